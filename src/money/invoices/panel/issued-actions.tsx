import { lazy, useState } from 'react';
import { exactDollars } from '#kit/money/money.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { SendIcon } from '#kit/panel/ui/icons.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { type Invoice, invoiceSchema } from '#money/invoices/invoices.ts';
import { invoiceTitle } from './invoice-badges.ts';

// The forms load when they are opened, so that the list loads faster; as one file, since each weighs on the first load.
const PaymentForm = lazy(async () => ({ default: (await import('./payment-form.tsx')).PaymentForm }));
const CreditForm = lazy(async () => ({ default: (await import('./payment-form.tsx')).CreditForm }));
const SendInvoice = lazy(async () => ({ default: (await import('./payment-form.tsx')).SendInvoice }));

type Dialog = 'payment' | 'refund' | 'credit' | 'send';

/** An issued invoice is sent, paid, refunded, credited or voided. */
export function IssuedActions({ invoice }: { invoice: Invoice }) {
  const { id, number, creditOf, creditNotes, status, balance, paid, refundDue, total, email, sentAt } =
    invoice;
  // A customer may have a phone number to text.
  const isUnreachable = email === '' && invoice.customerId === null;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [isAsking, setAsking] = useState(false);
  const voiding = useAdminMutation({
    call: () => fetchAdmin(invoiceSchema, invoiceApi.void(id), { method: 'POST' }),
    done: ({ creditNote }) => ({
      title: `Invoice ${number} is void`,
      text: `Credit note ${creditNote?.number} cancels it.`,
    }),
    failed: 'Couldn’t void the invoice',
  });
  const isPaidPartly = paid !== '0.00';
  const isInvoice = creditOf === null && status !== 'void';
  const titles: Record<Dialog, string> = {
    payment: 'Record Payment',
    refund: 'Record Refund',
    credit: 'Credit Part of This Invoice',
    send: `Send ${invoiceTitle(invoice)}`,
  };
  const close = () => setDialog(null);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-2">
        {balance !== '0.00' && (
          <Button variant="main" onClick={() => setDialog('payment')}>
            Record Payment
          </Button>
        )}
        <Button
          className="disabled:opacity-50"
          disabled={isUnreachable}
          aria-describedby={isUnreachable ? 'no-email' : undefined}
          onClick={() => setDialog('send')}
        >
          <SendIcon className="size-4.5" />
          {sentAt === null ? 'Send' : 'Send Again'}
        </Button>
        {(refundDue !== '0.00' || (isInvoice && isPaidPartly)) && (
          <Button onClick={() => setDialog('refund')}>Record Refund</Button>
        )}
        {isInvoice && total !== '0.00' && (
          <Button variant="quiet" onClick={() => setDialog('credit')}>
            Credit Part…
          </Button>
        )}
        {isInvoice && !isPaidPartly && (
          <Button variant="quiet" isBusy={voiding.isPending} onClick={() => setAsking(true)}>
            Void…
          </Button>
        )}
      </div>
      {isUnreachable && (
        <p id="no-email" className="text-sm text-ink-soft">
          This invoice has no email address. Copy its link instead.
        </p>
      )}
      {isInvoice && isPaidPartly && (
        <p className="text-sm text-ink-soft">To void it, record a refund of {exactDollars(paid)} first.</p>
      )}
      <Confirm
        open={isAsking}
        question={`Void invoice ${number}?`}
        detail={`A credit note with the next number cancels ${creditNotes.length > 0 ? 'the rest' : 'all'} of it. This can’t be undone.`}
        action="Void"
        onConfirm={() => voiding.mutate()}
        onClose={() => setAsking(false)}
      />
      <Modal
        open={dialog !== null}
        onClose={close}
        title={dialog === null ? '' : titles[dialog]}
        subtitle={dialog === 'send' && email !== '' ? `To ${email}` : invoiceTitle(invoice)}
      >
        <LazyForm>
          {dialog === 'credit' && <CreditForm invoice={invoice} onDone={close} />}
          {dialog === 'send' && <SendInvoice invoice={invoice} onDone={close} />}
          {(dialog === 'payment' || dialog === 'refund') && (
            <PaymentForm key={dialog} invoice={invoice} kind={dialog} onDone={close} />
          )}
        </LazyForm>
      </Modal>
    </div>
  );
}
