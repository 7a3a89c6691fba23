import * as z from 'zod/mini';
import { wholeNumber } from '#kit/wire/setting-rules.ts';

const discountSchema = z.object({
  /** The subtotal must exceed it. */
  aboveDollars: wholeNumber(1, 100_000),
  percent: wholeNumber(1, 90),
});
export type Discount = z.infer<typeof discountSchema>;

/** Best first. For responses, which repeat what was checked when it was saved. */
export const storedDiscountsSchema = z.array(discountSchema);

/** Reductions for larger orders; an empty list for none. See docs/product/company.md#discounts. */
export const discountsSchema = storedDiscountsSchema.check(
  z.maxLength(5, 'At most 5 discounts'),
  z.check(({ value, issues }) => {
    for (const [index, { aboveDollars, percent }] of value.entries()) {
      const refuse = (name: keyof Discount, message: string) =>
        issues.push({ code: 'custom', message, path: [index, name], input: value });
      const others = value.toSpliced(index, 1);
      if (others.some((other) => other.aboveDollars === aboveDollars)) {
        refuse('aboveDollars', 'List each amount only once');
      } else if (others.some((other) => other.aboveDollars < aboveDollars && other.percent >= percent)) {
        refuse('percent', 'A larger order needs a larger discount');
      }
    }
  }),
  z.overwrite((discounts) => discounts.toSorted((a, b) => b.aboveDollars - a.aboveDollars)),
);
