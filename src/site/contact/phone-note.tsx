import { useProfile } from '#company/profile/site/profile.tsx';
import { contactPage } from '#site/texts/contact-page-texts.ts';
import { MethodNote } from './contact-method.tsx';

/** When we answer the phone. */
export function PhoneNote() {
  return <MethodNote text={contactPage.phone(useProfile())} />;
}
