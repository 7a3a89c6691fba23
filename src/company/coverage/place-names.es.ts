import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { PlaceNames } from './place-names.ts';

export type { PlaceNames } from './place-names.ts';

/** Usual Spanish names in the United States; other names stay as the owner wrote them. */
const spanishNames: Readonly<Record<string, string>> = {
  'Los Angeles': 'Los Ángeles',
  'New Orleans': 'Nueva Orleans',
  'New York': 'Nueva York',
  'New York City': 'Nueva York',
  Philadelphia: 'Filadelfia',
  'San Jose': 'San José',
  'Santa Barbara': 'Santa Bárbara',
  'Santa Monica': 'Santa Mónica',
};

export const placeName = (name: string): string => findEntry(spanishNames, name) ?? name;

/** `Kern County` is `el condado de Kern`, and `Caddo Parish` `la parroquia de Caddo`; another name has no article. */
export function placeNames(city: string, county: string): PlaceNames {
  const [, name = '', kind] = /^(.+) (County|Parish)$/.exec(county) ?? [];
  const forms = (spanish: string, the: string, ofThe: string, allThe: string) => ({
    city: placeName(city),
    county: spanish,
    theCounty: the + spanish,
    ofTheCounty: ofThe + spanish,
    allTheCounty: allThe + spanish,
  });
  switch (kind) {
    case 'County':
      return forms(`condado de ${placeName(name)}`, 'el ', 'del ', 'todo el ');
    case 'Parish':
      return forms(`parroquia de ${placeName(name)}`, 'la ', 'de la ', 'toda la ');
    default:
      return forms(placeName(county), '', 'de ', 'todo ');
  }
}

export const since = ({ theCounty }: PlaceNames, year: string): string => `En ${theCounty} desde ${year}`;

export type Complete = Translation<typeof import('./place-names.ts'), typeof import('./place-names.es.ts')>;
