import type { Place } from '#company/profile/profile.ts';

/** Accepts `12345` and `12345-6789`. */
export function getPlaces(zipCode: string, places: readonly Place[]): Place[] {
  const zip = zipCode.trim().slice(0, 5);
  return places.filter((place) => place.zipCodes.includes(zip));
}

export const isCovered = (zipCode: string, places: readonly Place[]) => getPlaces(zipCode, places).length > 0;
