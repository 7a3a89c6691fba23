import type { Generated, Selectable } from 'kysely';
import type { Decision } from '#sales/quotes/decisions.ts';

/** The customer's page of a quote. A quote has one at most; a new link replaces the token. */
export interface QuotePagesTable {
  quoteId: number;
  token: string;
  /** Null until staff or the site sent the link. */
  sentAt: string | null;
  /** The last calendar date on which the customer can decide. */
  validUntil: string;
  decision: Decision | null;
  decidedAt: string | null;
  /** The name that the customer typed. */
  decidedBy: Generated<string>;
  /** Why the customer declined. */
  reason: Generated<string>;
  /** JSON: what the customer last accepted, as `AcceptedQuote`. Stays when staff change or reopen the quote. */
  accepted: string | null;
  acceptedAt: string | null;
  createdAt: string;
}

export type QuotePageRow = Selectable<QuotePagesTable>;
