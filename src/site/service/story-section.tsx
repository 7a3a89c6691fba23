import { Section, SectionHeading } from '#kit/ui/section.tsx';
import type { PointSectionProps } from './service-data.ts';

/** Longer texts, each with paragraphs. */
export function StorySection({ id, section: { points, eyebrow, heading, text } }: PointSectionProps) {
  return (
    <Section id={id} tone="sand">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHeading section={id} {...{ eyebrow, heading, text }} />
        </div>
        <div className="grid max-w-prose gap-10">
          {points.map(({ title, text }) => (
            <div key={title}>
              <h3 className="text-2xl">{title}</h3>
              {toParagraphs(text).map((paragraph) => (
                <p key={paragraph} className="mt-4">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

const toParagraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
