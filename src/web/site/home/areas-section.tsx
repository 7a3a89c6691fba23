import { places } from '#shared/content/coverage.ts';
import { homePage } from '#shared/content/pages/home.ts';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { AreasMap } from './areas-map.tsx';

const { areas } = homePage;
const cities = places.filter(({ groups }) => groups.includes('home'));

export function AreasSection() {
  return (
    <Section id="areas">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading section="areas" {...areas} />
          <ul className="mt-8 columns-2 gap-x-6 font-medium">
            {cities.map(({ slug, name }) => (
              <li key={slug} className="flex items-center gap-3 py-1">
                <span className="size-2.5 shrink-0 rounded-full bg-coral" />
                {name}
              </li>
            ))}
          </ul>
          <ButtonLink href={paths.calculator} className="mt-8">
            {areas.checkLabel}
          </ButtonLink>
        </div>
        <AreasMap />
      </div>
    </Section>
  );
}
