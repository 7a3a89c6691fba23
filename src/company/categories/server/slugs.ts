import type { NewCategoryInput } from '#company/categories/categories.ts';
import { isRouteWord, slugLimit } from '#company/categories/category-slugs.ts';
import type { CategoryRow } from '#kit/db/tables/categories.ts';
import { wrongField } from '#kit/server/errors.ts';
import { freeSlug, wantedSlug } from '#kit/wire/slug.ts';
import type { listSlugs } from './categories.queries.ts';

type Known = Awaited<ReturnType<typeof listSlugs>>;

/** The typed one, which must be free, or one made from the name. */
export function chosenSlug(known: Known, field: 'slug' | 'pageSlug', input: NewCategoryInput): string {
  const isTaken = (slug: string) => known.some((other) => other[field] === slug);
  const typed = input[field];
  if (typed === undefined) {
    const wanted = wantedSlug({ title: input.name })
      .slice(0, slugLimit - 4)
      .replace(/-+$/, '');
    return freeSlug(wanted, (slug) => isRouteWord(slug) || isTaken(slug));
  }
  if (isTaken(typed)) throw wrongField(field, taken);
  return typed;
}

export const taken = 'Another category has this, perhaps one in the trash';

/** Their addresses redirect to the present one. */
export function formerPageSlugs(before: CategoryRow, pageSlug: string): string {
  const former = JSON.parse(before.formerPageSlugs) as string[];
  return JSON.stringify([...new Set([...former, before.pageSlug])].filter((slug) => slug !== pageSlug));
}
