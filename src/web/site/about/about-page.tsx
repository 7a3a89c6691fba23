import { withFacts } from '#shared/business-facts.ts';
import { keywords } from '#shared/content/keywords.ts';
import { aboutPage as content } from '#shared/content/pages/about.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { breadcrumbList } from '../breadcrumbs.tsx';
import { QuoteBand } from '../call-to-action.tsx';
import { CallBar } from '../home/call-bar.tsx';
import { AboutHero } from './about-hero.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { StatisticsBand } from './statistics-band.tsx';
import { StorySection } from './story-section.tsx';
import { ValuesSection } from './values-section.tsx';

function AboutPage() {
  return (
    <>
      <AboutHero />
      <StatisticsBand />
      <StorySection />
      <ValuesSection />
      <CredentialsSection />
      <QuoteBand {...content.quote} />
      <CallBar />
    </>
  );
}

export const aboutPage = definePage<object>({
  kind: 'static',
  hasOwnIcons: true,
  path: paths.about,
  view: AboutPage,
  head: (_data, origin, profile) => ({
    title: content.title,
    description: content.description,
    keywords: keywords.about,
    canonical: paths.about,
    jsonLd: [breadcrumbList(origin, { label: withFacts(content.crumb, profile), href: paths.about })],
  }),
});
