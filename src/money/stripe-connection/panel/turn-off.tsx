import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { TurnOffSection } from '#kit/panel/ui/turn-off-section.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import {
  type StoredStripeConnection,
  storedStripeConnectionSchema,
  stripeConnectionPath,
} from '#money/stripe-connection/stripe-connection.ts';
import { stripeConnectionQuery } from './stripe-connection-query.ts';

interface TurnOffProps {
  stored: StoredStripeConnection;
  /** Whether the webhook stays at Stripe. */
  onLeft: (isLeft: boolean) => void;
}

export function TurnOff({ stored, onLeft }: TurnOffProps) {
  const remove = useAdminMutation({
    call: () => fetchAdmin(storedStripeConnectionSchema, stripeConnectionPath, { method: 'DELETE' }),
    done: { title: 'Card payments turned off', text: 'The key is deleted.' },
    failed: 'Card payments weren’t turned off',
    onSuccess: (none) => {
      queryClient.setQueryData(stripeConnectionQuery.queryKey, none);
      onLeft(none.problem === 'webhook-left');
    },
  });
  return (
    <TurnOffSection
      text="Deletes the key here, and the webhook that we added at Stripe. Payments stay on their invoices."
      label="Turn off card payments"
      detail={consequences(stored)}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}

function consequences({ openPages, pendingPayments }: StoredStripeConnection): string {
  const pages = openPages === 1 ? '1 open payment page closes.' : `${openPages} open payment pages close.`;
  const payments =
    pendingPayments === 1
      ? '1 bank payment is under way: record it by hand when it arrives.'
      : `${pendingPayments} bank payments are under way: record them by hand when they arrive.`;
  return [
    'Customers can’t pay by card anymore.',
    ...(openPages > 0 ? [pages] : []),
    ...(pendingPayments > 0 ? [payments] : []),
    'Refund earlier card payments in Stripe’s dashboard, and record the refunds here.',
  ].join(' ');
}
