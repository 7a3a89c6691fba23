import { contactPage } from '#shared/content/pages/contact.ts';
import { useProfile } from '#web/profile.tsx';
import { MethodNote } from './contact-method.tsx';

/** When we answer the phone. */
export function PhoneNote() {
  return <MethodNote text={contactPage.phone(useProfile())} />;
}
