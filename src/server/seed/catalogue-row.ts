import type { ServiceDrawing } from '#shared/service-drawings.ts';

/** One line of the demo price list, in the whole dollars that the price list is written in. */
export type CatalogueRow = {
  title: string;
  drawing: ServiceDrawing;
  description: string;
  price: number;
  /** The former price, where the present one is a reduction. */
  was?: number;
  /** Crew time on site for one unit, without the drive. */
  minutes: number;
};
