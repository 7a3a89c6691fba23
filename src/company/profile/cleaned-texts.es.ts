import { categoriesIn, getPieceGroups, type PieceGroup } from '#company/catalog/piece-groups.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { type CategoryTimes, timesAcross } from '#company/catalog/visit-times.ts';
import type { Translation } from '#kit/language/translation.ts';
import type { Company } from './company.ts';

const plurals = { couch: 'sofás', chair: 'sillas', carpet: 'alfombras', mattress: 'colchones' };
const listed = (words: readonly string[]) => new Intl.ListFormat('es-US').format(words);

type Categories = readonly ServiceCategory[];

export const getPieces = (categories: Categories) => listed(categories.map((category) => plurals[category]));

export const getKinds = getPieces;

export const getTitleKinds = (categories: Categories) =>
  getPieces(categories.filter((category) => category !== 'chair' || !categories.includes('couch')));

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

export type Complete = Translation<
  typeof import('./cleaned-texts.ts'),
  typeof import('./cleaned-texts.es.ts')
>;
