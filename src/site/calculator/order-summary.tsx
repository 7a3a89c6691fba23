import { type CartPrice, getLineCents } from '#company/catalog/pricing.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { namedTitle } from '#company/catalog/units.ts';
import * as text from './calculator-page-texts.ts';
import type { CartLine } from './cart-lines.ts';
import { exact, PriceRows } from './price-rows.tsx';

/** `2 × 3-Seat Sofa`, or `Carpet, 350 sq ft`. */
export const CountedTitle = (line: Parameters<typeof namedTitle>[0]) => (
  <>
    {(line.unit ?? 'piece') === 'piece' && (
      <span className="font-semibold tabular-nums">{line.quantity} ×</span>
    )}{' '}
    {namedTitle(line, unitTexts)}
  </>
);

interface OrderSummaryProps {
  lines: readonly CartLine[];
  price: CartPrice;
  /** Formatted, such as `$120.00`. */
  total: string | null;
  /** It is accepted. */
  isFinal?: boolean;
  /** The color of the lines between its parts. */
  border: string;
}

/** A cart without controls. */
export function OrderSummary({ lines, price, total, isFinal, border }: OrderSummaryProps) {
  return (
    <>
      <ul className="text-sm">
        {lines.map(({ service, quantity, ...line }) => (
          <li key={service.id} className="flex justify-between gap-4 py-1.5">
            <span>
              <CountedTitle title={service.title} quantity={quantity} unit={service.unit} />
            </span>
            <span className="tabular-nums">{exact(getLineCents({ quantity, ...line }))}</span>
          </li>
        ))}
      </ul>
      <div className={`mt-2 border-t pt-3 ${border}`}>
        <PriceRows price={price} />
      </div>
      {total && (
        <p className={`mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-t pt-3 ${border}`}>
          <span className="font-semibold">{isFinal ? text.total : text.estimatedTotal}</span>
          <span className="font-display text-2xl font-bold tracking-tight">{total}</span>
        </p>
      )}
    </>
  );
}
