import { useId, useRef } from 'react';
import { type PriceRow, priceRows } from '#company/catalog/price-rows.ts';
import { adjustment, code, minimumFee, tripFee } from '#company/catalog/price-texts.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { type Unit, unitLabels, units } from '#company/catalog/units.ts';
import { invoiceLimits } from '#company/profile/invoice-rules.ts';
import { exactDollars, formatDollars } from '#kit/money/money.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { type EditedLine, emptyLine, type InvoiceValues, typedAmounts } from './invoice-values.ts';

/** The lines with quantity and price, and what they come to. */
export function InvoiceLinesEditor({ form }: { form: EditFormFor<InvoiceValues> }) {
  const { errors, edit, values } = form;
  const { lines } = values;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const change = (index: number, changes: Partial<EditedLine>) =>
    edit(
      'lines',
      lines.map((line, at) => (at === index ? { ...line, ...changes } : line)),
    );
  const remove = (index: number) => {
    edit(
      'lines',
      lines.filter((_line, at) => at !== index),
    );
    // The focused button disappears with its line.
    title.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 ref={title} id={titleId} tabIndex={-1} className="font-semibold">
        Lines
      </h3>
      {errors.lines && <p className="text-sm text-danger">{errors.lines}</p>}
      <ul className="grid rounded-input ring-1 ring-line ring-inset empty:hidden">
        {lines.map((line, index) => (
          <li key={line.key} className="grid gap-3 p-3 not-last:border-b not-last:border-line">
            <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
              <TextField
                label="For"
                autoComplete="off"
                maxLength={invoiceLimits.title}
                value={line.title}
                error={errors[`lines.${index}.title`]}
                onChange={(event) => change(index, { title: event.target.value })}
              />
              <SelectField
                label="Priced by"
                options={units}
                texts={unitLabels}
                value={line.unit}
                error={errors[`lines.${index}.unit`]}
                onChange={(event) => change(index, { unit: event.target.value as Unit })}
              />
            </div>
            <div className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-3">
              <TextField
                label={line.unit === 'piece' ? 'Quantity' : capitalized(unitTexts.unitName(2, line.unit))}
                inputMode={line.unit === 'hour' ? 'decimal' : 'numeric'}
                autoComplete="off"
                maxLength={6}
                value={line.quantity}
                error={errors[`lines.${index}.quantity`]}
                onChange={(event) => change(index, { quantity: event.target.value })}
              />
              <TextField
                label={line.unit === 'piece' ? 'Price each' : unitTexts.perUnit('Price', line.unit)}
                hint={
                  line.minimumPrice === null
                    ? undefined
                    : unitTexts.minimumText(exactDollars(line.minimumPrice))
                }
                inputMode="decimal"
                autoComplete="off"
                maxLength={13}
                before="$"
                value={line.unitPrice}
                error={errors[`lines.${index}.unitPrice`]}
                onChange={(event) => change(index, { unitPrice: event.target.value })}
              />
              <Button
                variant="quiet"
                aria-label={`Remove ${line.title || 'line'}`}
                className="mt-7 size-9 px-0! touch:size-11"
                onClick={() => remove(index)}
              >
                <TrashIcon className="size-4" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={() => edit('lines', [...lines, emptyLine()])}>
        <PlusIcon className="size-4" />
        Add a line
      </Button>
      <Sums values={values} />
    </section>
  );
}

function Sums({ values }: { values: InvoiceValues }) {
  const { subtotalCents, taxCents, totalCents, ...sums } = typedAmounts(values);
  const rows = [
    ['Subtotal', subtotalCents] as const,
    ...priceRows({
      ...sums,
      subtotalCents,
      discountPercent: 0,
      discountReason: '',
      code: values.code,
    }).map((row) => [getRowLabel(row), row.cents] as const),
    ['Tax', taxCents] as const,
  ];
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 px-3 text-ink-soft tabular-nums"
    >
      {rows
        .filter(([label, cents]) => label === 'Subtotal' || cents !== 0)
        .map(([label, cents]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right">{exact(cents)}</dd>
          </div>
        ))}
      <dt className="font-semibold text-ink">Total</dt>
      <dd className="text-right font-semibold text-ink">{exact(totalCents)}</dd>
    </dl>
  );
}

function getRowLabel(row: PriceRow): string {
  return row.kind === 'code' ? code(row.code) : labels[row.kind];
}

const labels = { discount: 'Discount', adjustment, minimumFee, tripFee };

const exact = (cents: number) => formatDollars(cents, { exact: true });

const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
