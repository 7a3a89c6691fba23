import { mailtoUrl, smsUrl, telUrl } from '#shared/contact-urls.ts';
import { fillTemplate, type MessageTemplates } from '#shared/message-templates.ts';
import { type Addressee, templateValues } from '#shared/template-values.ts';
import { MailIcon, MessageIcon, PhoneIcon } from '#web/ui/icons/contact.tsx';

/** Whom to contact. An empty phone or email is unknown. */
export interface Contact extends Addressee {
  phone: string;
  email: string;
}

export interface Templates {
  messageTemplates: MessageTemplates;
  /** The number of the business. */
  phone: string;
}

/** Call, text and email, if known. Without `templates`, messages start blank. */
export function contactWays(contact: Contact, templates: Templates | undefined) {
  const { phone, email } = contact;
  const { text, emailSubject, emailBody } = templates?.messageTemplates ?? noTemplates;
  const values = templateValues(contact, { origin: location.origin, phone: templates?.phone ?? '' });
  const fill = (template: string) => fillTemplate(template, values);
  return [
    ...(phone === ''
      ? []
      : [
          { label: 'Call', href: telUrl(phone), icon: PhoneIcon },
          { label: 'Text', href: smsUrl(phone, fill(text)), icon: MessageIcon },
        ]),
    ...(email === ''
      ? []
      : [
          {
            label: 'Email',
            href: mailtoUrl(email, { subject: fill(emailSubject), body: fill(emailBody) }),
            icon: MailIcon,
          },
        ]),
  ];
}

const noTemplates: MessageTemplates = { text: '', emailSubject: '', emailBody: '' };
