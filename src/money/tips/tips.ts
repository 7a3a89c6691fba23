import * as z from 'zod/mini';
import { addDays } from '#kit/time/dates.ts';
import { type BookkeepingPeriod, bookkeepingPeriodSchema } from '#money/invoices/bookkeeping.ts';

/** A tip, or a part of one that went back, which is negative. */
export const tipSchema = z.object({
  /** Local to the business. */
  date: z.string(),
  /** Null where no visit is known. */
  crewId: z.nullable(z.int()),
  crew: z.string(),
  visitId: z.nullable(z.int()),
  /** In dollars. */
  amount: z.string(),
  method: z.enum(['cash', 'check', 'card', 'transfer']),
});
export type Tip = z.infer<typeof tipSchema>;

const maxDays = 366;
const getDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Both dates are included. Without a first one, the year that ends with the last. */
export const tipPeriodSchema = bookkeepingPeriodSchema.check(
  z.refine(({ from, to }) => !from || !to || !(getDays(from, to) >= maxDays), {
    path: ['to'],
    message: `At most ${maxDays} days`,
  }),
);

/** The days of a period that leaves some out. */
export const getTipDays = ({ from, to }: BookkeepingPeriod, today: string) => {
  const last = to ?? (from ? addDays(from, maxDays - 1) : today);
  return { from: from ?? addDays(last, 1 - maxDays), to: last };
};

/** In cents. What went back is negative. */
export const sumTips = (tips: readonly Pick<Tip, 'amount'>[]): number =>
  tips.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);

export const tipsApi = { tips: '/api/admin/tips', csv: '/api/admin/tips.csv' } as const;
