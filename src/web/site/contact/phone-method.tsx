import type { ReactNode } from 'react';
import { contactPhone } from '#shared/content/pages/contact-form.ts';
import { KeepServerHtml } from '#web/keep-server-html.tsx';
import { useProfile } from '#web/profile.tsx';
import { PhoneIcon } from '#web/ui/icons/contact.tsx';
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
