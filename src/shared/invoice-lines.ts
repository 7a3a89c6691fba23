import * as z from 'zod/mini';
import { invoiceLimits } from './invoice-rules.ts';
import { centsSchema } from './money.ts';
import { maxQuantity } from './quote-rules.ts';
import { requiredText } from './text.ts';

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
