import { keywords } from '#company/catalog/keywords-texts.ts';
import { breadcrumbList } from '#company/frame/site/breadcrumbs.tsx';
import { CallBar } from '#company/frame/site/call-bar.tsx';
import { QuoteBand } from '#company/frame/site/call-to-action.tsx';
import { withFacts } from '#company/profile/business-facts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { aboutPage as content } from '#site/texts/about-page-texts.ts';
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
      <QuoteBand {...content.quote} text={content.quote.text(useProfile())} />
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
