import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type EmailPurpose,
  type EmailStatus,
  emailCountsSchema,
  type OutgoingEmail,
  outgoingEmailDetailsSchema,
  outgoingEmailSchema,
} from '#shared/emails.ts';
import { adminApi } from '#shared/paths.ts';
import { listQuery } from '../list/use-list-params.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin, listAdmin } from '../sign-in/fetch-admin.ts';

interface EmailListParams {
  search: string;
  status: EmailStatus | undefined;
  purpose: EmailPurpose | undefined;
  limit: number;
  offset: number;
}

export const emailListQuery = (params: EmailListParams) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['outbox', 'list', params],
    queryFn: ({ signal }) =>
      listAdmin(outgoingEmailSchema, `${adminApi.outbox}?${listQuery({ ...params })}`, { signal }),
    placeholderData: keepPreviousData,
    // While one is on its way, its fate is known within seconds.
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? 2_000 : keptFresh.refetchInterval),
  });

export const emailQuery = (id: number) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['outbox', 'one', id],
    queryFn: ({ signal }) => fetchAdmin(outgoingEmailSchema, adminApi.outboxEmail(id), { signal }),
  });

/** With its plain text, which the list does without. */
export const emailDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: ['outbox', 'details', id],
    queryFn: ({ signal }) => fetchAdmin(outgoingEmailDetailsSchema, adminApi.outboxEmail(id), { signal }),
  });

export const outboxCountsQuery = queryOptions({
  ...keptFresh,
  queryKey: ['outbox', 'counts'],
  queryFn: ({ signal }) => fetchAdmin(emailCountsSchema, adminApi.outboxCounts, { signal }),
});

const isUnderWay = ({ isSending, nextAttemptAt }: OutgoingEmail) =>
  isSending || (nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now());
