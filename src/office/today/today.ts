import * as z from 'zod/mini';
import { quoteSchema } from '#sales/quotes/quotes.ts';
import { requestSchema } from '#sales/requests/requests.ts';
import { crewSchema } from '#visits/crews/crews.ts';
import { refusedPaymentSchema } from '#visits/payments/door-payments.ts';
import { visitSchema } from '#visits/visits/visits.ts';

/** The most leads and quotes listed; all are counted. */
export const maxOfToday = 20;

/** Older acceptances are not listed. */
export const acceptedDays = 90;

/** A visit that was booked, or a decision on a quote's page. */
const newsSchema = z.object({
  kind: z.enum(['booked', 'accepted', 'declined', 'change-requested']),
  at: z.string(),
  /** The quote's. */
  id: z.int(),
  name: z.string(),
  serviceTitle: z.string(),
  total: z.nullable(z.string()),
  visit: z.nullable(z.object({ date: z.string(), from: z.string(), to: z.string() })),
});

/** See docs/product/office.md#today. */
export const todaySchema = z.object({
  /** Calendar dates of the business. */
  today: z.string(),
  tomorrow: z.string(),
  crews: z.array(z.pick(crewSchema, { id: true, name: true, color: true })),
  visits: z.array(visitSchema),
  /** Booked visits of today and later that their crews can no longer keep, the earliest first. */
  unkeepable: z.array(visitSchema),
  unkeepableCount: z.int(),
  leads: z.array(z.extend(requestSchema, { promisedBy: z.string() })),
  leadCount: z.int(),
  /** Since yesterday began, the latest first, one for each quote. */
  news: z.array(newsSchema),
  accepted: z.array(quoteSchema),
  acceptedCount: z.int(),
  /** With `uninvoiced`: something was added after their invoice was made. */
  uninvoiced: z.array(quoteSchema),
  /** Crews took them, and the ledger did not: more than was owed, the longest waiting first. */
  refusedPayments: z.array(refusedPaymentSchema),
  /** How many records are damaged and left out. */
  unreadable: z.int(),
});
export type Today = z.infer<typeof todaySchema>;
export type WaitingLead = Today['leads'][number];
export type News = Today['news'][number];
