import { useState } from 'react';
import { getLineCents } from '#company/catalog/pricing.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { isTyped, quantityLimits } from '#company/catalog/units.ts';
import { formatCents, formatDollars } from '#kit/money/money.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { controlClass } from '#kit/panel/ui/field.tsx';
import { MinusIcon, PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { CustomLineFields } from './custom-line-fields.tsx';
import type { QuoteValues } from './quote-form-values.ts';
import { type EditedLine, withPrice, withQuantity } from './quote-lines.ts';

interface QuoteLineItemProps {
  form: EditFormFor<QuoteValues>;
  line: EditedLine;
  index: number;
  onRemove: () => void;
}

/** A line with its quantity and price. A custom line also has a title, a category and a duration. */
export function QuoteLineItem({ form, line, index, onRemove }: QuoteLineItemProps) {
  const { errors, values, edit } = form;
  const { isAddOn, serviceId, unit, unitPriceCents, typedPrice, quantity } = line;
  const { min, max, step } = quantityLimits[unit];
  const title = line.title || 'custom line';
  const error = ['serviceId', 'id', 'quantity', 'unitPrice']
    .map((name) => errors[`items.${index}.${name}`])
    .find(Boolean);
  const setQuantity = (next: number) => edit('items', withQuantity(values.items, index, next));
  return (
    <li className="grid gap-2 px-3 py-2.5 not-last:border-b not-last:border-line">
      <p className="flex justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          {serviceId === null ? 'Custom line' : title}
          {isAddOn && <span className="text-ink-soft"> (add-on)</span>}
        </span>
        <span className="font-medium">{formatDollars(getLineCents(line), { exact: true })}</span>
      </p>
      {serviceId === null && <CustomLineFields form={form} line={line} index={index} />}
      <div className="flex flex-wrap items-center gap-1">
        {isTyped(unit) ? (
          <TypedQuantity title={title} line={line} onChange={setQuantity} />
        ) : (
          <>
            <Button
              aria-label={`Remove one ${title}`}
              className={stepClass}
              disabled={quantity === min}
              onClick={() => setQuantity(quantity - step)}
            >
              <MinusIcon className="size-4" />
            </Button>
            <span className="min-w-8 text-center font-medium">
              <span className="sr-only">Quantity </span>
              {quantity}
            </span>
            <Button
              aria-label={`Add one ${title}`}
              className={stepClass}
              disabled={quantity === max}
              onClick={() => setQuantity(quantity + step)}
            >
              <PlusIcon className="size-4" />
            </Button>
          </>
        )}
        {unit !== 'piece' && (
          <span className="text-sm text-ink-soft">{unitTexts.unitName(quantity, unit)}</span>
        )}
        <label className="relative ml-2 w-26 min-w-0">
          <span className="sr-only">{`Price of ${title}`}</span>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-3 grid place-items-center text-ink-soft"
          >
            $
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            placeholder="0.00"
            aria-invalid={errors[`items.${index}.unitPrice`] !== undefined || undefined}
            value={typedPrice ?? formatCents(unitPriceCents)}
            onChange={(event) => edit('items', withPrice(values.items, index, event.target.value))}
            className={`${controlClass} pl-7`}
          />
        </label>
        <span className="ml-1 text-sm text-ink-soft max-sm:sr-only">
          {unit === 'piece' ? 'each' : unitTexts.perUnit('', unit)}
        </span>
        <Button
          variant="quiet"
          aria-label={`Remove ${title}`}
          className={`ml-auto ${stepClass}`}
          onClick={onRemove}
        >
          <TrashIcon className="size-4" />
        </Button>
      </div>
      {line.minimumPriceCents > 0 && (
        <p className="text-sm text-ink-soft">
          {unitTexts.minimumText(formatDollars(line.minimumPriceCents, { exact: true }))}
        </p>
      )}
      {error && <p className="text-sm text-danger">{error}</p>}
    </li>
  );
}

interface TypedQuantityProps {
  title: string;
  line: EditedLine;
  onChange: (quantity: number) => void;
}

/** May be empty while staff type. */
function TypedQuantity({ title, line: { quantity, unit }, onChange }: TypedQuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className="w-24">
      <input
        aria-label={`Quantity of ${title}`}
        type="number"
        inputMode="numeric"
        min={quantityLimits[unit].min}
        max={quantityLimits[unit].max}
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.valueAsNumber >= quantityLimits[unit].min) onChange(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
        className={controlClass}
      />
    </span>
  );
}

const stepClass = 'size-9 px-0! disabled:opacity-40 touch:size-11';
