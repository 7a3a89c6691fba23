import * as z from 'zod/mini';
import { optionalEmailSchema } from '#kit/wire/email-address.ts';

export const invoiceLimits = { lines: 100, title: 200, notes: 2000, method: 500 } as const;

/** Empty where the invoice goes by hand. */
export const invoiceEmailSchema = optionalEmailSchema('Valid email is required');

/** At most three decimals, as tax districts have them. */
export const taxPercentSchema = z.number('Enter a percentage from 0 to 30').check(
  z.minimum(0, 'At least 0'),
  z.maximum(30, 'At most 30'),
  z.refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, 'At most three decimals'),
);

const dueDays = 'Enter 0 to 365 days';
export const dueDaysSchema = z.int(dueDays).check(z.minimum(0, dueDays), z.maximum(365, dueDays));

/** 192 random bits in base64url. */
export const isInvoiceToken = (text: string): boolean => /^[\w-]{32}$/.test(text);
