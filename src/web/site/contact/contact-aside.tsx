import type { ReactNode } from 'react';
import { contactPage } from '#shared/content/pages/contact.ts';
import { useProfile } from '#web/profile.tsx';
import { MailIcon, PhoneIcon } from '#web/ui/icons/contact.tsx';
import type { IconComponent } from '#web/ui/icons/icon.tsx';
import { CoverageMapButton } from '../coverage/coverage-map-button.tsx';
import { OpenBadge } from './open-badge.tsx';

const { email, phone, hours, location } = contactPage;

/** Every way to reach the business that is no form. */
export function ContactAside() {
  const profile = useProfile();
  return (
    <div className="grid gap-6 sm:max-lg:grid-cols-2">
      <Method
        Sign={MailIcon}
        {...email}
        href={`mailto:${profile.email}`}
        value={profile.email}
        badge={<span className={badgeClass}>{email.label}</span>}
      />
      <Method
        Sign={PhoneIcon}
        {...phone}
        href={`tel:${profile.phone.e164}`}
        value={profile.phone.display}
        badge={<OpenBadge />}
      />
      <section aria-labelledby="hours-heading" className={cardClass}>
        <h2 id="hours-heading" className="text-xl">
          {hours.heading}
        </h2>
        <dl className="mt-2">
          {profile.hours.map(({ label, hoursLabel }) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-4 border-line py-2.5 not-first:border-t"
            >
              <dt>{label}</dt>
              <dd className="font-semibold whitespace-nowrap">{hoursLabel}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="location-heading" className={cardClass}>
        <h2 id="location-heading" className="text-xl">
          {location.heading}
        </h2>
        <dl className="mt-2 mb-5">
          <Fact label={location.headquartersLabel} value={location.headquarters} />
          <Fact label={location.radiusLabel} value={location.radius(profile)} />
        </dl>
        <CoverageMapButton className="w-full" />
      </section>
    </div>
  );
}

interface MethodProps {
  Sign: IconComponent;
  heading: string;
  text: string;
  href: string;
  value: string;
  badge: ReactNode;
}

function Method({ Sign, heading, text, href, value, badge }: MethodProps) {
  return (
    <section aria-label={heading} className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="flex items-center gap-3 text-xl">
          <Sign className="text-teal" />
          {heading}
        </h2>
        {badge}
      </div>
      <a
        href={href}
        className="mt-1 flex min-h-11 w-fit items-center text-lg font-semibold text-teal underline underline-offset-4 hover:no-underline"
      >
        {value}
      </a>
      <p className="text-sm text-ink-soft">{text}</p>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line py-2.5 not-first:border-t">
      <dt>{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

const cardClass = 'rounded-card bg-white p-6 ring-1 ring-line';
const badgeClass = 'rounded-full bg-teal-wash px-3 py-0.5 text-sm font-semibold text-teal-deep';
