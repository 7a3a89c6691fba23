import { categoriesIn, getPieceGroups, type PieceGroup } from '#company/catalog/piece-groups.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { type CategoryTimes, timesAcross } from '#company/catalog/visit-times.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import type { Company } from './company.ts';

const plurals = { couch: 'couches', chair: 'chairs', carpet: 'carpets', mattress: 'mattresses' };

// British English has no comma before the last one, as our texts do not.
const listed = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

type Categories = readonly ServiceCategory[];

/** `couches, chairs, carpets and mattresses` */
export const getPieces = (categories: Categories) => listed(categories.map((category) => plurals[category]));

/** `couch, chair, carpet and mattress` */
export const getKinds = (categories: Categories) => listed(categories);

/** `Couch, Carpet & Mattress`: a title has no room for chairs beside couches. */
export function getTitleKinds(categories: Categories) {
  const shown = categories.filter((category) => category !== 'chair' || !categories.includes('couch'));
  return shown
    .map(capitalized)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' & ');
}

/** One text for each kind of piece that the company cleans, as a list. */
export const perGroup = (
  { categories, times }: Pick<Company, 'categories' | 'times'>,
  texts: Record<PieceGroup, (times: CategoryTimes) => string>,
) =>
  listed(
    getPieceGroups(categories).map((group) =>
      texts[group](timesAcross(times, categoriesIn(group, categories))),
    ),
  );
