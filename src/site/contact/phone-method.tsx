import type { ReactNode } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { KeepServerHtml } from '#kit/pages/keep-server-html.tsx';
import { PhoneIcon } from '#kit/ui/icons/contact.tsx';
import { contactPhone } from '#sales/contact/contact-form-page-texts.ts';
import { ContactMethod } from './contact-method.tsx';
import { OpenBadge } from './open-badge.tsx';

export function PhoneMethod({ note }: { note: ReactNode }) {
  const { phone } = useProfile();
  return (
    <ContactMethod
      Icon={PhoneIcon}
      heading={contactPhone.heading}
      note={<KeepServerHtml part="phoneNote">{note}</KeepServerHtml>}
      href={`tel:${phone.e164}`}
      value={phone.display}
      badge={<OpenBadge />}
    />
  );
}
