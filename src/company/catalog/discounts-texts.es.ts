import type { Translation } from '#kit/language/translation.ts';
import { formatDollars } from '#kit/money/money.ts';
import type { Discount } from './discounts.ts';

/** `el 10% de un subtotal mayor de $100 y el 15% de un subtotal mayor de $200` */
export const discountList = (discounts: readonly Discount[]) =>
  new Intl.ListFormat('es-US').format(
    discounts
      .toReversed()
      .map(
        ({ aboveDollars, percent }) =>
          `el ${percent}% de un subtotal mayor de ${formatDollars(aboveDollars * 100)}`,
      ),
  );

export type Complete = Translation<
  typeof import('./discounts-texts.ts'),
  typeof import('./discounts-texts.es.ts')
>;
