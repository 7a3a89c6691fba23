import type { ComponentType } from 'react';
import { keywords } from '#shared/content/keywords.ts';
import { areasOf, replyPromise, type ServicePageContent } from '#shared/content/pages/service.ts';
import { serviceTestimonials } from '#shared/content/testimonials.ts';
import { calculatorFor, files, servicePaths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { useProfile } from '#web/profile.tsx';
import { AreasSection } from '../areas-section.tsx';
import { BeforeAfterSection } from '../before-after-section.tsx';
import { CallBar } from '../home/call-bar.tsx';
import { QuoteBand } from '../quote-band.tsx';
import { TestimonialsSection } from '../testimonials-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { ProcessSection } from './process-section.tsx';
import type { ServiceData } from './service-data.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceHero } from './service-hero.tsx';
import { serviceJsonLd } from './service-json-ld.ts';
import { ServiceZipForm } from './service-zip-form.tsx';

interface OwnSections {
  /** Follows the process. */
  AfterProcess?: ComponentType;
  /** Follows the reviews. */
  AfterReviews?: ComponentType;
}

/** The skeleton of the four service pages; what only one of them has comes in as sections. */
export function defineServicePage(content: ServicePageContent, { AfterProcess, AfterReviews }: OwnSections) {
  const { category } = content;

  function ServicePage(data: ServiceData) {
    const profile = useProfile();
    return (
      <>
        <ServiceHero content={content} services={data.services} />
        <ServiceFacts category={category} />
        <PricesSection content={content} {...data} />
        <ProcessSection process={content.process} />
        {AfterProcess && <AfterProcess />}
        <BeforeAfterSection category={category} {...content.beforeAfter} />
        <TestimonialsSection {...content.reviews} testimonials={serviceTestimonials[category]} />
        {AfterReviews && <AfterReviews />}
        <AreasSection {...areasOf(content.areas, profile)}>
          <ServiceZipForm category={category} />
        </AreasSection>
        <QuoteBand
          {...content.quote}
          text={`${content.quote.text} ${replyPromise(profile)}`}
          href={calculatorFor(category)}
        />
        <CallBar href={calculatorFor(category)} />
      </>
    );
  }

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
      image: files.sharePicture(`${category}-clean`),
      jsonLd: serviceJsonLd(content, data, origin, profile),
    }),
  });
}
