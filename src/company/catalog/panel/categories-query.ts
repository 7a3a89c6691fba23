import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { listKnownCategories, setKnownCategories } from '#company/catalog/known-categories.ts';
import type { StoredCategory } from '#company/profile/category-words.ts';
import { languages } from '#kit/language/language.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

const words = {
  name: z.string(),
  noun: z.string(),
  nouns: z.string(),
  piece: z.string(),
  contactName: z.string(),
};

/** The English words alone: the panel is in English, and pages would add their schema to its first load. */
const namedCategorySchema = z.object({
  slug: z.string(),
  pageSlug: z.string(),
  isActive: z.boolean(),
  icon: z.string(),
  imageUrl: z.nullable(z.string()),
  ...words,
});
type NamedCategory = z.infer<typeof namedCategorySchema>;

const categoriesQuery = adminQuery(
  ['categories', 'names'],
  z.array(namedCategorySchema),
  adminApi.categories,
  refetchOnOpen,
);

const none: NamedCategory[] = [];

/** All categories in order, with those that are switched off; empty until they are fetched. */
export function useCategories(): NamedCategory[] {
  const { data = none } = useQuery(categoriesQuery);
  noteChanges(data);
  return data;
}

/** The document brought those that are known, which somebody may have changed since. */
function noteChanges(categories: readonly NamedCategory[]) {
  const known = new Map(listKnownCategories().map((category) => [category.slug, category]));
  for (const { slug, pageSlug, icon, imageUrl, name, noun, nouns, piece, contactName } of categories) {
    const before = known.get(slug);
    const words = { name, noun, nouns, piece, contactName };
    known.set(slug, {
      ...{ slug, pageSlug, icon, imageUrl },
      isDeleted: false,
      contactValue: before?.contactValue ?? slug,
      words: {
        ...(Object.fromEntries(languages.map((language) => [language, words])) as StoredCategory['words']),
        ...before?.words,
        en: words,
      },
    });
  }
  setKnownCategories([...known.values()]);
}

/** The labels of a choice of categories. */
export const categoryLabels = (categories: readonly NamedCategory[]): Record<string, string> =>
  Object.fromEntries(categories.map(({ slug, name }) => [slug, name]));
