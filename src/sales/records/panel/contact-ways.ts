import { businessName } from '#company/profile/panel/business-name.ts';
import { fillTemplate, type MessageTemplates, templatesIn } from '#company/templates/message-templates.ts';
import { type Addressee, templateValues } from '#company/templates/template-values.ts';
import type { Language } from '#kit/language/language.ts';
import { mailtoUrl, smsUrl, telUrl } from '#kit/text/contact-urls.ts';
import { MailIcon, MessageIcon, PhoneIcon } from '#kit/ui/icons/contact.tsx';
import type { AnswerChannel } from '#sales/requests/requests.ts';
import { markAnswered } from './mark-answered.ts';

/** Whom to contact. An empty phone or email is unknown. */
export interface Contact extends Addressee {
  phone: string;
  email: string;
  /** The customer's, where it is known. */
  language?: Language;
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
  const { phone, email, requestId, language = 'en' } = contact;
  const answer = (channel: AnswerChannel) => () => markAnswered(requestId, channel);
  const { text, emailSubject, emailBody } = templates
    ? templatesIn(templates.messageTemplates, language)
    : noTemplates;
  const values = templateValues(contact, {
    business: businessName(),
    origin: location.origin,
    phone: templates?.phone ?? '',
    ...(language !== 'en' && { language, moreItems: (count: number) => `+${count}` }),
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

const noTemplates = { text: '', emailSubject: '', emailBody: '' };
