import { keywords } from '#shared/content/keywords.ts';
import { homePage as content } from '#shared/content/pages/home.ts';
import { testimonials } from '#shared/content/testimonials.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { Part } from '#web/part.tsx';
import { useProfile } from '#web/profile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { AreasSection } from '../areas-section.tsx';
import { BeforeAfterSection } from '../before-after-section.tsx';
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

function HomePage({ startingServices, latestPosts }: HomeData) {
  return (
    <>
      <Part of={HeroSection} startingServices={startingServices} />
      <WithCallBar>
        <Part of={TrustPoints} />
        <Part of={ServicesSection} startingServices={startingServices} />
        <Part of={BeforeAfterSection} category="couch" {...content.beforeAfter} />
        <Part of={WhyChooseUsSection} />
        <Part of={TestimonialsSection} {...content.testimonials} testimonials={testimonials} />
        <Part of={FaqSection} />
        <Part of={ArticlesSection} latestPosts={latestPosts} />
        <Part of={Areas} />
        <Part of={ContactSection} />
      </WithCallBar>
    </>
  );
}

function Areas() {
  const profile = useProfile();
  const { checkLabel, heading, ...section } = content.areas;
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
  head: (_data, origin, profile) => ({
    title: content.title,
    description: content.description,
    keywords: keywords.home,
    canonical: paths.home,
    jsonLd: [localBusiness(origin, profile)],
  }),
});
