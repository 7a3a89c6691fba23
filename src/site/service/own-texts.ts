import type { CategoryPage } from '#company/categories/category-pages.ts';
import type { ServicePageContent } from '#site/texts/service-page-texts.ts';

/** The usual texts, with those that the owner wrote in their place, section by section. */
export function withOwnTexts(usual: ServicePageContent, page: CategoryPage | null): ServicePageContent {
  if (!page) return usual;
  const { hero, prices, addOns, steps, beforeAfter, reviews, areas, closing } = page;
  return {
    ...usual,
    hero: hero ? { ...usual.hero, ...hero, quoteLabel: hero.button || usual.hero.quoteLabel } : usual.hero,
    prices: { ...usual.prices, ...prices },
    addOnsText: addOns?.text ?? usual.addOnsText,
    process: steps ? { ...steps, steps: steps.steps.map(withoutNull) } : usual.process,
    beforeAfter: { ...usual.beforeAfter, ...beforeAfter },
    reviews: { ...usual.reviews, ...reviews },
    areas: areas?.heading ?? usual.areas,
    quote: closing
      ? { heading: closing.heading, text: () => closing.text, label: closing.button || usual.quote.label }
      : usual.quote,
  };
}

type OwnStep = NonNullable<CategoryPage['steps']>['steps'][number];

const withoutNull = ({ minutes, ...step }: OwnStep) => (minutes === null ? step : { ...step, minutes });
