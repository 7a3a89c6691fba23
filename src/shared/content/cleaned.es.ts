import type { Company } from '../company.ts';
import { categoriesIn, type PieceGroup, pieceGroupsOf } from '../piece-groups.ts';
import type { ServiceCategory } from '../services.ts';
import type { Translation } from '../translation.ts';
import { type CategoryTimes, timesAcross } from '../visit-times.ts';

const plurals = { couch: 'sofás', chair: 'sillas', carpet: 'alfombras', mattress: 'colchones' };
const listed = (words: readonly string[]) => new Intl.ListFormat('es-US').format(words);

type Categories = readonly ServiceCategory[];

export const piecesOf = (categories: Categories) => listed(categories.map((category) => plurals[category]));

export const kindsOf = piecesOf;

export const titleKindsOf = (categories: Categories) =>
  piecesOf(categories.filter((category) => category !== 'chair' || !categories.includes('couch')));

/** One text for each kind of piece that the company cleans, as a list. */
export const perGroup = (
  { categories, times }: Pick<Company, 'categories' | 'times'>,
  texts: Record<PieceGroup, (times: CategoryTimes) => string>,
) =>
  listed(
    pieceGroupsOf(categories).map((group) =>
      texts[group](timesAcross(times, categoriesIn(group, categories))),
    ),
  );

export type Complete = Translation<typeof import('./cleaned.ts'), typeof import('./cleaned.es.ts')>;
