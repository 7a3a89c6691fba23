import * as z from 'zod/mini';

/** A calendar month of the business. Money is in dollars. See docs/product/office.md#figures. */
export const invoiceFiguresSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  quoted: z.string(),
  completed: z.string(),
  invoiced: z.string(),
  collected: z.string(),
  outstanding: z.string(),
});
export type InvoiceFigures = z.infer<typeof invoiceFiguresSchema>;

/** Explains each figure in the panel. */
export const invoiceFigureTexts = {
  quoted: 'Prices of the quotes that came in, as they are now, without cancelled and deleted ones.',
  completed: 'Prices of completed visits, as Dashboard counts revenue.',
  invoiced: 'Invoices issued, with tax, less credit notes issued.',
  collected: 'Payments and deposits less refunds, on the day the money moved.',
  outstanding: 'What is still owed today on the invoices issued that month, after payments and credit notes.',
} as const satisfies Record<Exclude<keyof InvoiceFigures, 'month'>, string>;
