import { useMutation } from '@tanstack/react-query';
import { type Subscriber, subscriberSchema } from '#shared/newsletter.ts';
import { adminApi } from '#shared/paths.ts';
import { everythingRefetched } from '../refetch-everything.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

/** Ends a subscription at once; the message that says so offers to take it back, and so does the row. */
export function useRemoveSubscriber({ id, email }: Subscriber) {
  const restore = useMutation({
    mutationFn: () => fetchAdmin(subscriberSchema, adminApi.restoreSubscriber(id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Subscriber restored', text: email }),
    onError: (error) => notifyFailure('Failed to restore subscriber', error),
    onSettled: everythingRefetched,
  });
  const accept = useMutation({
    mutationFn: () => fetchAdmin(subscriberSchema, adminApi.acceptSubscriber(id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Confirmation sent', text: `We emailed ${email} a confirmation link.` }),
    onError: (error) => notifyFailure('Failed to approve', error),
    onSettled: everythingRefetched,
  });
  const remove = useMutation({
    mutationFn: () => fetchAdmin(subscriberSchema, adminApi.removeSubscriber(id), { method: 'POST' }),
    onSuccess: () =>
      notify({
        title: 'Unsubscribed',
        text: `${email} won’t get any more newsletters.`,
        action: { label: 'Undo', run: () => restore.mutate() },
      }),
    onError: (error) => notifyFailure('Failed to unsubscribe', error),
    onSettled: everythingRefetched,
  });
  return { remove, restore, accept };
}
