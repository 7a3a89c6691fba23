import * as z from 'zod/mini';
import { freeText, requiredText, trimmedText } from '#kit/wire/text.ts';
import { dueDaysSchema, invoiceLimits, taxPercentSchema } from './invoice-rules.ts';
import { postalAddressSchema } from './postal-address.ts';

/** The owner chooses what follows once a visit is done. See docs/product/money.md#when-a-visit-is-done. */
export const whenDoneRules = ['nothing', 'draft', 'issue', 'send'] as const;
export type WhenDone = (typeof whenDoneRules)[number];

/** Defaults for a new draft. See docs/product/money.md#invoices. */
export const invoiceSettingsSchema = z.object({
  legalName: requiredText('The legal name is required', 200),
  license: trimmedText(100),
  postalAddress: postalAddressSchema,
  taxPercent: taxPercentSchema,
  dueDays: dueDaysSchema,
  notes: freeText(invoiceLimits.notes).check(z.trim()),
  method: freeText(invoiceLimits.method).check(z.trim()),
  whenDone: z.enum(whenDoneRules, 'Choose what follows a done visit'),
});
export type InvoiceSettings = z.infer<typeof invoiceSettingsSchema>;
