import * as z from 'zod/mini';
import { invoiceLimits } from '#company/profile/invoice-rules.ts';
import { centsSchema } from '#kit/money/money.ts';
import { requiredText } from '#kit/wire/text.ts';
import { maxQuantity } from '#sales/quotes/quote-rules.ts';

const newLineSchema = z.object({
  title: requiredText('Enter what it is for', invoiceLimits.title),
  quantity: z
    .int('Enter a whole number')
    .check(z.minimum(1, 'At least 1'), z.maximum(maxQuantity, `At most ${maxQuantity}`)),
  unitPrice: centsSchema,
});

/** The lines of a draft, as staff enter them. */
export const invoiceLinesSchema = z
  .array(newLineSchema)
  .check(
    z.minLength(1, 'Add at least one line'),
    z.maxLength(invoiceLimits.lines, `At most ${invoiceLimits.lines} lines`),
  );
