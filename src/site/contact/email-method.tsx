import { useProfile } from '#company/profile/site/profile.tsx';
import { MailIcon } from '#kit/ui/icons/contact.tsx';
import { contactPage } from '#site/texts/contact-page-texts.ts';
import { ContactMethod, MethodNote } from './contact-method.tsx';

export function EmailMethod() {
  const profile = useProfile();
  const { heading, text, label } = contactPage.email;
  return (
    <ContactMethod
      Icon={MailIcon}
      heading={heading}
      note={<MethodNote text={text(profile)} />}
      href={`mailto:${profile.email}`}
      value={profile.email}
      badge={<span className={badgeClass}>{label(profile)}</span>}
    />
  );
}

const badgeClass = 'rounded-full bg-teal-wash px-3 py-0.5 text-sm font-semibold text-teal-deep';
