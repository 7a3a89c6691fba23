import * as z from 'zod/mini';
import { centsSchema } from '#kit/money/money.ts';
import { requiredText } from '#kit/wire/text.ts';
import { quantitySchema } from '#sales/quotes/quote-lines.ts';

const creditedLineSchema = z.object({
  /** Its place on the invoice; 1 is the first line. */
  line: z.int('Choose a line').check(z.minimum(1, 'Choose a line')),
  quantity: quantitySchema,
});

/** Credits an invoice, or a part of it. */
export const creditNoteSchema = z.object({
  id: z.int(),
  number: z.string(),
  issuedDate: z.string(),
  /** Negative. */
  total: z.string(),
  reason: z.string(),
  /** Empty for an amount. */
  lines: z.array(creditedLineSchema),
});

/** A part of an invoice: some lines, or an amount with tax in it. */
export const newCreditSchema = z
  .object({
    amount: z.optional(centsSchema.check(z.minimum(1, 'Enter an amount'))),
    lines: z.optional(z.array(creditedLineSchema).check(z.minLength(1, 'Enter how many to credit'))),
    reason: requiredText('Enter a reason', 500),
    /** The invoice's, as the caller saw it. */
    version: z.optional(z.int()),
  })
  .check(
    z.refine(({ amount, lines }) => (amount === undefined) !== (lines === undefined), {
      path: ['amount'],
      message: 'Enter an amount, or choose lines',
    }),
  );
export type NewCreditInput = z.infer<typeof newCreditSchema>;
