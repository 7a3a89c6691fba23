import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type TrashFilter, trashItemSchema } from '#shared/trash.ts';
import { listQuery } from '../list/use-list-address.ts';
import { keptFresh } from '../query-client.ts';
import { listAdmin } from '../sign-in/call-admin.ts';

export const trashQuery = (wish: TrashFilter & { limit: number; offset: number }) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['trash', wish],
    queryFn: ({ signal }) =>
      listAdmin(trashItemSchema, `${adminApi.trash}?${listQuery({ ...wish })}`, { signal }),
    placeholderData: keepPreviousData,
  });
