import type { Place } from '#company/profile/profile.ts';

/* Shared by all live pages. */

export const checkZip = 'Check if we serve your area.';
export const servesZip = (places: readonly Place[]) =>
  `Good news: we serve ${places.map(({ name }) => name).join(' and ')}.`;
export const outsideZip = (zipCode: string) =>
  `${zipCode} is outside our usual area. Send your quote anyway: we will check and answer.`;
/** A part of the day as stored, such as `Morning`. */
export const partOfDay = (part: string) => part;
