import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { servicePages } from '#site/texts/service-page-texts.ts';
import { sumOfMinutes, takesExactly } from './example-service.ts';
import { HourDial } from './hour-dial.tsx';
import type { PointSectionProps } from './service-data.ts';

/** The parts of a service that takes an hour. Absent where none takes exactly these minutes. */
export function ClockSection({ id, section, services }: PointSectionProps) {
  const { points, example, eyebrow, heading, text } = section;
  if (!takesExactly(services, example, sumOfMinutes(points))) return null;
  const minutes = points.map((point) => point.minutes ?? 0);
  return (
    <Section id={id} tone="dark">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading section={id} tone="dark" {...{ eyebrow, heading, text }} />
          {sumOfMinutes(points) === 60 && (
            <div className="mt-10 max-lg:mx-auto max-lg:max-w-80">
              <HourDial minutes={minutes} label={servicePages.dialLabel(minutes)} />
            </div>
          )}
        </div>
        <ol>
          {points.map(({ minutes, title, text }) => (
            <li key={title} className="grid grid-cols-[6.5rem_1fr] border-t border-white/20 py-5">
              <p className="text-mint">
                <span className="font-display text-h2 leading-none font-bold text-white">{minutes}</span> min
              </p>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-mint">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
