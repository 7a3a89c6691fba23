/** A city and its county as texts name them. */
export interface PlaceNames {
  city: string;
  county: string;
  /** With the article and preposition that Spanish texts need; English ones do without. */
  theCounty?: string;
  ofTheCounty?: string;
  allTheCounty?: string;
}

/** A place as texts name it. */
export const placeName = (name: string): string => name;

/** For the preview of an owner who enters the place. */
export const since = ({ county }: PlaceNames, year: string): string => `${county} since ${year}`;

export const placeNames = (city: string, county: string): PlaceNames => ({ city, county });
