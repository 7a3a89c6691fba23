import { type CategoryTimes, timesAcross } from '#company/catalog/visit-times.ts';
import { type GroupPhrases, groupPhrases } from '#company/presets/phrases-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { groupByOption, mostListed } from './category-groups.ts';
import type { OfferedCategory } from './category-words.ts';
import type { Company } from './company.ts';

const listed = (words: readonly string[]) => new Intl.ListFormat('es-US').format(words);

type Categories = readonly OfferedCategory[];

const joinSome = (words: readonly string[]) =>
  listed(words.length > mostListed ? [...words.slice(0, mostListed - 1), 'más'] : words);

export const getPieces = (categories: Categories) =>
  joinSome(categories.map(({ nouns }) => nouns)) || 'casas';

export const getKinds = getPieces;

export const getTitleKinds = (categories: Categories) =>
  getPieces(groupByOption(categories).map(([first]) => first));

interface Cleaned {
  categories: Categories;
  company: Pick<Company, 'times'>;
}

export const perGroup = (
  { categories, company }: Cleaned,
  say: (phrases: GroupPhrases | undefined, nouns: string, times: CategoryTimes) => string,
) =>
  listed(
    groupByOption(categories).map((group) => {
      const times = timesAcross(
        company.times,
        group.map(({ slug }) => slug),
      );
      const phrases = findEntry(groupPhrases, group[0].contactValue);
      return say(phrases, listed(group.map(({ nouns }) => nouns)), times);
    }),
  );

export type Complete = Translation<
  typeof import('./cleaned-texts.ts'),
  typeof import('./cleaned-texts.es.ts')
>;
