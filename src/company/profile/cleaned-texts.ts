import { type CategoryTimes, timesAcross } from '#company/catalog/visit-times.ts';
import { type GroupPhrases, groupPhrases } from '#company/presets/phrases-texts.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { groupByOption, mostListed } from './category-groups.ts';
import type { OfferedCategory } from './category-words.ts';
import type { Company } from './company.ts';

// British English has no comma before the last one, as our texts do not.
const listed = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

type Categories = readonly OfferedCategory[];

const joinSome = (words: readonly string[]) =>
  listed(words.length > mostListed ? [...words.slice(0, mostListed - 1), 'more'] : words);

/** `couches, chairs, carpets and mattresses` */
export const getPieces = (categories: Categories) =>
  joinSome(categories.map(({ nouns }) => nouns)) || 'homes';

/** `couch, chair, carpet and mattress` */
export const getKinds = (categories: Categories) => joinSome(categories.map(({ noun }) => noun)) || 'home';

/** `Couch, Carpet & Mattress`: a title has no room for chairs beside couches, which share an option of the contact form. */
export const getTitleKinds = (categories: Categories) =>
  groupByOption(categories)
    .slice(0, 3)
    .map(([first]) => capitalized(first.noun))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' & ') || 'Home';

interface Cleaned {
  categories: Categories;
  company: Pick<Company, 'times'>;
}

/** One text for each option of the contact form, as a list. */
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
