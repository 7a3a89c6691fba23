import { getServiceKeywords } from '#company/catalog/keywords-texts.ts';
import { AreasSection } from '#company/coverage/site/areas-section.tsx';
import { WithCallBar } from '#company/frame/site/call-bar.tsx';
import { QuoteBand } from '#company/frame/site/call-to-action.tsx';
import { comparisonAlts } from '#company/pictures/drawn-pictures-texts.ts';
import { testimonialsOn } from '#company/profile/default-testimonials-texts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { calculatorFor, paths } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { TestimonialsSection } from '#site/frame/testimonials-section.tsx';
import { replyPromise } from '#site/texts/service-page-texts.ts';
import { BeforeAfterSection } from '#visits/pairs/site/before-after-section.tsx';
import { categoryShareImage } from './category-share-image.ts';
import { pageContent } from './page-content.ts';
import { PointSections } from './point-sections.tsx';
import { PricesSection } from './prices-section.tsx';
import { ProcessSection } from './process-section.tsx';
import type { ServiceData } from './service-data.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceHero } from './service-hero.tsx';
import { serviceJsonLd } from './service-json-ld.ts';
import { ServiceZipForm } from './service-zip-form.tsx';

/** The loader lets only those through that are offered. */
const getCategory = ({ categories }: Pick<Profile, 'categories'>, { category, unlisted }: ServiceData) =>
  unlisted ?? categories.find(({ slug }) => slug === category)!;

function ServicePage(data: ServiceData) {
  const profile = useProfile();
  const category = getCategory(profile, data);
  const { slug } = category;
  const { services } = data;
  const content = pageContent(category, data.page, profile);
  const own = { sections: content.points, services };
  return (
    <>
      <ServiceHero category={category} hero={content.hero} services={services} />
      <WithCallBar href={calculatorFor(slug)}>
        <ServiceFacts category={slug} />
        <PricesSection {...data} category={category} content={content} />
        <ProcessSection process={content.steps} services={services} />
        <PointSections {...own} place="steps" />
        <BeforeAfterSection
          category={slug}
          pair={data.shownPair}
          {...content.beforeAfter}
          {...(findEntry(comparisonAlts, slug) ?? { dirtyAlt: '', cleanAlt: '' })}
        />
        <TestimonialsSection
          {...content.reviews}
          testimonials={testimonialsOn(slug, data.ownTestimonials, [slug])}
        />
        <PointSections {...own} place="reviews" />
        <AreasSection {...content.areas}>
          <ServiceZipForm category={slug} />
        </AreasSection>
        <QuoteBand
          heading={content.closing.heading}
          text={`${content.closing.text} ${replyPromise(profile)}`.trim()}
          label={content.closing.button}
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
    const { title, description } = pageContent(category, data.page, profile).search;
    return {
      title,
      description,
      keywords: getServiceKeywords(category),
      canonical: paths.service(category.pageSlug),
      image: categoryShareImage(category, profile),
      jsonLd: serviceJsonLd(category, description, data, origin, profile),
    };
  },
});
