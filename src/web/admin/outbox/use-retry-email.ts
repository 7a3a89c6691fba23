import { useMutation } from '@tanstack/react-query';
import { type OutboxEmail, outboxEmailSchema, retriedSchema } from '#shared/outbox.ts';
import { adminApi } from '#shared/paths.ts';
import { reasonOf } from '../reason-of.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify } from '../ui/toasts.tsx';

export function useRetryEmail({ id, recipient }: OutboxEmail) {
  return useMutation({
    mutationFn: () => callAdmin(outboxEmailSchema, adminApi.retryEmail(id), { method: 'POST' }),
    onSuccess: () => {
      notify({ title: 'Trying again now', text: recipient });
      lookAgainSoon();
    },
    onError: (error) =>
      notify({ title: 'Error', text: 'Failed to retry the e-mail', reason: reasonOf(error), kind: 'failed' }),
    onSettled: refetchEverything,
  });
}

export function useRetryFailed() {
  return useMutation({
    mutationFn: () => callAdmin(retriedSchema, adminApi.retryFailedEmails, { method: 'POST' }),
    onSuccess: ({ retried }) => {
      notify({
        title: 'Trying again now',
        text: retried === 1 ? '1 e-mail' : `${retried.toLocaleString('en-US')} e-mails`,
      });
      lookAgainSoon();
    },
    onError: (error) =>
      notify({
        title: 'Error',
        text: 'Failed to retry the e-mails',
        reason: reasonOf(error),
        kind: 'failed',
      }),
    onSettled: refetchEverything,
  });
}

/** What became of it is known within seconds. */
const lookAgainSoon = () => setTimeout(refetchEverything, 2_500);
