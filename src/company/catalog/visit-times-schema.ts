import * as z from 'zod/mini';
import { wholeNumber } from '#kit/wire/setting-rules.ts';

const getSpan = (figure: z.ZodMiniType<number>) =>
  z.object({ from: figure, to: figure }).check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'The second number must not be lower than the first',
    }),
  );

function halfHours(max: number) {
  const message = `Enter hours from 0.5 to ${max}, in halves such as 1.5`;
  return z
    .number(message)
    .check(z.minimum(0.5, message), z.maximum(max, message), z.multipleOf(0.5, message));
}

const timesSchema = z.object({
  visitHours: getSpan(halfHours(24)),
  dryingHours: getSpan(halfHours(72)),
  againMonths: getSpan(wholeNumber(1, 60)),
});

/** See docs/product/company.md#business-profile. */
export const visitTimesSchema = z.object({
  couch: timesSchema,
  chair: timesSchema,
  carpet: timesSchema,
  mattress: timesSchema,
});
