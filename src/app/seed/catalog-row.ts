import type { ServiceDrawing } from '#company/catalog/service-drawings.ts';

/** Prices are in whole dollars. */
export type CatalogRow = {
  title: string;
  drawing: ServiceDrawing;
  description: string;
  titleEs: string;
  descriptionEs: string;
  price: number;
  /** The original price, if `price` is a discount. */
  was?: number;
  /** Crew time on site for one unit, without the drive. */
  minutes: number;
};
