import { type OutgoingEmail, outgoingEmailSchema, retriedSchema } from '#delivery/emails/emails.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { refetchEverything } from '#kit/panel/refetch-everything.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';

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
