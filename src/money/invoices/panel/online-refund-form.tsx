import { exactDollars } from '#kit/money/money.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { type Invoice, invoiceSchema, type Payment } from '#money/invoices/invoices.ts';
import { onlineRefundSchema } from '#money/online-payments/online-payments.ts';

interface OnlineRefundFormProps {
  invoice: Invoice;
  payment: Payment;
  onDone: () => void;
}

const labels = { amount: 'Amount' };

/** Pays money back to the customer's card. */
export function OnlineRefundForm({ invoice, payment, onDone }: OnlineRefundFormProps) {
  const form = useEditForm({
    draftKey: `online-refund:${payment.id}`,
    saved: { values: { amount: suggested(invoice, payment) }, version: 0 },
    labels,
    schema: onlineRefundSchema,
    body: ({ amount }) => ({ paymentId: payment.id, amount }),
    mutation: {
      mutationFn: (sent) => createRecord(invoiceSchema, invoiceApi.onlineRefunds(invoice.id), sent),
      ...mutationCallbacks({
        done: () => ({ title: 'Refund made', text: 'The customer sees it within a few days.' }),
        failed: 'The refund wasn’t made',
      }),
    },
    onDone,
  });
  return (
    <EditForm noun="refund" form={form} saveLabels={['Refund', 'Refunding...']} onDone={onDone}>
      <p className="text-ink-soft">
        {`Goes back to the card that paid ${exactDollars(payment.amount)}. At most ${exactDollars(payment.refundable)}; this can’t be undone.`}
      </p>
      <TextField {...form.field('amount')} inputMode="decimal" autoComplete="off" before="$" maxLength={13} />
    </EditForm>
  );
}

/** The overpaid amount, as far as this payment covers it; else all of it. */
const suggested = ({ refundDue }: Invoice, { refundable }: Payment) =>
  refundDue === '0.00' || Number(refundDue) > Number(refundable) ? refundable : refundDue;
