import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type TrashFilter, trashItemSchema } from '#shared/trash.ts';
import { listQuery } from '../list/use-list-params.ts';
import { keptFresh } from '../query-client.ts';
import { listAdmin } from '../sign-in/fetch-admin.ts';

export const trashQuery = (params: TrashFilter & { limit: number; offset: number }) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['trash', params],
    queryFn: ({ signal }) =>
      listAdmin(trashItemSchema, `${adminApi.trash}?${listQuery({ ...params })}`, { signal }),
    placeholderData: keepPreviousData,
  });
