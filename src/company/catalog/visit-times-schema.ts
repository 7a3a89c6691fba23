import * as z from 'zod/mini';
import { wholeNumber } from '#kit/wire/setting-rules.ts';
import { serviceCategorySchema } from './services.ts';

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
  visitHours: z.nullable(getSpan(halfHours(24))),
  dryingHours: z.nullable(getSpan(halfHours(72))),
  againMonths: z.nullable(getSpan(wholeNumber(1, 60))),
});

/** By category. See docs/product/company.md#business-profile. */
export const visitTimesSchema = z.record(serviceCategorySchema, timesSchema);
