import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type EmailPurpose,
  type EmailStatus,
  type OutboxEmail,
  outboxCountsSchema,
  outboxEmailDetailsSchema,
  outboxEmailSchema,
} from '#shared/outbox.ts';
import { adminApi } from '#shared/paths.ts';
import { listQuery } from '../list/use-list-address.ts';
import { keptFresh } from '../query-client.ts';
import { callAdmin, listAdmin } from '../sign-in/call-admin.ts';

interface EmailListWish {
  search: string;
  status: EmailStatus | undefined;
  purpose: EmailPurpose | undefined;
  limit: number;
  offset: number;
}

export const emailListQuery = (wish: EmailListWish) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['outbox', 'list', wish],
    queryFn: ({ signal }) =>
      listAdmin(outboxEmailSchema, `${adminApi.outbox}?${listQuery({ ...wish })}`, { signal }),
    placeholderData: keepPreviousData,
    // While one is on its way, its fate is known within seconds.
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? 2_000 : keptFresh.refetchInterval),
  });

export const emailQuery = (id: number) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['outbox', 'one', id],
    queryFn: ({ signal }) => callAdmin(outboxEmailSchema, adminApi.outboxEmail(id), { signal }),
  });

/** With its plain text, which the list does without. */
export const emailDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: ['outbox', 'details', id],
    queryFn: ({ signal }) => callAdmin(outboxEmailDetailsSchema, adminApi.outboxEmail(id), { signal }),
  });

export const outboxCountsQuery = queryOptions({
  ...keptFresh,
  queryKey: ['outbox', 'counts'],
  queryFn: ({ signal }) => callAdmin(outboxCountsSchema, adminApi.outboxCounts, { signal }),
});

const isUnderWay = ({ isSending, nextAttemptAt }: OutboxEmail) =>
  isSending || (nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now());
