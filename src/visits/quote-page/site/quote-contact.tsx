import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { shownHours } from '#company/profile/shown-hours.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';
import { Terms } from './terms.tsx';

const { contact: texts } = quotePage;

/** How to reach the business. */
export function QuoteContact() {
  const profile = useProfile();
  return (
    <section
      aria-labelledby="contact-heading"
      className="rounded-card p-5 ring-1 ring-line sm:p-6 print:p-0 print:ring-0"
    >
      <h2 id="contact-heading" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 text-ink-soft">
        {texts.callOrWrite(profile.legalName)}
        <a href={`mailto:${profile.email}`} className="wrap-anywhere text-teal underline underline-offset-3">
          {profile.email}
        </a>
        .
      </p>
      <PhoneButton variant="quiet" className="mt-4 w-full print:justify-start print:px-0 print:ring-0" />
      <dl className="mt-4 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm text-ink-soft tabular-nums">
        {shownHours(profile).map(({ label, hoursLabel }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{hoursLabel}</dd>
          </div>
        ))}
      </dl>
      <Terms />
    </section>
  );
}
