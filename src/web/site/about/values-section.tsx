import { aboutPage } from '#shared/content/pages/about.ts';
import { useProfile } from '#web/profile.tsx';
import { UserIcon } from '#web/ui/icons/office.tsx';
import { ShieldIcon, SparkleIcon } from '#web/ui/icons/status.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';

const { values } = aboutPage;
const icons = { person: UserIcon, shield: ShieldIcon, sparkle: SparkleIcon };

export function ValuesSection() {
  const profile = useProfile();
  return (
    <Section id="values" tone="sand">
      <SectionHeading section="values" eyebrow={values.eyebrow} heading={values.heading} />
      <ul className="mt-10 grid gap-5 lg:mt-12 lg:grid-cols-3 lg:gap-6">
        {values.list(profile).map(({ icon, title, text }) => {
          const ValueIcon = icons[icon];
          return (
            <li key={title} className="rounded-picture bg-white p-6 shadow-soft ring-1 ring-line/60 lg:p-8">
              <span className="grid size-12 place-items-center rounded-full bg-teal-wash text-teal">
                <ValueIcon />
              </span>
              <h3 className="mt-5 text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
