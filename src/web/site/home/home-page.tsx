import { withFacts } from '#shared/business-facts.ts';
import { testimonialsOn } from '#shared/content/default-testimonials.ts';
import { keywords } from '#shared/content/keywords.ts';
import { homePage as content } from '#shared/content/pages/home.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { useProfile } from '#web/profile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { AreasSection } from '../areas-section.tsx';
import { BeforeAfterSection } from '../before-after-section.tsx';
import { comparisonAlts } from '../illustrations.ts';
import { TestimonialsSection } from '../testimonials-section.tsx';
import { ArticlesSection } from './articles-section.tsx';
import { localBusiness } from './business-json-ld.ts';
import { WithCallBar } from './call-bar.tsx';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { HeroSection } from './hero-section.tsx';
import type { HomeData } from './home-data.ts';
import { ServicesSection } from './services-section.tsx';
import { TrustPoints } from './trust-points.tsx';
import { WhyChooseUsSection } from './why-choose-us-section.tsx';

function HomePage({ startingServices, latestPosts, shownPair, ownTestimonials, ownFaqs }: HomeData) {
  const profile = useProfile();
  const { dirtyAlt, cleanAlt } = comparisonAlts(profile);
  return (
    <>
      <HeroSection startingServices={startingServices} />
      <WithCallBar>
        <TrustPoints />
        <ServicesSection startingServices={startingServices} />
        <BeforeAfterSection
          category={profile.mainCategory}
          pair={shownPair}
          {...content.beforeAfter}
          dirtyAlt={dirtyAlt}
          cleanAlt={cleanAlt}
        />
        <WhyChooseUsSection />
        <TestimonialsSection
          {...content.testimonials}
          testimonials={testimonialsOn('home', ownTestimonials, profile.company.categories)}
        />
        <FaqSection ownFaqs={ownFaqs} />
        <ArticlesSection latestPosts={latestPosts} />
        <Areas />
        <ContactSection />
      </WithCallBar>
    </>
  );
}

function Areas() {
  const profile = useProfile();
  const { checkLabel, heading, ...section } = withFacts(content.areas, profile);
  return (
    <AreasSection {...section} heading={heading(profile)}>
      <ButtonLink href={paths.calculator}>{checkLabel}</ButtonLink>
    </AreasSection>
  );
}

export const homePage = definePage<HomeData>({
  kind: 'static',
  path: paths.home,
  view: HomePage,
  script: 'src/web/enhance/typing.ts',
  head: (_data, origin, profile) => ({
    title: content.title,
    description: content.description,
    keywords: keywords.home,
    canonical: paths.home,
    jsonLd: [localBusiness(origin, profile)],
  }),
});
