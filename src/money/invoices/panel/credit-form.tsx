import { useState } from 'react';
import { perUnit } from '#company/catalog/unit-texts.ts';
import type { Unit } from '#company/catalog/units.ts';
import { exactDollars } from '#kit/money/money.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { SelectField, TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { newCreditSchema } from '#money/invoices/credit-notes.ts';
import { type Invoice, invoiceSchema } from '#money/invoices/invoices.ts';

interface CreditFormProps {
  invoice: Invoice;
  onDone: () => void;
}

const kinds = ['amount', 'lines'] as const;
const kindTexts = { amount: 'An amount', lines: 'Some of its lines' };
const labels = { kind: 'Credit', amount: 'Amount', quantities: 'Lines', reason: 'Reason' };

/** Takes back a part of an issued invoice. */
export function CreditForm({ invoice, onDone }: CreditFormProps) {
  // The version first read: after a lost response the same credit is sent again, and is made once.
  const [version] = useState(invoice.version);
  const left = quantitiesLeft(invoice);
  const form = useEditForm({
    draftKey: `credit:${invoice.id}`,
    saved: {
      values: {
        kind: 'amount' as (typeof kinds)[number],
        amount: '',
        quantities: left.map(() => ''),
        reason: '',
      },
      version: 0,
    },
    labels,
    texts: { kind: ({ kind }) => kindTexts[kind] },
    schema: newCreditSchema,
    body: ({ kind, amount, quantities, reason }) => ({
      amount: kind === 'amount' ? amount : undefined,
      lines: kind === 'lines' ? listChosen(quantities) : undefined,
      reason,
      version,
    }),
    place: (errors, { lines }) =>
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => {
          const [name, index] = path.split('.');
          if (name !== 'lines') return [path, message];
          return [index ? `quantities.${lines![Number(index)]!.line - 1}` : 'quantities', message];
        }),
      ),
    mutation: {
      mutationFn: (sent) => createRecord(invoiceSchema, invoiceApi.creditNotes(invoice.id), sent),
      ...mutationCallbacks({
        done: ({ creditNotes, ...credited }: Invoice) => ({
          title: `Credit note ${creditNotes.at(-1)?.number} issued`,
          text: getEffect(credited),
        }),
        failed: 'The credit note wasn’t issued',
      }),
    },
    onDone,
  });
  const { kind, quantities } = form.values;
  return (
    <EditForm noun="credit" form={form} saveLabels={['Issue Credit Note', 'Issuing...']} onDone={onDone}>
      <p className="text-ink-soft">
        A credit note with the next number lowers what is owed. The customer sees the reason. This can’t be
        undone.
      </p>
      <SelectField {...form.field('kind')} options={kinds} texts={kindTexts} />
      {kind === 'amount' ? (
        <TextField
          {...form.field('amount')}
          hint={`At most ${getRemaining(invoice)}, tax included`}
          inputMode="decimal"
          autoComplete="off"
          before="$"
          maxLength={13}
        />
      ) : (
        <fieldset className="grid gap-4">
          <legend className="sr-only">How many of each line</legend>
          {form.errors.quantities && <p className="text-sm text-danger">{form.errors.quantities}</p>}
          {invoice.lines.map(({ title, unit, unitPrice }, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: an issued invoice keeps its lines
              key={index}
              name={`quantities.${index}`}
              label={title}
              hint={
                left[index] === 0
                  ? 'Credited already'
                  : `Up to ${left[index]}, ${eachText(exactDollars(unitPrice), unit)} before discount and tax`
              }
              disabled={left[index] === 0}
              inputMode={unit === 'hour' ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={6}
              value={quantities[index] ?? ''}
              error={form.errors[`quantities.${index}`]}
              onChange={({ target }) => form.edit('quantities', quantities.with(index, target.value))}
            />
          ))}
        </fieldset>
      )}
      <TextArea {...form.field('reason')} maxLength={500} />
    </EditForm>
  );
}

const eachText = (price: string, unit: Unit) => (unit === 'piece' ? `${price} each` : perUnit(price, unit));

const listChosen = (quantities: readonly string[]) =>
  quantities
    .map((typed, index) => ({ line: index + 1, quantity: Number(typed) }))
    .filter(({ quantity }) => quantity !== 0);

const quantitiesLeft = ({ lines, creditNotes }: Invoice): number[] => {
  const credited = creditNotes.flatMap((note) => note.lines);
  return lines.map(({ quantity }, index) =>
    credited.reduce((left, each) => (each.line === index + 1 ? left - each.quantity : left), quantity),
  );
};

const getRemaining = ({ total, credited }: Invoice) =>
  exactDollars((Number(total) - Number(credited)).toFixed(2));

function getEffect({ balance, refundDue }: Pick<Invoice, 'balance' | 'refundDue'>): string {
  if (refundDue !== '0.00') return `The customer paid ${exactDollars(refundDue)} too much: refund it.`;
  return balance === '0.00' ? 'Nothing is owed.' : `${exactDollars(balance)} is still owed.`;
}
