import { withFacts } from '#company/profile/business-facts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Container } from '#kit/ui/container.tsx';
import { aboutPage } from '#site/texts/about-page-texts.ts';

const { statistics } = aboutPage;

export function StatisticsBand() {
  const profile = useProfile();
  const list = statistics.list(profile.claims);
  if (list.length === 0) return null;
  return (
    <section
      aria-label={withFacts(statistics.label, profile)}
      className="on-dark bg-teal-deep py-10 text-white lg:py-14"
    >
      <Container>
        <dl className="grid min-[20rem]:grid-cols-2 gap-x-8 gap-y-7 lg:auto-cols-fr lg:grid-flow-col">
          {list.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-mint">{label}</dt>
              <dd className="font-display text-h2 font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
