import * as z from 'zod/mini';
import { adminApi } from '#shared/paths.ts';
import { serviceCategorySchema } from '#shared/services.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

/** Parses the categories alone: the schema of all settings would double the screen. */
export const offeredQuery = adminQuery(
  ['settings', 'categories'],
  z.object({ company: z.object({ categories: z.array(serviceCategorySchema) }) }),
  adminApi.settings,
  refetchOnOpen,
);
