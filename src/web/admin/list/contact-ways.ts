import { mailtoUrl, smsUrl, telUrl } from '#shared/contact-urls.ts';
import { fillTemplate, type MessageTemplates } from '#shared/message-templates.ts';
import type { AnswerChannel } from '#shared/requests.ts';
import { type Addressee, templateValues } from '#shared/template-values.ts';
import { MailIcon, MessageIcon, PhoneIcon } from '#web/ui/icons/contact.tsx';
import { businessName } from '../business-name.ts';
import { markAnswered } from './mark-answered.ts';

/** Whom to contact. An empty phone or email is unknown. */
export interface Contact extends Addressee {
  phone: string;
  email: string;
  /** The lead that is answered by reaching them. */
  requestId?: number | null;
}

export interface Templates {
  messageTemplates: MessageTemplates;
  /** The number of the business. */
  phone: string;
}

/** Call, text and email, if known. Without `templates`, messages start blank. */
export function contactWays(contact: Contact, templates: Templates | undefined) {
  const { phone, email, requestId } = contact;
  const answer = (channel: AnswerChannel) => () => markAnswered(requestId, channel);
  const { text, emailSubject, emailBody } = templates?.messageTemplates ?? noTemplates;
  const values = templateValues(contact, {
    business: businessName(),
    origin: location.origin,
    phone: templates?.phone ?? '',
  });
  const fill = (template: string) => fillTemplate(template, values);
  return [
    ...(phone === ''
      ? []
      : [
          { label: 'Call', href: telUrl(phone), icon: PhoneIcon, onClick: answer('call') },
          { label: 'Text', href: smsUrl(phone, fill(text)), icon: MessageIcon, onClick: answer('text') },
        ]),
    ...(email === ''
      ? []
      : [
          {
            label: 'Email',
            href: mailtoUrl(email, { subject: fill(emailSubject), body: fill(emailBody) }),
            icon: MailIcon,
            onClick: answer('email'),
          },
        ]),
  ];
}

const noTemplates: MessageTemplates = { text: '', emailSubject: '', emailBody: '' };
