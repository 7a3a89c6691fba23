import { adminApi } from '#shared/paths.ts';
import { type TrashFilter, trashItemSchema } from '#shared/trash.ts';
import { adminListQuery } from '../admin-query.ts';

export const trashQuery = (params: TrashFilter & { limit: number; offset: number }) =>
  adminListQuery('trash', trashItemSchema, adminApi.trash, params);
