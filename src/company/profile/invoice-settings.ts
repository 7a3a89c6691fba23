import * as z from 'zod/mini';
import { freeText, requiredText, trimmedText } from '#kit/wire/text.ts';
import { dueDaysSchema, invoiceLimits, taxPercentSchema } from './invoice-rules.ts';
import { postalAddressSchema } from './postal-address.ts';

/** Defaults for a new draft. See docs/product/money.md#invoices. */
export const invoiceSettingsSchema = z.object({
  legalName: requiredText('The legal name is required', 200),
  license: trimmedText(100),
  postalAddress: postalAddressSchema,
  taxPercent: taxPercentSchema,
  dueDays: dueDaysSchema,
  notes: freeText(invoiceLimits.notes).check(z.trim()),
  method: freeText(invoiceLimits.method).check(z.trim()),
});
export type InvoiceSettings = z.infer<typeof invoiceSettingsSchema>;
