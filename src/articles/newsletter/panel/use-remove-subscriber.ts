import { type Subscriber, subscriberSchema } from '#articles/newsletter/newsletter.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';

/** Unsubscribes at once. The toast offers Undo, and the row offers Restore. */
export function useRemoveSubscriber({ id, email }: Subscriber) {
  const post = (path: string) => () => fetchAdmin(subscriberSchema, path, { method: 'POST' });
  const restore = useAdminMutation({
    call: post(adminApi.restoreSubscriber(id)),
    done: () => ({ title: 'Subscriber restored', text: email }),
    failed: 'Failed to restore subscriber',
  });
  const accept = useAdminMutation({
    call: post(adminApi.acceptSubscriber(id)),
    done: () => ({ title: 'Confirmation sent', text: `We emailed ${email} a confirmation link.` }),
    failed: 'Failed to approve the subscriber',
  });
  const remove = useAdminMutation({
    call: post(adminApi.removeSubscriber(id)),
    done: () => ({
      title: 'Unsubscribed',
      text: `${email} won’t get any more newsletters.`,
      action: { label: 'Undo', run: () => restore.mutate() },
    }),
    failed: 'Failed to unsubscribe',
  });
  return { remove, restore, accept };
}
