import { type OutgoingEmail, outgoingEmailSchema, retriedSchema } from '#shared/emails.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

export const useRetryEmail = ({ id, recipient }: OutgoingEmail) =>
  useAdminMutation({
    call: () => fetchAdmin(outgoingEmailSchema, adminApi.retryEmail(id), { method: 'POST' }),
    done: () => ({ title: 'Trying again now', text: recipient }),
    failed: 'Failed to retry the email',
    onSuccess: refetchSoon,
  });

export const useRetryFailed = () =>
  useAdminMutation({
    call: () => fetchAdmin(retriedSchema, adminApi.retryFailedEmails, { method: 'POST' }),
    done: ({ retried }) => ({
      title: 'Trying again now',
      text: retried === 1 ? '1 email' : `${retried.toLocaleString('en-US')} emails`,
    }),
    failed: 'Failed to retry the emails',
    onSuccess: refetchSoon,
  });

/** The mail server answers within seconds. */
const refetchSoon = () => void setTimeout(refetchEverything, 2_500);
