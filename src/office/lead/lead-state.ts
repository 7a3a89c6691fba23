import * as z from 'zod/mini';
import type { InvoiceStatus } from '#money/invoices/invoices.ts';
import type { Decision } from '#sales/quotes/decisions.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import type { VisitStatus } from '#sales/records/visit-statuses.ts';
import type { RequestStatus } from '#sales/requests/requests.ts';

export const leadStatusSchema = z.enum([
  'new',
  'answered',
  'quoted',
  'expired',
  'change-requested',
  'accepted',
  'declined',
  'booked',
  'on-the-way',
  'started',
  'no-show',
  'done',
  'invoiced',
  'paid',
  'cancelled',
]);
export type LeadStatus = z.infer<typeof leadStatusSchema>;

export const nextStepSchema = z.enum(['answer', 'quote', 'book', 'invoice']);
export type NextStep = z.infer<typeof nextStepSchema>;

export interface LeadFacts {
  /** `isWaiting`: an answer is due. */
  request: { status: RequestStatus; isWaiting: boolean } | null;
  /** `isGiven`: the customer has it with a price. `isChanged`: after it was accepted. */
  quote: {
    status: QuoteStatus;
    isGiven: boolean;
    isExpired: boolean;
    decision: Decision | null;
    isChanged: boolean;
  } | null;
  /** The status of the visit that counts: the open one, else the last one that was not cancelled. */
  visit: Exclude<VisitStatus, 'cancelled'> | null;
  /** The status of the invoice that bills the quote. */
  invoice: Exclude<InvoiceStatus, 'void'> | null;
}

interface LeadState {
  status: LeadStatus;
  next: NextStep | null;
}

/** How far a lead is, and what to do for it now. See docs/product/sales.md#a-lead-is-one-record. */
export function getLeadState({ request, quote, visit, invoice }: LeadFacts): LeadState {
  const state = (status: LeadStatus, next: NextStep | null = null) => ({ status, next });
  if (request?.status === 'cancelled') return state('cancelled');
  if (invoice === 'paid') return state('paid');
  if (invoice === 'issued') return state('invoiced');
  if (visit === 'done' || quote?.status === 'completed') return state('done', quote && 'invoice');
  if (visit === 'no-show') return state('no-show', 'book');
  if (visit !== null) return state(visit);
  if (quote?.decision === 'declined') return state('declined');
  if (quote?.decision === 'change-requested') return state('change-requested', 'quote');
  if (quote?.decision === 'accepted') return state('accepted', quote.isChanged ? 'quote' : 'book');
  if (request?.isWaiting) return state('new', 'answer');
  if (request?.status === 'completed') return state('done');
  if (!quote?.isGiven) return state(request ? 'answered' : 'new', 'quote');
  return quote.isExpired ? state('expired', 'quote') : state('quoted', 'book');
}
