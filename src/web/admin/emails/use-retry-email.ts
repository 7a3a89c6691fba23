import { useMutation } from '@tanstack/react-query';
import { type OutgoingEmail, outgoingEmailSchema, retriedSchema } from '#shared/emails.ts';
import { adminApi } from '#shared/paths.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

export function useRetryEmail({ id, recipient }: OutgoingEmail) {
  return useMutation({
    mutationFn: () => fetchAdmin(outgoingEmailSchema, adminApi.retryEmail(id), { method: 'POST' }),
    onSuccess: () => {
      notify({ title: 'Trying again now', text: recipient });
      lookAgainSoon();
    },
    onError: (error) => notifyFailure('Failed to retry the email', error),
    onSettled: refetchEverything,
  });
}

export function useRetryFailed() {
  return useMutation({
    mutationFn: () => fetchAdmin(retriedSchema, adminApi.retryFailedEmails, { method: 'POST' }),
    onSuccess: ({ retried }) => {
      notify({
        title: 'Trying again now',
        text: retried === 1 ? '1 email' : `${retried.toLocaleString('en-US')} emails`,
      });
      lookAgainSoon();
    },
    onError: (error) => notifyFailure('Failed to retry the emails', error),
    onSettled: refetchEverything,
  });
}

/** What became of it is known within seconds. */
const lookAgainSoon = () => setTimeout(refetchEverything, 2_500);
