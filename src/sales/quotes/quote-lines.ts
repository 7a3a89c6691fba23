import * as z from 'zod/mini';
import { serviceCategorySchema } from '#company/catalog/services.ts';
import { centsSchema } from '#kit/money/money.ts';
import * as errors from '#kit/refusals/quote-errors.ts';
import { schemaMessage } from '#kit/refusals/schema-message.ts';
import { alsoWhereOthersFail } from '#kit/wire/rules.ts';
import { trimmedText } from '#kit/wire/text.ts';
import { maxQuantity } from './quote-rules.ts';

const quantitySchema = z
  .int('Enter a whole number')
  .check(
    z.minimum(1, 'At least 1'),
    z.maximum(maxQuantity, schemaMessage(errors, ['atMostPieces', maxQuantity])),
  );

export const maxLines = 100;

const atLeastOne = [
  z.minLength(1, schemaMessage(errors, 'chooseService')),
  z.maxLength(maxLines, schemaMessage(errors, ['tooManyServices', maxLines])),
] as const;

/** The services that a visitor chose. */
export const quoteItemsSchema = z
  .array(z.object({ serviceId: z.int(), quantity: quantitySchema }))
  .check(...atLeastOne);

const lineSchema = z.object({
  id: z.optional(z.int()),
  serviceId: z.optional(z.nullable(z.int())),
  quantity: quantitySchema,
  /** A price that staff set, in dollars. */
  unitPrice: z.optional(centsSchema),
  title: z.optional(trimmedText(200)),
  category: z.optional(serviceCategorySchema),
  durationMinutes: z.optional(
    z.int('Enter whole minutes').check(z.minimum(0, 'At least 0'), z.maximum(1440, 'At most 1440')),
  ),
});

/**
 * All lines of a quote: missing ones are removed, new ones come last. `id` names a line of the quote, `serviceId` the
 * line of that service, or a new one. Existing lines keep their title and price, new ones copy the catalog's, unless
 * the body has a `unitPrice`. A line without both is a custom line: it needs `title` and `unitPrice`; its `category` is
 * the quote's if missing. `title`, `unitPrice`, `category` and `durationMinutes` of an existing line can be changed.
 */
export const quoteLinesSchema = z
  .array(
    lineSchema.check(
      alsoWhereOthersFail((context) => {
        const { id, serviceId } = context.value;
        if (id !== undefined || typeof serviceId === 'number') return;
        for (const [path, message] of getMissing(context.value)) {
          context.issues.push({ code: 'custom', path, message, input: context.value });
        }
      }),
    ),
  )
  .check(...atLeastOne);
export type QuoteLine = z.infer<typeof quoteLinesSchema>[number];

function* getMissing(line: z.infer<typeof lineSchema>): Generator<[path: string[], message: string]> {
  if (line.title === undefined && line.unitPrice === undefined) {
    yield [[], 'Enter a title for this line'];
    return;
  }
  if (!line.title) yield [['title'], 'Enter a title for this line'];
  if (line.unitPrice === undefined) yield [['unitPrice'], 'Enter a price for this line'];
}
