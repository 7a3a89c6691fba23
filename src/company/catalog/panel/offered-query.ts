import * as z from 'zod/mini';
import { serviceCategorySchema } from '#company/catalog/services.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

/** Parses the categories alone: the schema of all settings would double the screen. */
export const offeredQuery = adminQuery(
  ['settings', 'categories'],
  z.object({ company: z.object({ categories: z.array(serviceCategorySchema) }) }),
  adminApi.settings,
  refetchOnOpen,
);
