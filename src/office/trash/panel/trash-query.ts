import { adminListQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type TrashFilter, trashItemSchema } from '#kit/wire/trash.ts';

export const trashQuery = (params: TrashFilter & { limit: number; offset: number }) =>
  adminListQuery('trash', trashItemSchema, adminApi.trash, params);
