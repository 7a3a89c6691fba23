import type * as z from 'zod/mini';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { calendarDate, getInstant } from '#kit/time/dates.ts';
import { type Invoice, invoiceSchema, newRefundSchema } from '#money/invoices/invoices.ts';
import { type PaymentMethod, paymentMethodLabels, paymentMethods } from '#money/invoices/payment-methods.ts';
import { type Deposit, depositApi, depositSchema } from '#money/online-payments/online-payments.ts';
import { sumTips } from '#money/tips/tips.ts';

import { isWhole } from './online-refund-form.tsx';

export { CreditForm } from './credit-form.tsx';
export { OnlineRefundForm } from './online-refund-form.tsx';
export { SendInvoice } from './send-invoice.tsx';

interface PaymentFormProps {
  invoice: Invoice;
  kind: 'payment' | 'refund';
  onDone: () => void;
}

/** Records money that came in or went back. Nothing is charged. */
export function PaymentForm({ invoice, kind, onDone }: PaymentFormProps) {
  const isRefund = kind === 'refund';
  return (
    <MoneyForm
      kind={kind}
      record={`${invoice.id}`}
      amount={isRefund ? getRefundDue(invoice) : invoice.balance}
      tip={isRefund ? getTipsByHand(invoice) : '0.00'}
      whole={invoice.paid}
      path={isRefund ? invoiceApi.refunds(invoice.id) : invoiceApi.payments(invoice.id)}
      schema={invoiceSchema}
      left={({ balance, status }) =>
        balance !== '0.00'
          ? `${exactDollars(balance)} is still owed.`
          : status === 'paid'
            ? 'The invoice is paid.'
            : 'Nothing is owed.'
      }
      onDone={onDone}
    >
      {isRefund
        ? `The customer has paid ${exactDollars(invoice.paid)}. Pay the money back yourself, then record it here.`
        : `${exactDollars(invoice.balance)} is owed. Record what you received; nothing is charged.`}
    </MoneyForm>
  );
}

/** Records that a deposit was paid back by hand. */
export function DepositRefundForm({ deposit, onDone }: { deposit: Deposit; onDone: () => void }) {
  return (
    <MoneyForm
      kind="refund"
      record={`deposit-${deposit.id}`}
      amount={deposit.kept}
      path={depositApi.refundByHand(deposit.id)}
      schema={depositSchema}
      left={({ kept }) => (kept === '0.00' ? 'Nothing is kept of it.' : `${exactDollars(kept)} is kept.`)}
      onDone={onDone}
    >
      {`${exactDollars(deposit.kept)} is kept. Pay the money back yourself, then record it here.`}
    </MoneyForm>
  );
}

interface MoneyFormProps<Stored> {
  kind: 'payment' | 'refund';
  /** Names the record in the key of its draft. */
  record: string;
  amount: string;
  /** The tips of the payments, and the amount with which they may go back too. */
  tip?: string;
  whole?: string;
  path: string;
  schema: z.ZodMiniType<Stored>;
  /** Says what is left. */
  left: (stored: Stored) => string;
  onDone: () => void;
  children: string;
}

const labels = {
  amount: 'Amount',
  method: 'Method',
  day: 'Day',
  reference: 'Reference (optional)',
  withTip: 'Refund the tip too',
};

function MoneyForm<Stored>({
  kind,
  record,
  amount,
  tip = '0.00',
  whole = '',
  path,
  schema,
  left,
  onDone,
  children,
}: MoneyFormProps<Stored>) {
  const isRefund = kind === 'refund';
  const today = calendarDate(new Date());
  const form = useEditForm({
    draftKey: `${kind}:${record}`,
    saved: {
      values: { amount, method: 'check' as PaymentMethod, day: today, reference: '', withTip: false },
      version: 0,
    },
    labels,
    texts: {
      method: ({ method }) => paymentMethodLabels[method],
      withTip: ({ withTip }) => (withTip ? 'Yes' : 'No'),
    },
    schema: newRefundSchema,
    // The begin of the day: a repeated call after a lost response has the same body, and is never in the future.
    body: ({ amount, method, day, reference, withTip }) => ({
      amount,
      ...(withTip && isWhole(amount, whole) && { withTip }),
      method,
      paidAt: day === '' ? '' : getInstant(day, 0).toISOString(),
      reference,
    }),
    place: (errors) =>
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => [path === 'paidAt' ? 'day' : path, message]),
      ),
    mutation: {
      mutationFn: (sent) => createRecord(schema, path, sent),
      ...mutationCallbacks({
        done: (stored: Stored) => ({
          title: isRefund ? 'Refund recorded' : 'Payment recorded',
          text: left(stored),
        }),
        failed: isRefund ? 'The refund wasn’t recorded' : 'The payment wasn’t recorded',
      }),
    },
    onDone,
  });
  return (
    <EditForm
      noun={kind}
      form={form}
      saveLabels={[isRefund ? 'Record Refund' : 'Record Payment', 'Recording...']}
      onDone={onDone}
    >
      <p className="text-ink-soft">{children}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('amount')}
          inputMode="decimal"
          autoComplete="off"
          before="$"
          maxLength={13}
        />
        <SelectField {...form.field('method')} options={paymentMethods} texts={paymentMethodLabels} />
        <TextField {...form.field('day')} type="date" max={today} />
        <TextField {...form.field('reference')} autoComplete="off" maxLength={100} placeholder="Check 1042" />
      </div>
      {tip !== '0.00' && isWhole(form.values.amount, whole) && (
        <SwitchField
          label={`The tip of ${exactDollars(tip)} went back too`}
          hint="It is taken off the crew’s tips."
          isOn={form.values.withTip}
          onChange={(isOn) => form.edit('withTip', isOn)}
        />
      )}
    </EditForm>
  );
}

/** The overpaid amount; else everything. */
const getRefundDue = ({ refundDue, paid }: Invoice) => (refundDue === '0.00' ? paid : refundDue);

/** Stripe pays back its own. */
const getTipsByHand = ({ payments }: Invoice): string =>
  formatCents(sumTips(payments.filter(({ isOnline }) => !isOnline).map(({ tip }) => ({ amount: tip }))));
