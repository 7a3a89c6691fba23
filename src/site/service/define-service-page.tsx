import type { ComponentType } from 'react';
import { keywords } from '#company/catalog/keywords-texts.ts';
import { AreasSection } from '#company/coverage/site/areas-section.tsx';
import { WithCallBar } from '#company/frame/site/call-bar.tsx';
import { QuoteBand } from '#company/frame/site/call-to-action.tsx';
import { findSharePicture } from '#company/pictures/site/share-picture.ts';
import { testimonialsOn } from '#company/profile/default-testimonials-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { calculatorFor, servicePaths } from '#kit/paths/paths.ts';
import { TestimonialsSection } from '#site/frame/testimonials-section.tsx';
import { getAreas, replyPromise, type ServicePageContent } from '#site/texts/service-page-texts.ts';
import { BeforeAfterSection } from '#visits/pairs/site/before-after-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { ProcessSection } from './process-section.tsx';
import type { ServiceData } from './service-data.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceHero } from './service-hero.tsx';
import { serviceJsonLd } from './service-json-ld.ts';
import { ServiceZipForm } from './service-zip-form.tsx';

interface OwnSections {
  /** Rendered after the process. */
  AfterProcess?: ComponentType<ServiceData>;
  /** Rendered after the reviews. */
  AfterReviews?: ComponentType;
}

/** Defines one of the four service pages; `OwnSections` are what only that page has. */
export function defineServicePage(content: ServicePageContent, { AfterProcess, AfterReviews }: OwnSections) {
  const { category } = content;

  const Hero = ({ services }: Pick<ServiceData, 'services'>) => (
    <ServiceHero content={content} services={services} />
  );
  const Prices = (data: ServiceData) => <PricesSection content={content} {...data} />;
  const Areas = () => (
    <AreasSection {...getAreas(content.areas, useProfile())}>
      <ServiceZipForm category={category} />
    </AreasSection>
  );
  const Quote = () => {
    const profile = useProfile();
    const text = `${content.quote.text(profile)} ${replyPromise(profile)}`;
    return <QuoteBand {...content.quote} text={text} href={calculatorFor(category)} />;
  };

  const ServicePage = (data: ServiceData) => (
    <>
      <Hero services={data.services} />
      <WithCallBar href={calculatorFor(category)}>
        <ServiceFacts category={category} />
        <Prices {...data} />
        <ProcessSection content={content} services={data.services} />
        {AfterProcess && <AfterProcess {...data} />}
        <BeforeAfterSection category={category} pair={data.shownPair} {...content.beforeAfter} />
        <TestimonialsSection
          {...content.reviews}
          testimonials={testimonialsOn(category, data.ownTestimonials, [category])}
        />
        {AfterReviews && <AfterReviews />}
        <Areas />
        <Quote />
      </WithCallBar>
    </>
  );

  return definePage<ServiceData>({
    kind: 'static',
    script: 'src/site/enhance/hero-video.ts',
    path: servicePaths[category],
    view: ServicePage,
    head: (data, origin, profile) => ({
      title: content.title,
      description: content.description,
      keywords: keywords.services[category],
      canonical: servicePaths[category],
      image: findSharePicture(profile.pictures?.[category], `${category}-clean`),
      jsonLd: serviceJsonLd(content, data, origin, profile),
    }),
  });
}
