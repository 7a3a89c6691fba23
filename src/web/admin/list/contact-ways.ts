import { phoneLink } from '#shared/phone.ts';
import { MailIcon, MessageIcon, PhoneIcon } from '#web/ui/icons/contact.tsx';

/** How a customer can be reached. An empty text is not given. */
export interface Contact {
  phone: string;
  email: string;
}

/** Call, text and email, as far as the customer gave them. */
export const contactWays = ({ phone, email }: Contact) => [
  ...(phone === ''
    ? []
    : [
        { label: 'Call', href: `tel:${phoneLink(phone)}`, icon: PhoneIcon },
        { label: 'Text', href: `sms:${phoneLink(phone)}`, icon: MessageIcon },
      ]),
  ...(email === '' ? [] : [{ label: 'Email', href: `mailto:${email}`, icon: MailIcon }]),
];
