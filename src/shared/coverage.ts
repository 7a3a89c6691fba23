import type { Place } from './profile.ts';

/** The places that a ZIP code (`12345` or `12345-6789`) belongs to; none when it lies outside the area. */
export function placesOf(zipCode: string, places: readonly Place[]): Place[] {
  const zip = zipCode.trim().slice(0, 5);
  return places.filter((place) => place.zipCodes.includes(zip));
}

export const isCovered = (zipCode: string, places: readonly Place[]) => placesOf(zipCode, places).length > 0;
