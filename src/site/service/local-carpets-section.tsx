import { timesFor } from '#company/catalog/visit-times.ts';
import { withFacts } from '#company/profile/business-facts.ts';
import { localCarpets } from '#company/profile/local-carpets-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { longestWait, recommended } from '#company/profile/visits-texts.ts';
import { filledText } from '#kit/text/filled-text.ts';
import { Section, SectionHeading } from '#kit/ui/section.tsx';

export function LocalCarpetsSection() {
  const profile = useProfile();
  if (!localCarpets || !profile.isKnownPlace) return null;
  const times = timesFor(profile.company.times, 'carpet');
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
