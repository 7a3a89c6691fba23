import { type Place, places } from './content/coverage.ts';

/** The places that a ZIP code (`12345` or `12345-6789`) belongs to; none when it lies outside the area. */
export function placesOf(zipCode: string): Place[] {
  const zip = zipCode.trim().slice(0, 5);
  return places.filter((place) => (place.zipCodes as readonly string[]).includes(zip));
}

export const isCovered = (zipCode: string) => placesOf(zipCode).length > 0;
