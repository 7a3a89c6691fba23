import { useProfile } from '#company/profile/site/profile.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { mattressBenefits, mattressHazards } from '#site/texts/mattress-cleaning-page-texts.ts';
import { PointList } from './point-list.tsx';

export function HealthSections() {
  const profile = useProfile();
  const { points: hazards, ...hazardsHeading } = mattressHazards;
  const { points: benefits, ...benefitsHeading } = mattressBenefits;
  return (
    <>
      <Section id="hazards" tone="dark">
        <SectionHeading section="hazards" tone="dark" layout="split" {...hazardsHeading} />
        <div className="mt-10 lg:mt-12">
          <PointList points={hazards(profile)} tone="dark" />
        </div>
      </Section>
      <Section id="benefits">
        <SectionHeading section="benefits" layout="split" {...benefitsHeading} />
        <div className="mt-10 lg:mt-12">
          <PointList points={benefits} />
        </div>
      </Section>
    </>
  );
}
