/* What all live pages share. */

export const checkZip = 'Check if we serve your area.';
export const servesZip = (places: readonly string[]) => `Good news: we serve ${places.join(' and ')}.`;
export const outsideZip = (zipCode: string) =>
  `${zipCode} is outside our usual area. Send your quote anyway: we will check and answer.`;
/** A part of the day as stored, such as `Morning`. */
export const partOfDay = (part: string) => part;
