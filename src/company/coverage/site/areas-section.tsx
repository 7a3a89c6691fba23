import type { ReactNode } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { AreasMap } from './areas-map.tsx';

interface AreasProps {
  eyebrow: string;
  heading: string;
  text: string;
  /** A link or form to check other places. */
  children: ReactNode;
}

/** The cities beside the map of the area; without a map they have its place. */
export function AreasSection({ children, ...heading }: AreasProps) {
  const { places, hasMap } = useProfile();
  const cities = places.filter(({ groups }) => groups.includes('home'));
  const list = (className: string) => (
    <ul className={`flex flex-wrap gap-x-6 font-medium lg:block lg:columns-2 ${className}`}>
      {cities.map(({ name, label = name }) => (
        <li key={name} className="flex items-center gap-2 py-0.5">
          <span className="size-2.5 shrink-0 rounded-full bg-coral" />
          {label}
        </li>
      ))}
    </ul>
  );
  return (
    <Section id="areas">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading section="areas" {...heading} />
          {hasMap && list('mt-6')}
          <div className="mt-6">{children}</div>
        </div>
        {hasMap ? <AreasMap className="max-md:hidden" /> : cities.length > 0 && list(cardClass)}
      </div>
    </Section>
  );
}

const cardClass = 'rounded-picture bg-white p-6 shadow-soft ring-1 ring-line/60 sm:p-8 lg:p-10';
