import { contactPage } from '#shared/content/pages/contact.ts';
import { useProfile } from '#web/profile.tsx';
import { MailIcon } from '#web/ui/icons/contact.tsx';
import { ContactMethod, MethodNote } from './contact-method.tsx';

export function EmailMethod() {
  const profile = useProfile();
  const { heading, text, label } = contactPage.email;
  return (
    <ContactMethod
      Icon={MailIcon}
      heading={heading}
      note={<MethodNote text={text} />}
      href={`mailto:${profile.email}`}
      value={profile.email}
      badge={<span className={badgeClass}>{label(profile)}</span>}
    />
  );
}

const badgeClass = 'rounded-full bg-teal-wash px-3 py-0.5 text-sm font-semibold text-teal-deep';
