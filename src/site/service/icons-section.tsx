import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { PointList } from './point-list.tsx';
import type { PointSectionProps } from './service-data.ts';

export function IconsSection({ id, section: { points, look, eyebrow, heading, text } }: PointSectionProps) {
  const isDark = look === 'icons-dark';
  return (
    <Section id={id} tone={isDark ? 'dark' : undefined}>
      <SectionHeading
        section={id}
        tone={isDark ? 'dark' : undefined}
        layout="split"
        {...{ eyebrow, heading, text }}
      />
      <div className="mt-10 lg:mt-12">
        <PointList points={points} tone={isDark ? 'dark' : 'light'} />
      </div>
    </Section>
  );
}
