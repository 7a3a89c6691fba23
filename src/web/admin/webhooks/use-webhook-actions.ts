import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type Webhook, webhookDeliverySchema, webhookSchema } from '#shared/webhooks.ts';
import { moveRecord } from '../list/move-record.ts';
import { queryClient } from '../query-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { deliveriesQuery, webhooksQuery } from './webhooks-queries.ts';

export function useWebhookActions({ id, url }: Webhook) {
  const turn = useMutation({
    mutationFn: (isActive: boolean) =>
      fetchAdmin(webhookSchema, adminApi.webhook(id), { method: 'PATCH', body: { isActive } }),
    onSuccess: ({ isActive }) =>
      notify({ title: isActive ? 'Webhook turned on' : 'Webhook turned off', text: url }),
    onError: (error) => notifyFailure('Webhook not changed.', error),
    onSettled: refetchList,
  });
  const test = useMutation({
    mutationFn: () => fetchAdmin(webhookDeliverySchema, adminApi.testWebhook(id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Test sent', text: 'See the result below.' }),
    onError: (error) => notifyFailure('Test not sent.', error),
    onSettled: () => refetchDeliveries(id),
  });
  const remove = useMutation({
    mutationFn: () => moveRecord('DELETE', adminApi.webhook(id)),
    onSuccess: () => notify({ title: 'Webhook deleted', text: url }),
    onError: (error) => notifyFailure('Webhook not deleted.', error),
    onSettled: refetchList,
  });
  return { turn, test, remove };
}

/** Without the deliveries: those of a webhook that was deleted are no longer there to be read. */
const refetchList = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });

/** An answer that is still on its way was asked for before the test. */
async function refetchDeliveries(id: number) {
  const { queryKey } = deliveriesQuery(id);
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
