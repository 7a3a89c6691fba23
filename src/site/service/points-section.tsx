import type { CategoryPage } from '#company/categories/category-pages.ts';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { PointList } from './point-list.tsx';

/** The owner's own points, such as what changes when it is clean. */
export function PointsSection({ points, ...heading }: NonNullable<CategoryPage['points']>) {
  return (
    <Section id="points" tone="sand">
      <SectionHeading section="points" layout="split" {...heading} />
      <div className="mt-10 lg:mt-12">
        <PointList points={points} />
      </div>
    </Section>
  );
}
