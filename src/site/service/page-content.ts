import { isDrySameDay, timesFor } from '#company/catalog/visit-times.ts';
import type { CategoryPage } from '#company/categories/category-pages.ts';
import { neutralPage, type PageTexts } from '#company/categories/neutral-page-texts.ts';
import { businessFacts } from '#company/profile/business-facts.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { Profile } from '#company/profile/profile.ts';
import { dryIn, emergencyPrice, longestWait, recommended } from '#company/profile/visits-texts.ts';
import { filledParts } from '#kit/text/filled-text.ts';
import { cityCount } from '#site/texts/service-page-texts.ts';

/** The owner's texts of a category's page, neutral ones where a section has none, with the facts of Settings in both. */
export function pageContent(
  category: OfferedCategory,
  page: CategoryPage | null,
  profile: Profile,
): PageTexts {
  const usual = neutralPage(category);
  const own = Object.fromEntries(Object.entries(page ?? {}).filter(([, section]) => section !== null));
  const texts: PageTexts = { ...usual, ...own };
  const hero = { ...texts.hero, button: texts.hero.button || usual.hero.button };
  const closing = { ...texts.closing, button: texts.closing.button || usual.closing.button };
  return filledParts({ ...texts, hero, closing }, pageFacts(category.slug, profile));
}

function pageFacts(slug: string, profile: Profile) {
  const { company, terms, claims, phone, places, radiusMiles } = profile;
  const times = timesFor(company.times, slug);
  return {
    ...businessFacts(profile),
    phone: phone.display,
    cities: cityCount(places),
    radius: radiusMiles,
    dryIn: dryIn(times),
    recommended: recommended(times),
    longestWait: longestWait(times),
    sameDay: isDrySameDay(times) ? '' : undefined,
    allergens: claims.allergenRemovalPercent ?? undefined,
    discount: terms.discounts[0]?.percent,
    emergencyPrice: emergencyPrice(terms),
    emergencyFrom: terms.emergencyArrivalHours.from,
    emergencyTo: terms.emergencyArrivalHours.to,
  };
}
