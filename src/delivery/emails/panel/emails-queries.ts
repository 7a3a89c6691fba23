import {
  type EmailPurpose,
  type EmailStatus,
  emailCountsSchema,
  type OutgoingEmail,
  outgoingEmailDetailsSchema,
  outgoingEmailSchema,
} from '#delivery/emails/emails.ts';
import { adminListQuery, adminQuery } from '#kit/panel/admin-query.ts';
import { autoRefetch } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

interface EmailListParams {
  search: string;
  status: EmailStatus | undefined;
  purpose: EmailPurpose | undefined;
  limit: number;
  offset: number;
}

export const emailListQuery = (params: EmailListParams) =>
  adminListQuery('outbox', outgoingEmailSchema, adminApi.outbox, params, {
    ...autoRefetch,
    // The mail server answers within seconds.
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? 2_000 : autoRefetch.refetchInterval),
  });

export const emailQuery = (id: number) =>
  adminQuery(['outbox', 'one', id], outgoingEmailSchema, adminApi.outboxEmail(id));

/** With its plain text, which the list does without. */
export const emailDetailsQuery = (id: number) =>
  adminQuery(['outbox', 'details', id], outgoingEmailDetailsSchema, adminApi.outboxEmail(id), {});

export const outboxCountsQuery = adminQuery(['outbox', 'counts'], emailCountsSchema, adminApi.outboxCounts);

const isUnderWay = ({ isSending, nextAttemptAt }: OutgoingEmail) =>
  isSending || (nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now());
