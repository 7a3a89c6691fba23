import type { Place } from '#company/profile/profile.ts';
import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';

export const checkZip = 'Vea si llegamos a su zona.';
export const servesZip = (places: readonly Place[]) =>
  `Buenas noticias: sí llegamos a ${new Intl.ListFormat('es-US').format(places.map(({ name, label = name }) => label))}.`;
export const outsideZip = (zipCode: string) =>
  `${zipCode} queda fuera de nuestra zona habitual. Envíe su cotización de todos modos: lo revisamos y le contestamos.`;
const partsOfDay: Readonly<Record<string, string>> = {
  Morning: 'Por la mañana',
  Afternoon: 'Por la tarde',
  Evening: 'Por la noche',
};
export const partOfDay = (part: string) => findEntry(partsOfDay, part) ?? part;

export type Complete = Translation<typeof import('./lead-texts.ts'), typeof import('./lead-texts.es.ts')>;
