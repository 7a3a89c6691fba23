import { homePage as content } from '#shared/content/pages/home.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { AreasSection } from './areas-section.tsx';
import { BeforeAfterSection } from './before-after-section.tsx';
import { localBusiness } from './business-json-ld.ts';
import { CallBar } from './call-bar.tsx';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { HeroSection } from './hero-section.tsx';
import type { HomeData } from './home-data.ts';
import { ServicesSection } from './services-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { TrustPoints } from './trust-points.tsx';
import { WhyChooseUsSection } from './why-choose-us-section.tsx';

function HomePage(data: HomeData) {
  return (
    <>
      <HeroSection {...data} />
      <TrustPoints />
      <ServicesSection {...data} />
      <BeforeAfterSection />
      <WhyChooseUsSection />
      <TestimonialsSection />
      <FaqSection />
      <AreasSection />
      <ContactSection />
      <CallBar />
    </>
  );
}

export const homePage = definePage<HomeData>({
  kind: 'static',
  path: paths.home,
  view: HomePage,
  head: (_data, origin) => ({
    title: content.title,
    description: content.description,
    canonical: paths.home,
    jsonLd: [localBusiness(origin)],
  }),
});
