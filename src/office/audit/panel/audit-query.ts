import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type AuditEntry, type AuditFilter, auditEntrySchema } from '#kit/events/audit.ts';
import { queryString } from '#kit/panel/admin-query.ts';
import { type ListPage, listAdmin } from '#kit/panel/api/fetch-admin.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

const limit = 50;

/** Each further page begins at the last entry shown, so that new entries move nothing. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    ...refetchOnOpen,
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, queryKey, signal }) =>
      listAdmin(
        auditEntrySchema,
        `${adminApi.audit}?${queryString({ ...filter, limit, before: pageParam })}`,
        { queryKey, signal },
      ),
    initialPageParam: undefined as number | undefined,
    // The total of what is older than the page before.
    getNextPageParam: ({ rows, total, unreadable }: ListPage<AuditEntry>) =>
      total > rows.length + unreadable ? rows.at(-1)?.id : undefined,
    placeholderData: keepPreviousData,
  });
