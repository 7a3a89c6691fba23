import * as z from 'zod/mini';
import { categorySchema } from '#company/categories/categories.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';

/** Whole, for the screen that edits them; everything else asks `catalog/panel/categories-query`. */
export const allCategoriesQuery = adminQuery(
  ['categories', 'all'],
  z.array(categorySchema),
  adminApi.categories,
);

export const categoryQuery = (id: number) =>
  adminQuery(['categories', 'one', id], categorySchema, adminApi.category(id));
