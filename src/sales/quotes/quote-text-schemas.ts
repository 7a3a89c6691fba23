import { type QuoteText, quoteTexts } from './quote-fields.ts';

/** The same rule for each of these texts, up to its own length. */
export const textSchemas = <Name extends QuoteText, Schema>(
  names: readonly Name[],
  schemaOf: (maxLength: number) => Schema,
) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(quoteTexts[name].maxLength)])) as Record<
    Name,
    Schema
  >;
