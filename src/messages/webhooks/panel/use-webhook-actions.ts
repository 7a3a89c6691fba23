import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import {
  type Webhook,
  webhookApi,
  webhookDeliverySchema,
  webhookSchema,
} from '#messages/webhooks/webhooks.ts';
import { deliveriesQuery, webhooksQuery } from './webhooks-queries.ts';

export function useWebhookActions({ id, url }: Webhook) {
  const turn = useAdminMutation({
    call: (isActive: boolean) =>
      fetchAdmin(webhookSchema, webhookApi.webhook(id), { method: 'PATCH', body: { isActive } }),
    done: ({ isActive }) => ({ title: isActive ? 'Webhook turned on' : 'Webhook turned off', text: url }),
    failed: 'Webhook not changed.',
    refetch: refetchList,
  });
  const test = useAdminMutation({
    call: () => fetchAdmin(webhookDeliverySchema, webhookApi.test(id), { method: 'POST' }),
    done: () => ({ title: 'Test sent', text: 'See the result below.' }),
    failed: 'Test not sent.',
    refetch: () => refetchDeliveries(id),
  });
  const remove = useAdminMutation({
    call: () => deleteOrRestore('DELETE', webhookApi.webhook(id)),
    done: () => ({ title: 'Webhook deleted', text: url }),
    failed: 'Webhook not deleted.',
    refetch: refetchList,
  });
  return { turn, test, remove };
}

/** Without deliveries: those of a deleted webhook are gone. */
const refetchList = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });

/** Cancels pending requests, which started before the test. */
async function refetchDeliveries(id: number) {
  const { queryKey } = deliveriesQuery(id);
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
