import * as z from 'zod/mini';
import { legalRecordSchema } from '#company/legal/legal-pages.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';

export const legalPagesQuery = adminQuery(
  ['legal-pages', 'all'],
  z.array(legalRecordSchema),
  adminApi.legalPages,
);

export const legalPageQuery = (id: number) =>
  adminQuery(['legal-pages', 'one', id], legalRecordSchema, adminApi.legalPage(id));
