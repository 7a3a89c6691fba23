import * as z from 'zod/mini';
import { quoteFilterSchema } from './quotes.ts';

const day = z.optional(z.iso.date('Enter a date as YYYY-MM-DD'));

/** With `from` or `to`, the export contains only visits completed on those days, both included. */
export const quoteExportSchema = z.extend(quoteFilterSchema, { from: day, to: day });
export type QuoteExport = z.infer<typeof quoteExportSchema>;
