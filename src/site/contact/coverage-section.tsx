import { getPosition } from '#company/coverage/coverage-map-texts.ts';
import type { Place } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { MapPinIcon } from '#kit/ui/icons/contact.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { contactPage } from '#site/texts/contact-page-texts.ts';

const { eyebrow, text } = contactPage.coverage;

export function CoverageSection() {
  // From north to south; places without a position on the map come last.
  const profile = useProfile();
  const areas = profile.places
    .filter(({ groups }) => groups.includes('contact'))
    .toSorted((a, b) => (profile.hasMap ? northing(a) - northing(b) : 0));
  if (areas.length === 0) return null;
  return (
    <Section id="coverage" tone="sand">
      <SectionHeading section="coverage" layout="split" eyebrow={eyebrow} {...text(profile)} />
      <ul className="mt-10 grid gap-3 min-[22rem]:grid-cols-2 md:grid-cols-4">
        {areas.map(({ name, label = name }) => (
          <li
            key={name}
            className="flex min-h-13 items-center gap-3 rounded-input bg-white px-4 py-2 font-medium"
          >
            <MapPinIcon className="size-5 text-coral" />
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const northing = (place: Place) => getPosition(place)?.[1] ?? Number.MAX_SAFE_INTEGER;
