import type { Discount } from '#company/catalog/discounts.ts';
import type { ServiceDrawing } from '#company/catalog/service-drawings.ts';
import type { Unit } from '#company/catalog/units.ts';
import type { CategoryIcon } from '#company/categories/categories.ts';
import type { CategoryPage } from '#company/categories/category-pages.ts';
import type { CategoryWords } from '#company/profile/category-words.ts';
import type { CompanyTexts } from '#company/profile/company.ts';
import type { Faq } from '#company/profile/faqs.ts';
import type { PricingSettings } from '#company/profile/pricing-settings.ts';
import type { Translated } from '#kit/language/language.ts';

/** `summary` is the description. */
type ServiceTranslations = Partial<Record<Translated, { title: string; summary: string }>>;

/** A translation that is left out is in English. */
type Texts<Text> = { en: Text } & Partial<Record<Translated, Text>>;

/** The crew's steps, in the same order in each language. */
export type Checklist = Texts<readonly string[]>;

/** Prices are in whole dollars. */
export type CatalogRow = {
  title: string;
  drawing: ServiceDrawing;
  description: string;
  translations: ServiceTranslations;
  price: number;
  /** The original price, if `price` is a discount. */
  was?: number;
  /** Crew time on site for one unit, without the drive. */
  minutes: number;
  /** `piece`, if it is left out. */
  unit?: Unit;
  /** The option group, in which the services stand in the order of the list. */
  optionGroup?: { name: string; nameEs: string };
  /** In place of the category's. */
  checklist?: Checklist;
};

type PageSections = { readonly [Section in keyof CategoryPage]?: unknown };

export interface PresetCategory {
  slug: string;
  pageSlug: string;
  icon: CategoryIcon;
  /** `category-….svg` of `public/service-drawings`; none where the site has a picture. */
  drawing?: string;
  words: Texts<CategoryWords>;
  times: Record<'visitHours' | 'dryingHours' | 'againMonths', [number, number] | null>;
  /** Sections that are left out have a neutral text, in each language. */
  page: Texts<PageSections>;
  /** The crew's steps for each service; add-ons have none. */
  checklist: Checklist;
  services: readonly CatalogRow[];
  addOns: readonly CatalogRow[];
}

/** A company of one trade on its first day. */
export interface Preset {
  categories: readonly PresetCategory[];
  /** In place of settings that are still the demo's; null: the demo's stay. */
  settings: {
    texts: Texts<Partial<CompanyTexts>>;
    faqs: readonly Faq[];
    pricing: PricingSettings;
    /** On larger orders, best first. */
    discounts: readonly Discount[];
  } | null;
}
