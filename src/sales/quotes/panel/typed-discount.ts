import { centsSchema } from '#kit/money/money.ts';
import { type GivenDiscount, noOwnDiscount, type OwnDiscount } from '#sales/quotes/own-discount.ts';

export const discountKinds = ['orders', 'percent', 'amount'] as const;

/** The discount of a quote as typed. `orders`: the one that orders of its size have. */
export interface TypedDiscount {
  kind: (typeof discountKinds)[number];
  value: string;
  reason: string;
}

export const noDiscount: TypedDiscount = { kind: 'orders', value: '', reason: '' };

export const toTypedDiscount = (given: GivenDiscount | null): TypedDiscount =>
  given === null
    ? noDiscount
    : {
        kind: given.percent === null ? 'amount' : 'percent',
        value: given.percent === null ? given.amount! : String(given.percent),
        reason: given.reason,
      };

/** As the API takes it. What is missing or wrong is refused at its field. */
export const sentDiscount = ({ kind, value, reason }: TypedDiscount) =>
  kind === 'orders'
    ? null
    : {
        ...(kind === 'percent' ? { percent: value === '' ? Number.NaN : Number(value) } : { amount: value }),
        reason,
      };

/** As far as it is typed: an incomplete number takes nothing off. */
export function toOwnDiscount({ kind, value }: TypedDiscount): OwnDiscount {
  if (kind === 'orders') return noOwnDiscount;
  if (kind === 'percent') {
    const percent = Number(value);
    const isPercent = Number.isInteger(percent) && percent > 0 && percent <= 100;
    return { ...noOwnDiscount, ownDiscountPercent: isPercent ? percent : 0 };
  }
  const amount = centsSchema.safeParse(value);
  return { ...noOwnDiscount, ownDiscountCents: amount.success ? amount.data : 0 };
}
