/** One line of the demo price list, in the whole dollars that the price list is written in. */
export type CatalogueRow = {
  title: string;
  description: string;
  price: number;
  /** The former price, where the present one is a reduction. */
  was?: number;
  /** Crew time on site for one unit, without the drive. */
  minutes: number;
};
