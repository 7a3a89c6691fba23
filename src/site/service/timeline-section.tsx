import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { chairTimeline } from '#site/texts/chair-cleaning-page-texts.ts';
import { sumOfMinutes, takesExactly } from './example-service.ts';
import { HourDial } from './hour-dial.tsx';
import type { ServiceData } from './service-data.ts';

export function TimelineSection({ services }: ServiceData) {
  const { stops, dialLabel, example, ...heading } = chairTimeline;
  if (!takesExactly(services, example, sumOfMinutes(stops))) return null;
  return (
    <Section id="timeline" tone="dark">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading section="timeline" tone="dark" {...heading} />
          <div className="mt-10 max-lg:mx-auto max-lg:max-w-80">
            <HourDial minutes={stops.map(({ minutes }) => minutes)} label={dialLabel} />
          </div>
        </div>
        <ol>
          {stops.map(({ minutes, title, text }) => (
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
