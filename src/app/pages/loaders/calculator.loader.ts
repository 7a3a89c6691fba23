import type { Loader } from '#app/pages/loader.ts';
import type { Pricing } from '#company/catalog/pricing-schema.ts';
import { listActiveServices, type TranslatedService } from '#company/catalog/server/services.queries.ts';
import { toService } from '#company/catalog/server/services.serializer.ts';
import { toQuantity } from '#company/catalog/units.ts';
import type { Profile } from '#company/profile/profile.ts';
import { readPricing } from '#company/settings/server/pricing.queries.ts';
import { readProfile, recallProfile } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { codeLimits } from '#sales/codes/codes.ts';
import { readLinkedItems } from '#sales/quotes/linked-items.ts';
import { zipCodePattern } from '#sales/quotes/quote-rules.ts';
import type { CalculatorData } from '#site/calculator/calculator-data.ts';

/** Values of `sent`, the query key that a plain form post is redirected to. */
const sentStates = ['complete', 'without-photo'] as const;

export const calculatorLoader: Loader<CalculatorData> = {
  sources: ['services'],
  query: ['service', 'category', 'sent', 'code'],
  plainQuery: ['zip'],
  isCached: ({ query }) =>
    query.zip === undefined && query.code === undefined && /^\d*$/.test(query.service ?? ''),
  load: (deps, { query, language }) => loadCalculator(deps, query, language),
};

export async function loadCalculator(
  deps: Deps,
  query: Record<string, string | undefined>,
  language: Language,
): Promise<CalculatorData> {
  const rows = await listActiveServices(deps.db);
  const pricing = await readPricing(deps.db);
  lastRead.set(deps.db, { rows, pricing });
  return calculatorWith(deps, { rows, pricing, profile: await readProfile(deps.db) }, query, language);
}

/** As `loadCalculator`, with services and prices as they were last read where the database is out of reach. */
export async function recallCalculator(deps: Deps, language: Language): Promise<CalculatorData> {
  const known = lastRead.get(deps.db);
  return known
    ? calculatorWith(deps, { ...known, profile: recallProfile(deps.db) }, {}, language)
    : loadCalculator(deps, {}, language);
}

interface Known {
  rows: readonly TranslatedService[];
  pricing: Pricing;
  profile: Profile;
}

const lastRead = new WeakMap<Db, Omit<Known, 'profile'>>();

function calculatorWith(
  deps: Deps,
  { rows, profile, pricing }: Known,
  query: Record<string, string | undefined>,
  language: Language,
): CalculatorData {
  const services = rows.map((row) => {
    const { durationMinutes, isActive, ...service } = toService(row, language);
    const { optionGroup, isMostChosen, unit, minimumPrice, ...rest } = service;
    return {
      ...rest,
      ...(optionGroup && { optionGroup, isMostChosen }),
      ...(unit !== 'piece' && { unit }),
      ...(minimumPrice !== null && { minimumPrice }),
    };
  });
  const named = readLinkedItems(query.service);
  const linked = services.filter(({ id }) => named.has(String(id)));
  const zipCode = zipCodePattern.exec(query.zip?.trim() ?? '')?.[0];
  const { categories } = profile.company;
  const category = categories.find((one) => one === query.category);
  return {
    services,
    discounts: pricing.discounts,
    ...(pricing.minimumOrder !== '0.00' && { minimumOrder: pricing.minimumOrder }),
    ...(pricing.tripFees.length > 0 && { tripFees: pricing.tripFees }),
    today: calendarDate(deps.clock()),
    openCategory: linked[0]?.category ?? category ?? categories[0]!,
    linkedCart: Object.fromEntries(
      linked.map(({ id, unit }) => [id, toQuantity(named.get(String(id))!, unit) || 1]),
    ),
    isSelectionUnavailable: linked.length < named.size,
    sent: sentStates.find((state) => state === query.sent) ?? null,
    refused: null,
    linkedCode: query.code?.trim().slice(0, codeLimits.code),
    zipCode,
  };
}
