import { formatDollars } from '#shared/money.ts';
import type { CartPrice } from '#shared/pricing.ts';

/** Subtotal and discount; both rows are always there, so that the total below them never moves. */
export function PriceRows({ price }: { price: CartPrice }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-sm tabular-nums">
      <dt>Subtotal</dt>
      <dd className="text-right">{exact(price.subtotalCents)}</dd>
      <dt>{price.discountPercent > 0 ? `Discount (${price.discountPercent}%)` : 'Discount'}</dt>
      <dd className={`text-right ${price.discountCents > 0 ? 'font-semibold text-coral' : ''}`}>
        {price.discountCents > 0 ? `−${exact(price.discountCents)}` : exact(0)}
      </dd>
    </dl>
  );
}

/** What is missing to the next discount, or that the best one is reached. One line, whatever it says. */
export function NextTier({ price }: { price: CartPrice }) {
  const { nextTier } = price;
  return (
    <p className="min-h-6 text-sm font-medium text-sun-text">
      {nextTier
        ? `${exact(nextTier.missingCents)} away from ${nextTier.percent}% off`
        : `You save ${price.discountPercent}%, our best discount`}
    </p>
  );
}

export const exact = (cents: number) => formatDollars(cents, { exact: true });
