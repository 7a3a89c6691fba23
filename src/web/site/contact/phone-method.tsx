import { contactPhone } from '#shared/content/pages/contact-form.ts';
import { useProfile } from '#web/profile.tsx';
import { PhoneIcon } from '#web/ui/icons/contact.tsx';
import { ContactMethod } from './contact-method.tsx';
import { OpenBadge } from './open-badge.tsx';

export function PhoneMethod() {
  const { phone } = useProfile();
  return (
    <ContactMethod
      Icon={PhoneIcon}
      {...contactPhone}
      href={`tel:${phone.e164}`}
      value={phone.display}
      badge={<OpenBadge />}
    />
  );
}
