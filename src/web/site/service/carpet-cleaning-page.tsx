import { withFacts } from '#shared/business-facts.ts';
import { localCarpets } from '#shared/content/local-carpets.ts';
import { carpetCleaning } from '#shared/content/pages/carpet-cleaning.ts';
import { longestWait, recommended } from '#shared/content/visits.ts';
import { filledText } from '#shared/filled-text.ts';
import { useProfile } from '#web/profile.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { defineServicePage } from './define-service-page.tsx';

export const carpetCleaningPage = defineServicePage(carpetCleaning, { AfterReviews: LocalCarpetsSection });

function LocalCarpetsSection() {
  const profile = useProfile();
  if (!localCarpets || !profile.isKnownPlace) return null;
  const times = profile.company.times.carpet;
  const { parts, ...heading } = filledText(withFacts(localCarpets, profile), {
    recommended: recommended(times),
    longestWait: longestWait(times),
  });
  return (
    <Section id="local" tone="sand">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHeading section="local" {...heading} />
        </div>
        <div className="grid max-w-prose gap-10">
          {parts.map(({ heading, paragraphs }) => (
            <div key={heading}>
              <h3 className="text-2xl">{heading}</h3>
              {paragraphs.map((paragraph) => (
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
