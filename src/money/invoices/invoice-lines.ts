import * as z from 'zod/mini';
import { unitSchema } from '#company/catalog/services.ts';
import { isQuantity } from '#company/catalog/units.ts';
import { invoiceLimits } from '#company/profile/invoice-rules.ts';
import { centsSchema } from '#kit/money/money.ts';
import { wrongQuantity } from '#kit/refusals/quote-errors.ts';
import { alsoWhereOthersFail } from '#kit/wire/rules.ts';
import { requiredText } from '#kit/wire/text.ts';
import { quantitySchema } from '#sales/quotes/quote-lines.ts';

const newLineSchema = z
  .object({
    title: requiredText('Enter what it is for', invoiceLimits.title),
    quantity: quantitySchema,
    unit: z._default(unitSchema, 'piece'),
    unitPrice: centsSchema,
    /** The line costs this much at least. */
    minimumPrice: z._default(z.nullable(centsSchema), null),
  })
  .check(
    alsoWhereOthersFail(({ value, issues }) => {
      const { quantity, unit = 'piece' } = value;
      if (typeof quantity !== 'number' || isQuantity(quantity, unit)) return;
      issues.push({ code: 'custom', path: ['quantity'], message: wrongQuantity(unit), input: value });
    }),
  );

/** The lines of a draft, as staff enter them. */
export const invoiceLinesSchema = z
  .array(newLineSchema)
  .check(
    z.minLength(1, 'Add at least one line'),
    z.maxLength(invoiceLimits.lines, `At most ${invoiceLimits.lines} lines`),
  );
