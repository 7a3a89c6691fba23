import { formatDollars } from '#shared/money.ts';
import type { CartPrice } from '#shared/pricing.ts';

/** Always renders both rows, so the total below never moves. */
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

/** Always one line. */
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
