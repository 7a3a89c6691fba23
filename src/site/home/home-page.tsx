import { keywords } from '#company/catalog/keywords-texts.ts';
import { AreasSection } from '#company/coverage/site/areas-section.tsx';
import { WithCallBar } from '#company/frame/site/call-bar.tsx';
import { withFacts } from '#company/profile/business-facts.ts';
import { testimonialsOn } from '#company/profile/default-testimonials-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { homeComparison } from '#site/frame/illustrations.ts';
import { TestimonialsSection } from '#site/frame/testimonials-section.tsx';
import { homePage as content } from '#site/texts/home-page-texts.ts';
import { BeforeAfterSection } from '#visits/pairs/site/before-after-section.tsx';
import { ArticlesSection } from './articles-section.tsx';
import { localBusiness } from './business-json-ld.ts';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { HeroSection } from './hero-section.tsx';
import type { HomeData } from './home-data.ts';
import { ServicesSection } from './services-section.tsx';
import { TrustPoints } from './trust-points.tsx';
import { WhyChooseUsSection } from './why-choose-us-section.tsx';

function HomePage({ startingServices, pages, latestPosts, shownPair, ownTestimonials, ownFaqs }: HomeData) {
  const profile = useProfile();
  const { dirtyAlt, cleanAlt } = homeComparison(profile);
  return (
    <>
      <HeroSection startingServices={startingServices} pages={pages} />
      <WithCallBar>
        <TrustPoints />
        <ServicesSection startingServices={startingServices} pages={pages} />
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
      <ButtonLink href={paths.calculator} variant="sun">
        {checkLabel}
      </ButtonLink>
    </AreasSection>
  );
}

export const homePage = definePage<HomeData>({
  kind: 'static',
  path: paths.home,
  view: HomePage,
  script: 'src/site/enhance/typing.ts',
  head: (_data, origin, profile) => ({
    title: content.title,
    description: content.description,
    keywords: keywords.home,
    canonical: paths.home,
    jsonLd: [localBusiness(origin, profile)],
  }),
});
