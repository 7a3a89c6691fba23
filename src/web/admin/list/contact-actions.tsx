import { phoneLink } from '#shared/phone.ts';
import { MailIcon, MessageIcon, PhoneIcon } from '#web/ui/icons/contact.tsx';
import { ActionLink } from '../ui/action.tsx';

interface ContactActionsProps {
  name: string;
  /** Empty text: not given, and no link. */
  phone: string;
  email: string;
}

/** Call, text and write, as far as the customer left a way. */
export function ContactActions({ name, phone, email }: ContactActionsProps) {
  return (
    <>
      {phone !== '' && (
        <>
          <ActionLink label="Call" about={name} icon={PhoneIcon} href={`tel:${phoneLink(phone)}`} />
          <ActionLink label="Text" about={name} icon={MessageIcon} href={`sms:${phoneLink(phone)}`} />
        </>
      )}
      {email !== '' && <ActionLink label="Email" about={name} icon={MailIcon} href={`mailto:${email}`} />}
    </>
  );
}
