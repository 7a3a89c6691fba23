import type { ReactNode } from 'react';
import { useProfile } from '#web/profile.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { AreasMap } from './coverage/areas-map.tsx';

interface AreasProps {
  eyebrow: string;
  heading: string;
  text: string;
  /** A link or form to check other places. */
  children: ReactNode;
}

export function AreasSection({ children, ...heading }: AreasProps) {
  const { places, hasMap } = useProfile();
  const cities = places.filter(({ groups }) => groups.includes('home'));
  return (
    <Section id="areas">
      <div className={`grid items-center gap-10 ${hasMap ? 'lg:grid-cols-2 lg:gap-16' : ''}`}>
        <div>
          <SectionHeading section="areas" {...heading} />
          <ul className="mt-8 min-[20rem]:columns-2 gap-x-6 font-medium">
            {cities.map(({ name }) => (
              <li key={name} className="flex items-center gap-3 py-1">
                <span className="size-2.5 shrink-0 rounded-full bg-coral" />
                {name}
              </li>
            ))}
          </ul>
          <div className="mt-8">{children}</div>
        </div>
        <AreasMap />
      </div>
    </Section>
  );
}
