import type { ComponentType } from 'react';
import { testimonialsOn } from '#shared/content/default-testimonials.ts';
import { keywords } from '#shared/content/keywords.ts';
import { areasOf, replyPromise, type ServicePageContent } from '#shared/content/pages/service.ts';
import { calculatorFor, servicePaths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { useProfile } from '#web/profile.tsx';
import { sharePictureOf } from '#web/share-picture.ts';
import { AreasSection } from '../areas-section.tsx';
import { BeforeAfterSection } from '../before-after-section.tsx';
import { QuoteBand } from '../call-to-action.tsx';
import { WithCallBar } from '../home/call-bar.tsx';
import { TestimonialsSection } from '../testimonials-section.tsx';
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
    <AreasSection {...areasOf(content.areas, useProfile())}>
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
    script: 'src/web/enhance/hero-video.ts',
    path: servicePaths[category],
    view: ServicePage,
    head: (data, origin, profile) => ({
      title: content.title,
      description: content.description,
      keywords: keywords.services[category],
      canonical: servicePaths[category],
      image: sharePictureOf(profile.pictures?.[category], `${category}-clean`),
      jsonLd: serviceJsonLd(content, data, origin, profile),
    }),
  });
}
