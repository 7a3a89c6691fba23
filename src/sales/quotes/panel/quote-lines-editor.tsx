import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { offeredQuery } from '#company/catalog/panel/offered-query.ts';
import * as texts from '#company/catalog/price-texts.ts';
import type { CartPrice } from '#company/catalog/pricing.ts';
import { quantityLimits } from '#company/catalog/units.ts';
import { formatDollars } from '#kit/money/money.ts';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { priceLines, type QuotePricing, type QuoteValues } from './quote-form-values.ts';
import { QuoteLineItem } from './quote-line-item.tsx';
import { type EditedLine, withCustomLine, withoutLine, withService } from './quote-lines.ts';
import { ServicePicker } from './service-picker.tsx';

interface QuoteLinesEditorProps {
  form: EditFormFor<QuoteValues>;
  pricing: QuotePricing;
}

/** The lines of a quote with their quantities and sums, and the catalog to add from. */
export function QuoteLinesEditor({ form, pricing }: QuoteLinesEditorProps) {
  const { errors } = form;
  const { items: lines } = form.values;
  const onChange = (next: EditedLine[]) => form.edit('items', next);
  const settings = useQuery(offeredQuery);
  const price = priceLines(form.values, pricing);
  const titleId = useId();
  const errorId = useId();
  const [isPicking, setPicking] = useState(lines.length === 0);
  const title = useRef<HTMLHeadingElement>(null);
  const remove = (index: number) => {
    onChange(withoutLine(lines, index));
    // The focused button disappears with its line.
    title.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3
        ref={title}
        id={titleId}
        tabIndex={-1}
        aria-invalid={errors.items !== undefined || undefined}
        aria-describedby={errors.items === undefined ? undefined : errorId}
        className="font-semibold"
      >
        Services
      </h3>
      {errors.items && (
        <p id={errorId} className="text-sm text-danger">
          {errors.items}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="grid rounded-input ring-1 ring-line ring-inset">
          {lines.map((line, index) => (
            <QuoteLineItem
              key={line.id ?? line.key ?? `service-${line.serviceId}`}
              form={form}
              line={line}
              index={index}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {price && <Sums price={price} code={form.values.code?.code ?? ''} />}
      <details open={isPicking} onToggle={(event) => setPicking(event.currentTarget.open)}>
        <summary className="mb-2 w-fit rounded-md py-1 font-medium text-link hover:underline touch:py-2.5">
          Add a service
        </summary>
        <ServicePicker
          onAdd={(service) => onChange(withService(lines, service))}
          isFull={({ id, unit }) =>
            lines.find(({ serviceId }) => serviceId === id)?.quantity === quantityLimits[unit].max
          }
        />
      </details>
      <InlineQueryView query={settings} what="what you clean">
        {({ company }) => (
          <Button
            className="justify-self-start"
            onClick={() => onChange(withCustomLine(lines, randomKey(), company.categories[0] ?? ''))}
          >
            <PlusIcon className="size-4" />
            Add a custom line
          </Button>
        )}
      </InlineQueryView>
    </section>
  );
}

function Sums({ price, code }: { price: CartPrice; code: string }) {
  const { subtotalCents, discountPercent, discountCents, codeCents, totalCents } = price;
  const fees = [
    [texts.minimumFee, price.minimumFeeCents],
    [texts.tripFee, price.tripFeeCents],
  ] as const;
  return (
    <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 px-3 text-ink-soft">
      <dt>Subtotal</dt>
      <dd className="text-right">{exact(subtotalCents)}</dd>
      {discountCents > 0 && (
        <>
          <dt>{discountPercent > 0 ? `Discount (${discountPercent}%)` : 'Discount'}</dt>
          <dd className="text-right">{`−${exact(discountCents)}`}</dd>
        </>
      )}
      {codeCents > 0 && (
        <>
          <dt>{texts.code(code)}</dt>
          <dd className="text-right">{`−${exact(codeCents)}`}</dd>
        </>
      )}
      {fees
        .filter(([, cents]) => cents > 0)
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

const exact = (cents: number) => formatDollars(cents, { exact: true });
