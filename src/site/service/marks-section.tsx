import { Section, SectionHeading } from '#kit/ui/section.tsx';
import type { PointSectionProps } from './service-data.ts';

/** Such as the letters of care tags. */
export function MarksSection({ id, section: { points, note, eyebrow, heading, text } }: PointSectionProps) {
  return (
    <Section id={id} tone="dark">
      <SectionHeading section={id} tone="dark" layout="split" {...{ eyebrow, heading, text }} />
      <dl className="mt-10 grid gap-x-12 sm:grid-cols-2 lg:mt-12">
        {points.map(({ mark, title, text }) => (
          <div key={title} className="grid grid-cols-[6.5rem_1fr] border-t border-white/20 py-6">
            <dt className="font-display text-h2 leading-none font-bold text-sun">{mark}</dt>
            <dd>
              <p className="font-display text-xl font-bold">{title}</p>
              <p className="mt-1 text-mint">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="border-t border-white/20 pt-6 text-mint">{note}</p>}
    </Section>
  );
}
