import type { CartPrice } from '#company/catalog/pricing.ts';
import { formatDollars } from '#kit/money/money.ts';
import * as text from './calculator-page-texts.ts';

/** Renders the discount also before it is reached, so the total below never moves. */
export function PriceRows({ price }: { price: CartPrice }) {
  const {
    subtotalCents,
    discountPercent,
    discountCents,
    codeCents,
    codeLabel,
    minimumFeeCents,
    tripFeeCents,
    nextTier,
  } = price;
  const rows = [
    [text.subtotal, subtotalCents],
    (discountPercent > 0 || nextTier) && [
      discountPercent > 0 ? `${text.discount} (${discountPercent}%)` : text.discount,
      -discountCents,
    ],
    codeCents > 0 && [codeLabel, -codeCents],
    minimumFeeCents > 0 && [text.minimumFee, minimumFeeCents],
    tripFeeCents > 0 && [text.tripFee, tripFeeCents],
  ].filter(Boolean) as [label: string, cents: number][];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-sm tabular-nums">
      {rows.map(([label, cents]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className={`text-right ${cents < 0 ? 'font-semibold text-coral' : ''}`}>
            {cents < 0 ? `−${exact(-cents)}` : exact(cents + 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Always one line, an empty one where there are no discounts. */
export function NextTier({ price }: { price: CartPrice }) {
  const { nextTier } = price;
  return (
    <p className="min-h-6 text-sm font-medium text-sun-text">
      {nextTier
        ? text.awayFrom(exact(nextTier.missingCents), nextTier.percent)
        : price.discountPercent > 0 && text.bestDiscount(price.discountPercent)}
    </p>
  );
}

export const exact = (cents: number) => formatDollars(cents, { exact: true });
