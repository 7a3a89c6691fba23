import { type QuoteText, quoteTexts } from './quote-fields.ts';

/** The same rule for each of these texts, up to its own length. */
export const textSchemas = <Name extends QuoteText, Schema>(
  names: readonly Name[],
  getSchema: (maxLength: number) => Schema,
) =>
  Object.fromEntries(names.map((name) => [name, getSchema(quoteTexts[name].maxLength)])) as Record<
    Name,
    Schema
  >;
