import * as z from 'zod/mini';
import {
  type Category,
  categoryOrderSchema,
  categorySchema,
  categoryUpdateSchema,
  newCategorySchema,
} from '#company/categories/categories.ts';
import { type ApiSection, adminEndpoint, publicEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { respondFromCache } from '#kit/http/respond-cached.ts';
import { created, ok } from '#kit/http/responses.ts';
import { byLanguage } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { getCategory, listCategories } from './categories.queries.ts';
import { toCategory } from './categories.serializer.ts';
import {
  createCategory,
  deleteCategory,
  orderCategories,
  restoreCategory,
  updateCategory,
} from './categories.service.ts';

const words = {
  ...{ name: 'Rug Cleaning', noun: 'rug', nouns: 'rugs' },
  ...translatedFields({ name: 'Limpieza de tapetes', noun: 'tapete', nouns: 'tapetes' }),
};
const category: Category = {
  id: 5,
  slug: 'rug-cleaning',
  pageSlug: 'rug-cleaning',
  ...words,
  piece: 'your rug',
  contactName: 'Rug Cleaning',
  ...translatedFields({ piece: 'su tapete', contactName: 'Limpieza de tapetes' }),
  position: 4,
  isActive: true,
  icon: 'sparkle',
  imageUrl: null,
  times: { visitHours: [1, 2], dryingHours: [4, 8], againMonths: [12, 18] },
  page: byLanguage(() => null),
  version: 1,
};

const readCategories = async ({ db, log }: Deps) =>
  readRows({ log, table: 'categories' }, await listCategories(db), toCategory);

export const categoryRoutes = (deps: Deps): ApiSection => ({
  tag: 'Categories',
  description: 'What the company cleans or does: its pages, the words for it, and the order of all lists.',
  bodies: {
    NewCategory: newCategorySchema,
    CategoryUpdate: categoryUpdateSchema,
    CategoryOrder: categoryOrderSchema,
  },
  responses: { Category: categorySchema },
  endpoints: {
    listCategories: publicEndpoint('get', api.categories, {
      summary: 'The categories on offer',
      description: 'In order. `slug` is what `category` is everywhere else, `pageSlug` the path of its page.',
      responses: ok('All of them', z.array(categorySchema), [category]),
      handle: ({ c }) =>
        respondFromCache(c, deps.pages, {
          type: 'application/json',
          sources: ['settings'],
          make: async () => JSON.stringify((await readCategories(deps)).filter(({ isActive }) => isActive)),
        }),
    }),
    listAllCategories: adminEndpoint('get', adminApi.categories, {
      summary: 'All categories, including inactive ones',
      responses: ok('In order', z.array(categorySchema), [category]),
      handle: () => readCategories(deps),
    }),
    createCategory: adminEndpoint('post', adminApi.categories, {
      summary: 'Add a category',
      description:
        'Added at the end. Slugs come from the name unless they are sent; what else is missing is neutral.',
      isIdempotent: true,
      body: { schema: newCategorySchema, example: words },
      responses: created('The new category', categorySchema, category),
      handle: ({ body, idempotency, caller }) => createCategory(deps, caller, body, idempotency),
    }),
    orderCategories: adminEndpoint('put', adminApi.categoryOrder, {
      summary: 'Reorder the categories',
      body: { schema: categoryOrderSchema, example: { ids: [3, 1, 2, 5] } },
      responses: ok('The categories in their new order', z.array(categorySchema)),
      errors: ['version-conflict'],
      handle: ({ body }) => orderCategories(deps, body),
    }),
    getCategory: adminEndpoint('get', adminApi.category(':id'), {
      summary: 'One category',
      responses: ok('The category', categorySchema, category),
      handle: async ({ id }) => toCategory(await getCategory(deps.db, id)),
    }),
    updateCategory: adminEndpoint('patch', adminApi.category(':id'), {
      summary: 'Change a category',
      description:
        'Fields you leave out stay unchanged. `slug` stays as it is; a former `pageSlug` redirects to the new one.',
      body: { schema: categoryUpdateSchema, example: { name: 'Area Rug Cleaning', version: 1 } },
      responses: ok('The updated category', categorySchema),
      errors: ['version-conflict'],
      handle: ({ id, body, caller }) => updateCategory(deps, caller, id, body),
    }),
    deleteCategory: adminEndpoint('delete', adminApi.category(':id'), {
      summary: 'Move a category to the trash',
      description: 'Its services go with it. Quotes keep it.',
      isIdempotent: true,
      responses: ok('No longer offered', deletedSchema),
      handle: ({ id, caller, idempotency }) => deleteCategory(deps, caller, id, idempotency),
    }),
    restoreCategory: adminEndpoint('post', adminApi.restoreCategory(':id'), {
      summary: 'Restore a category from the trash',
      description: 'Brings back the services that went with it.',
      responses: ok('The category, in its old position', categorySchema),
      handle: ({ id, caller }) => restoreCategory(deps, caller, id),
    }),
  },
});
