/** A city and its county as texts name them. */
export interface PlaceNames {
  city: string;
  county: string;
  /** With the article and preposition that Spanish texts need; English ones do without. */
  theCounty?: string;
  ofTheCounty?: string;
  allTheCounty?: string;
}

export const placeNames = (city: string, county: string): PlaceNames => ({ city, county });
