import * as z from 'zod/mini';

const date = z.iso.date('Enter a date as YYYY-MM-DD');

/** Both dates are included, and local to the business. */
export const bookkeepingPeriodSchema = z.object({ from: z.optional(date), to: z.optional(date) }).check(
  z.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first',
  }),
);
export type BookkeepingPeriod = z.infer<typeof bookkeepingPeriodSchema>;
