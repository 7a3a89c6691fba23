import { CoverageMapButton } from '#company/coverage/site/coverage-map-button.tsx';
import { shownHours } from '#company/profile/shown-hours.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { contactPage } from '#site/texts/contact-page-texts.ts';
import { cardClass } from './contact-method.tsx';

const { hours, location } = contactPage;

export function HoursAndLocation() {
  const profile = useProfile();
  return (
    <>
      <section aria-labelledby="hours-heading" className={cardClass}>
        <h2 id="hours-heading" className="text-xl">
          {hours.heading}
        </h2>
        <dl className="mt-2">
          {shownHours(profile).map(({ label, hoursLabel }) => (
            <Fact key={label} label={label} value={hoursLabel} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="location-heading" className={cardClass}>
        <h2 id="location-heading" className="text-xl">
          {location.heading}
        </h2>
        <dl className="mt-2 mb-5">
          <Fact label={location.headquartersLabel} value={location.headquarters(profile)} />
          <Fact label={location.radiusLabel} value={location.radius(profile)} />
        </dl>
        <CoverageMapButton className="w-full" />
      </section>
    </>
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
