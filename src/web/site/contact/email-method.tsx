import { contactPage } from '#shared/content/pages/contact.ts';
import { useProfile } from '#web/profile.tsx';
import { MailIcon } from '#web/ui/icons/contact.tsx';
import { ContactMethod } from './contact-method.tsx';

export function EmailMethod() {
  const profile = useProfile();
  return (
    <ContactMethod
      Icon={MailIcon}
      {...contactPage.email}
      href={`mailto:${profile.email}`}
      value={profile.email}
      badge={<span className={badgeClass}>{contactPage.email.label}</span>}
    />
  );
}

const badgeClass = 'rounded-full bg-teal-wash px-3 py-0.5 text-sm font-semibold text-teal-deep';
