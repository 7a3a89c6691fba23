import { lazy, useState } from 'react';
import { exactDollars } from '#kit/money/money.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { longDate } from '#kit/time/dates.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { invoiceTitle } from './invoice-badges.ts';

// With the form of payments, since each file of its own weighs on the first load of the panel.
const OnlineRefundForm = lazy(async () => ({
  default: (await import('./payment-form.tsx')).OnlineRefundForm,
}));

const disputeTexts = {
  open: 'The bank wants it back. Answer in Stripe’s dashboard before the deadline.',
  won: 'You won; the payment stays with you.',
  lost: 'The bank gave it back to the customer.',
} as const;

/** Disputes, and what can be refunded through Stripe. */
export function OnlinePayments({ invoice }: { invoice: Invoice }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const refundable = invoice.payments.filter((payment) => payment.refundable !== '0.00');
  const opened = refundable.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  if (refundable.length === 0 && invoice.disputes.length === 0) return null;
  return (
    <section aria-label="Online payments" className="grid gap-3">
      {invoice.disputes.map(({ id, amount, status, reason, openedAt }) => (
        <p
          key={id}
          className={`rounded-card px-4 py-2.5 ${status === 'won' ? 'ring-1 ring-line' : 'bg-yellow-wash text-yellow'}`}
        >
          <strong className="block">
            {`${exactDollars(amount)} disputed on ${longDate(openedAt)} (${reason.replaceAll('_', ' ')})`}
          </strong>
          {disputeTexts[status]}
        </p>
      ))}
      {refundable.map(({ id, refundable: left, paidAt }) => (
        <div key={id} className="flex flex-wrap items-center justify-between gap-2">
          <p>{`${exactDollars(left)} paid online on ${longDate(paidAt)}`}</p>
          <Button variant="quiet" onClick={() => setOpenId(id)}>
            Refund to Card…
          </Button>
        </div>
      ))}
      <Modal
        open={opened !== undefined}
        onClose={close}
        title="Refund to Card"
        subtitle={invoiceTitle(invoice)}
      >
        <LazyForm>
          {opened && <OnlineRefundForm key={opened.id} invoice={invoice} payment={opened} onDone={close} />}
        </LazyForm>
      </Modal>
    </section>
  );
}
