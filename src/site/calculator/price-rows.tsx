import type { CartPrice } from '#company/catalog/pricing.ts';
import { formatDollars } from '#kit/money/money.ts';
import * as text from './calculator-page-texts.ts';

/** Renders the discount also before it is reached, so the total below never moves. */
export function PriceRows({ price }: { price: CartPrice }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-sm tabular-nums">
      <dt>{text.subtotal}</dt>
      <dd className="text-right">{exact(price.subtotalCents)}</dd>
      {(price.discountPercent > 0 || price.nextTier) && (
        <>
          <dt>
            {price.discountPercent > 0 ? `${text.discount} (${price.discountPercent}%)` : text.discount}
          </dt>
          <dd className={`text-right ${price.discountCents > 0 ? 'font-semibold text-coral' : ''}`}>
            {price.discountCents > 0 ? `−${exact(price.discountCents)}` : exact(0)}
          </dd>
        </>
      )}
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
