import * as z from 'zod/mini';
import { serviceCategorySchema, unitSchema } from '#company/catalog/services.ts';
import { quantityLimits } from '#company/catalog/units.ts';
import { centsSchema } from '#kit/money/money.ts';
import * as errors from '#kit/refusals/quote-errors.ts';
import { schemaMessage } from '#kit/refusals/schema-message.ts';
import { alsoWhereOthersFail } from '#kit/wire/rules.ts';
import { trimmedText } from '#kit/wire/text.ts';

/** Whole, but for hours in halves. How many it may be depends on the unit, which the server knows. */
export const quantitySchema = z
  .number(schemaMessage(errors, 'enterQuantity'))
  .check(
    z.minimum(quantityLimits.hour.min, schemaMessage(errors, 'enterQuantity')),
    z.maximum(quantityLimits.sqft.max, schemaMessage(errors, ['wrongQuantity', 'sqft'])),
    z.multipleOf(quantityLimits.hour.step, schemaMessage(errors, ['wrongQuantity', 'piece'])),
  );

export const maxLines = 100;

const atLeastOne = [
  z.minLength(1, schemaMessage(errors, 'chooseService')),
  z.maxLength(maxLines, schemaMessage(errors, ['tooManyServices', maxLines])),
] as const;

/** The services that a visitor chose. */
export const quoteItemsSchema = z
  .array(
    z.object({
      serviceId: z.int(),
      quantity: quantitySchema,
      /** As the visitor saw it. If it has changed, the server stores nothing and returns the current total. */
      unit: z.optional(unitSchema),
    }),
  )
  .check(...atLeastOne);

const lineSchema = z.object({
  id: z.optional(z.int()),
  serviceId: z.optional(z.nullable(z.int())),
  quantity: quantitySchema,
  unit: z.optional(unitSchema),
  /** A price that staff set, in dollars for one unit. It counts without the minimum of the service. */
  unitPrice: z.optional(centsSchema),
  title: z.optional(trimmedText(200)),
  category: z.optional(serviceCategorySchema),
  durationMinutes: z.optional(
    z
      .number('Enter whole minutes')
      .check(
        z.minimum(0, 'At least 0'),
        z.maximum(1440, 'At most 1440'),
        z.multipleOf(0.01, 'Enter at most two decimals'),
      ),
  ),
});

/**
 * All lines of a quote: missing ones are removed, new ones come last. `id` names a line of the quote, `serviceId` the
 * line of that service, or a new one. Existing lines keep their title and price, new ones copy the catalog's, unless
 * the body has a `unitPrice`. A line without both is a custom line: it needs `title` and `unitPrice`; its `category` is
 * the quote's if missing, its `unit` a piece. `title`, `unit`, `unitPrice`, `category` and `durationMinutes` of an existing
 * line can be changed.
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
