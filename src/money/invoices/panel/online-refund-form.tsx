import { exactDollars } from '#kit/money/money.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { type Invoice, invoiceSchema, type Payment } from '#money/invoices/invoices.ts';
import { onlineRefundSchema } from '#money/online-payments/online-payments.ts';

interface OnlineRefundFormProps {
  invoice: Invoice;
  payment: Payment;
  onDone: () => void;
}

const labels = { amount: 'Amount', withTip: 'Refund the tip too' };

/** Pays money back to the customer's card. */
export function OnlineRefundForm({ invoice, payment, onDone }: OnlineRefundFormProps) {
  const form = useEditForm({
    draftKey: `online-refund:${payment.id}`,
    saved: { values: { amount: suggested(invoice, payment), withTip: false }, version: 0 },
    labels,
    schema: onlineRefundSchema,
    texts: { withTip: ({ withTip }) => (withTip ? 'Yes' : 'No') },
    body: ({ amount, withTip }) => ({
      paymentId: payment.id,
      amount,
      withTip: withTip && isWhole(amount, payment.refundable),
    }),
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
      {payment.tip !== '0.00' && isWhole(form.values.amount, payment.refundable) && (
        <SwitchField
          label={`Refund the tip of ${exactDollars(payment.tip)} too`}
          hint="It is taken off the crew’s tips."
          isOn={form.values.withTip}
          onChange={(isOn) => form.edit('withTip', isOn)}
        />
      )}
    </EditForm>
  );
}

/** The overpaid amount, as far as this payment covers it; else all of it. */
const suggested = ({ refundDue }: Invoice, { refundable }: Payment) =>
  refundDue === '0.00' || Number(refundDue) > Number(refundable) ? refundable : refundDue;

/** Only a refund of the whole payment asks about its tip. */
export const isWhole = (typed: string, whole: string): boolean => Number(typed) === Number(whole);
