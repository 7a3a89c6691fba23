import * as z from 'zod/mini';
import { historyEntrySchema } from '#kit/events/history.ts';
import { requiredText } from '#kit/wire/text.ts';
import { invoiceSchema } from '#money/invoices/invoices.ts';
import { timelineEntrySchema } from '#office/customer/timeline.ts';
import { quoteSchema } from '#sales/quotes/quotes.ts';
import { requestSchema } from '#sales/requests/requests.ts';
import { visitSchema } from '#visits/visits/visits.ts';
import { leadStatusSchema, nextStepSchema } from './lead-state.ts';

export const leadApi = {
  lead: '/api/admin/lead',
  email: (id: number | ':id') => `/api/admin/requests/${id}/email`,
} as const;

const idSchema = z.coerce.number().check(z.int(), z.positive());

/** One of them names the lead. */
export const leadQuerySchema = z.object({ request: z.optional(idSchema), quote: z.optional(idSchema) });

/** A request with all that became of it. */
export const leadSchema = z.object({
  request: z.nullable(requestSchema),
  quote: z.nullable(quoteSchema),
  /** Oldest first. */
  visits: z.array(visitSchema),
  /** The one that bills the quote. */
  invoice: z.nullable(z.pick(invoiceSchema, { id: true, number: true, status: true })),
  status: leadStatusSchema,
  next: z.nullable(nextStepSchema),
  /** The newest messages to and from the customer. */
  messages: z.array(timelineEntrySchema),
  /** The changes of request and quote, newest first. */
  history: z.array(historyEntrySchema),
});
export type Lead = z.infer<typeof leadSchema>;

export const leadEmailSchema = z.object({
  subject: requiredText('Enter a subject', 200),
  text: requiredText('Write something', 5000),
});
