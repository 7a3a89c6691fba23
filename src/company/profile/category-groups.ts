import type { OfferedCategory } from './category-words.ts';

type Group = [OfferedCategory, ...OfferedCategory[]];

/** Categories that share an option of the contact form, such as couches and chairs; each group where its first one stands. */
export const groupByOption = (categories: readonly OfferedCategory[]): Group[] => [
  ...(Map.groupBy(categories, ({ contactValue }) => contactValue).values() as Iterable<Group>),
];

/** A sentence has no room for more. */
export const mostListed = 6;
