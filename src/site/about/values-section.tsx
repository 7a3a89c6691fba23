import { useProfile } from '#company/profile/site/profile.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { aboutPage } from '#site/texts/about-page-texts.ts';

const { values } = aboutPage;

export function ValuesSection() {
  const profile = useProfile();
  return (
    <Section id="values" tone="sand">
      <SectionHeading section="values" eyebrow={values.eyebrow} heading={values.heading} />
      <ul className="mt-10 grid gap-5 lg:mt-12 lg:grid-cols-3 lg:gap-6">
        {values.list(profile).map(({ icon, title, text }) => (
          <li key={title} className="rounded-picture bg-white p-6 shadow-soft ring-1 ring-line/60 lg:p-8">
            <span className="grid size-12 place-items-center rounded-full bg-teal-wash text-teal">
              <NamedIcon name={icon} />
            </span>
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
