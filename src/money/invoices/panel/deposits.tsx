import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import * as z from 'zod/mini';
import { exactDollars, formatCents, parseCents } from '#kit/money/money.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { longDate } from '#kit/time/dates.ts';
import { type Deposit, depositApi, depositSchema } from '#money/online-payments/online-payments.ts';

const DepositRefundForm = lazy(async () => ({
  default: (await import('./payment-form.tsx')).DepositRefundForm,
}));

/** Deposits paid to book, until they count on an invoice. */
export function QuoteDeposits({ quoteId }: { quoteId: number }) {
  const query = useQuery(
    adminQuery(['quotes', 'deposits', quoteId], z.array(depositSchema), depositApi.ofQuote(quoteId)),
  );
  return query.data?.map((deposit) => <QuoteDeposit key={deposit.id} deposit={deposit} />);
}

/** Lists the deposits kept without an invoice, such as after a cancellation, also where the quote was purged. */
export function KeptDeposits() {
  const { data = [] } = useQuery(
    adminQuery(['quotes', 'deposits', 'kept'], z.array(depositSchema), depositApi.kept),
  );
  if (data.length === 0) return null;
  const cents = data.reduce((sum, { kept }) => sum + parseCents(kept), 0);
  return (
    <details className="mt-6 rounded-card px-4 py-3 ring-1 ring-line">
      <summary className="cursor-pointer font-medium touch:py-2">
        {`Deposits on no invoice: ${exactDollars(formatCents(cents))}`}
      </summary>
      <div className="mt-3 grid gap-4">
        {data.map((deposit) => (
          <div key={deposit.id}>
            <p className="font-medium wrap-anywhere">
              {[deposit.customerName, `Quote ${deposit.quoteId}`].filter(Boolean).join(', ')}
            </p>
            <QuoteDeposit deposit={deposit} />
          </div>
        ))}
      </div>
    </details>
  );
}

function QuoteDeposit({ deposit }: { deposit: Deposit }) {
  const { id, amount, kept, paidAt, isOnline, hasBooked, invoiceId, disputes } = deposit;
  const [isAsking, setAsking] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const refund = useAdminMutation({
    call: () => fetchAdmin(depositSchema, depositApi.refund(id), { method: 'POST' }),
    done: { title: 'Refund made', text: 'The customer sees it within a few days.' },
    failed: 'The refund wasn’t made',
  });
  const left = exactDollars(kept);
  const state = disputes.some(({ status }) => status === 'lost')
    ? 'The customer’s bank took it back.'
    : disputes.some(({ status }) => status === 'open')
      ? 'The customer’s bank wants it back. Answer in Stripe’s dashboard before the deadline.'
      : kept === '0.00'
        ? 'Refunded.'
        : invoiceId !== null
          ? 'It counts on the invoice.'
          : hasBooked
            ? 'It will count on the invoice.'
            : 'It came too late to book, and is refunded.';
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p>{`${isOnline ? 'Deposit' : 'Payment'} of ${exactDollars(amount)} ${isOnline ? 'paid online' : 'taken at the door'} on ${longDate(paidAt)}. ${state}`}</p>
      {kept !== '0.00' && invoiceId === null && disputes.every(({ status }) => status === 'won') && (
        <div className="flex flex-wrap gap-2">
          {isOnline && (
            <Button variant="quiet" isBusy={refund.isPending} onClick={() => setAsking(true)}>
              Refund Deposit…
            </Button>
          )}
          <Button variant="quiet" onClick={() => setRecording(true)}>
            Record Refund…
          </Button>
        </div>
      )}
      <Confirm
        open={isAsking}
        question={`Refund ${left}?`}
        detail="It goes back to the card that paid. This can’t be undone. To refund a part, use Stripe’s dashboard, or pay it back yourself and record it."
        action="Refund"
        variant="main"
        onConfirm={() => refund.mutate()}
        onClose={() => setAsking(false)}
      />
      <Modal
        open={isRecording}
        onClose={() => setRecording(false)}
        title="Record Refund"
        subtitle={`Deposit of ${exactDollars(amount)}`}
      >
        <LazyForm>
          <DepositRefundForm deposit={deposit} onDone={() => setRecording(false)} />
        </LazyForm>
      </Modal>
    </div>
  );
}
