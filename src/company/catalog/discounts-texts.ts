import { formatDollars } from '#kit/money/money.ts';
import type { Discount } from './discounts.ts';

/** `10% off a subtotal above $100 and 15% off a subtotal above $200` */
export const discountList = (discounts: readonly Discount[]) =>
  new Intl.ListFormat('en-US').format(
    discounts
      .toReversed()
      .map(
        ({ aboveDollars, percent }) =>
          `${percent}% off a subtotal above ${formatDollars(aboveDollars * 100)}`,
      ),
  );
