import type { ComponentType } from 'react';
import { getServiceKeywords } from '#company/catalog/keywords-texts.ts';
import { AreasSection } from '#company/coverage/site/areas-section.tsx';
import { WithCallBar } from '#company/frame/site/call-bar.tsx';
import { QuoteBand } from '#company/frame/site/call-to-action.tsx';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import { testimonialsOn } from '#company/profile/default-testimonials-texts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { calculatorFor, paths } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { TestimonialsSection } from '#site/frame/testimonials-section.tsx';
import { carpetCleaning } from '#site/texts/carpet-cleaning-page-texts.ts';
import { chairCleaning } from '#site/texts/chair-cleaning-page-texts.ts';
import { couchCleaning } from '#site/texts/couch-cleaning-page-texts.ts';
import { mattressCleaning } from '#site/texts/mattress-cleaning-page-texts.ts';
import {
  getAreas,
  neutralPage,
  replyPromise,
  type ServicePageContent,
} from '#site/texts/service-page-texts.ts';
import { BeforeAfterSection } from '#visits/pairs/site/before-after-section.tsx';
import { CareTagsSection } from './care-tags-section.tsx';
import { categoryShareImage } from './category-share-image.ts';
import { EmergencySection } from './emergency-section.tsx';
import { HealthSections } from './health-sections.tsx';
import { LocalCarpetsSection } from './local-carpets-section.tsx';
import { withOwnTexts } from './own-texts.ts';
import { PointsSection } from './points-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { ProcessSection } from './process-section.tsx';
import type { ServiceData } from './service-data.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceHero } from './service-hero.tsx';
import { serviceJsonLd } from './service-json-ld.ts';
import { ServiceZipForm } from './service-zip-form.tsx';
import { TimelineSection } from './timeline-section.tsx';

interface OwnPage {
  content: ServicePageContent;
  /** Rendered after the process. */
  AfterProcess?: ComponentType<ServiceData>;
  /** Rendered after the reviews. */
  AfterReviews?: ComponentType;
}

/** Pages with texts of their own. */
const ownPages: Record<string, OwnPage> = {
  couch: { content: couchCleaning, AfterProcess: CareTagsSection },
  chair: { content: chairCleaning, AfterProcess: TimelineSection },
  carpet: { content: carpetCleaning, AfterReviews: LocalCarpetsSection },
  mattress: { content: mattressCleaning, AfterProcess: HealthSections, AfterReviews: EmergencySection },
};

function getPage(category: OfferedCategory, { page }: ServiceData): OwnPage {
  const usual = findEntry(ownPages, category.slug) ?? { content: neutralPage(category) };
  return { ...usual, content: withOwnTexts(usual.content, page) };
}

/** The loader lets only those through that are offered. */
const getCategory = ({ categories }: Pick<Profile, 'categories'>, { category }: ServiceData) =>
  categories.find(({ slug }) => slug === category)!;

function ServicePage(data: ServiceData) {
  const profile = useProfile();
  const category = getCategory(profile, data);
  const { content, AfterProcess, AfterReviews } = getPage(category, data);
  const { slug } = category;
  return (
    <>
      <ServiceHero category={category} content={content} services={data.services} />
      <WithCallBar href={calculatorFor(slug)}>
        <ServiceFacts category={slug} />
        <PricesSection {...data} category={category} content={content} />
        <ProcessSection category={slug} process={content.process} services={data.services} />
        {AfterProcess && <AfterProcess {...data} />}
        {data.page?.points && <PointsSection {...data.page.points} />}
        <BeforeAfterSection category={slug} pair={data.shownPair} {...content.beforeAfter} />
        <TestimonialsSection
          {...content.reviews}
          testimonials={testimonialsOn(slug, data.ownTestimonials, [slug])}
        />
        {AfterReviews && <AfterReviews />}
        <AreasSection {...getAreas(content.areas, profile)}>
          <ServiceZipForm category={slug} />
        </AreasSection>
        <QuoteBand
          {...content.quote}
          text={`${content.quote.text(profile)} ${replyPromise(profile)}`}
          href={calculatorFor(slug)}
        />
      </WithCallBar>
    </>
  );
}

/** The page of every category. */
export const servicePage = definePage<ServiceData>({
  kind: 'static',
  script: 'src/site/enhance/hero-video.ts',
  path: paths.service(':page'),
  view: ServicePage,
  head: (data, origin, profile) => {
    const category = getCategory(profile, data);
    const { content } = getPage(category, data);
    return {
      title: content.title,
      description: content.description,
      keywords: getServiceKeywords(category),
      canonical: paths.service(category.pageSlug),
      image: categoryShareImage(category, profile),
      jsonLd: serviceJsonLd(category, content.description, data, origin, profile),
    };
  },
});
