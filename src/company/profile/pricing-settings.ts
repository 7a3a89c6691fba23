import * as z from 'zod/mini';
import { centsSchema, formatCents } from '#kit/money/money.ts';

const readCents = (typed: string) => centsSchema.safeParse(typed || '0');

/** Settings keep amounts as responses have them. */
const settingAmount = (highestDollars: number) => {
  const message = `Enter an amount up to $${highestDollars.toLocaleString('en-US')}, such as 25.00`;
  return z.string(message).check(
    z.trim(),
    z.refine((typed) => {
      const { data } = readCents(typed);
      return data !== undefined && data <= highestDollars * 100;
    }, message),
    z.overwrite((typed) => {
      const { data } = readCents(typed);
      return data === undefined ? typed : formatCents(data);
    }),
  );
};

/** "0.00" is none. See docs/product/company.md#fees. */
export const tripFeeSchema = z._default(settingAmount(10_000), '0.00');

export const pricingSettingsSchema = z._default(z.object({ minimumOrder: settingAmount(100_000) }), {
  minimumOrder: '0.00',
});
export type PricingSettings = z.infer<typeof pricingSettingsSchema>;
