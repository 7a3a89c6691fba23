import type { CategoryTimes } from '#company/catalog/visit-times.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { OfferedCategory } from './category-words.ts';
import type { Company } from './company.ts';

type Group = [OfferedCategory, ...OfferedCategory[]];

/** Categories that share an option of the contact form, such as couches and chairs; each group where its first one stands. */
export const groupByOption = (categories: readonly OfferedCategory[]): Group[] => [
  ...(Map.groupBy(categories, ({ contactValue }) => contactValue).values() as Iterable<Group>),
];

/** A sentence has no room for more. */
export const mostListed = 6;

/** Those for which the owner names that time. */
export const timed = (
  categories: readonly OfferedCategory[],
  { times }: Pick<Company, 'times'>,
  name: keyof CategoryTimes,
): OfferedCategory[] => categories.filter(({ slug }) => findEntry(times, slug)?.[name]);
