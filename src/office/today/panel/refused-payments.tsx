import { Link } from 'react-router';
import * as z from 'zod/mini';
import { exactDollars } from '#kit/money/money.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import { paidBy } from '#money/invoices/payment-methods.ts';
import type { Today } from '#office/today/today.ts';
import { doorPaymentApi, type RefusedPayment } from '#visits/payments/door-payments.ts';
import { StableTodayList, TodayItem, TodaySection } from './today-section.tsx';

/** Money that crews took and that no invoice could take; nothing while there is none. */
export function RefusedPayments({ today: { refusedPayments } }: { today: Today }) {
  if (refusedPayments.length === 0) return null;
  return (
    <TodaySection
      title="Payments to settle"
      count={refusedPayments.length}
      more={{ label: 'All invoices', to: customerScreens.invoices }}
    >
      <p className="text-ink-soft">
        Crews took more than was owed. Record what belongs on an invoice, or pay it back.
      </p>
      <StableTodayList rows={refusedPayments} empty="Every payment is settled.">
        {(payment) => <RefusedItem key={payment.id} payment={payment} />}
      </StableTodayList>
    </TodaySection>
  );
}

function RefusedItem({ payment }: { payment: RefusedPayment }) {
  const { id, amount, tip, owed, method, reference, takenAt, by, customerName, invoiceId, quoteId } = payment;
  const settle = useAdminMutation({
    call: () => fetchAdmin(z.object({ id: z.int() }), doorPaymentApi.settle(id), { method: 'POST' }),
    done: { title: 'Payment settled' },
    failed: 'The payment wasn’t settled',
  });
  const tipped = tip === '0.00' ? '' : `, tip ${exactDollars(tip)}`;
  return (
    <TodayItem row={payment}>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h3 className="font-semibold wrap-anywhere">
          <Link
            to={
              invoiceId === null
                ? recordKinds.quote.path(quoteId)
                : `${customerScreens.invoices}?invoice=${invoiceId}`
            }
            className="rounded-md hover:text-link hover:underline"
          >
            {`${customerName}: ${exactDollars(amount)} taken, ${exactDollars(owed ?? '0.00')} owed`}
          </Link>
        </h3>
        <p className="text-ink-soft wrap-anywhere">
          {`${paidBy({ method, reference, isOnline: false })}${tipped} · ${by}, ${shortDateTime(takenAt)}`}
        </p>
      </div>
      <Button isBusy={settle.isPending} onClick={() => settle.mutate()}>
        Settled
      </Button>
    </TodayItem>
  );
}
