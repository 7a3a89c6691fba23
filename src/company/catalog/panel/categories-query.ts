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
  const { data = none } = useQuery({ ...categoriesQuery, select: noteChanges });
  return data;
}

/** The document brought those that are known, which somebody may have changed since. Once for each answer. */
function noteChanges(categories: NamedCategory[]): NamedCategory[] {
  const known = listKnownCategories();
  const present = categories.map(
    ({ slug, pageSlug, icon, imageUrl, name, noun, nouns, piece, contactName }): StoredCategory => {
      const before = known.find((category) => category.slug === slug);
      const words = { name, noun, nouns, piece, contactName };
      return {
        ...{ slug, pageSlug, icon, imageUrl },
        isDeleted: false,
        contactValue: before?.contactValue ?? slug,
        words: {
          ...(Object.fromEntries(languages.map((language) => [language, words])) as StoredCategory['words']),
          ...before?.words,
          en: words,
        },
      };
    },
  );
  const gone = known.filter(({ slug }) => !categories.some((category) => category.slug === slug));
  setKnownCategories([...present, ...gone.map((category) => ({ ...category, isDeleted: true }))]);
  return categories;
}

/** The labels of a choice of categories. */
export const categoryLabels = (categories: readonly NamedCategory[]): Record<string, string> =>
  Object.fromEntries(categories.map(({ slug, name }) => [slug, name]));
