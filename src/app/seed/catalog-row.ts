import type { ServiceDrawing } from '#company/catalog/service-drawings.ts';
import type { Translated } from '#kit/language/language.ts';

/** `summary` is the description. */
export type ServiceTranslations = Partial<Record<Translated, { title: string; summary: string }>>;

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
};
