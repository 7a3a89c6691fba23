import { lockRecord } from '#kit/db/lock-record.ts';
import type { QuotePageRow } from '#kit/db/tables/quote-pages.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { type Actor, website } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { Sentence } from '#kit/refusals/sentence.ts';
import { refuse } from '#kit/server/errors.ts';
import type { Decision } from '#sales/quotes/decisions.ts';
import { acceptedColumns } from '#sales/quotes/server/accepted-columns.ts';
import { isExpired } from '#sales/quotes/server/can-book.ts';
import { isUnpriced } from '#sales/quotes/server/quote-amounts.ts';
import { type FoundQuotePage, updateQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { hasSeen } from '#sales/quotes/server/shown-version.ts';
import { getQuotePage, presentQuotePage } from './customer-quote.ts';

/** Locks the quote behind a token, its request first. Throws `not-found`. */
export async function lockQuotePage(trx: Trx, token: string): Promise<FoundQuotePage> {
  const { quote } = await getQuotePage(trx, token);
  if (quote.requestId !== null) await lockRecord(trx, 'requests', quote.requestId);
  await lockRecord(trx, 'quotes', quote.id);
  return getQuotePage(trx, token);
}

interface Acceptance {
  /** The quote's, as the customer saw it. */
  version: number;
  /** As the customer typed it. */
  name: string;
  now: Date;
}

/**
 * Accepts a locked quote and stores the accepted copy. A quote that is accepted already stays as it is, whatever the
 * version. Throws `already-decided`, `quote-expired` or `quote-changed` with the present quote, `wrong-state` without a
 * price.
 */
export async function acceptQuote(
  trx: Trx,
  found: FoundQuotePage,
  { version, name, now }: Acceptance,
): Promise<FoundQuotePage> {
  if (found.page.decision === 'accepted') return found;
  await refuseDecision(trx, found, version, now);
  if (isUnpriced(found.page, found.quote)) {
    throw refuse('wrong-state', 'noPrice', {
      current: await presentQuotePage(trx, found, now),
    });
  }
  const page = await updateQuotePage(trx, found.quote.id, {
    ...decisionColumns('accepted', { decidedBy: name, now }),
    ...(await acceptedColumns(trx, found.quote, { name, now })),
  });
  await recordDecision(trx, { before: found.page, after: page, by: website, now });
  return { ...found, page };
}

interface Recorded {
  before: QuotePageRow;
  after: QuotePageRow;
  /** The customer's, with a change request. */
  message?: string;
  /** With the message in full. */
  isWhole?: boolean;
  by: Actor;
  now: Date;
}

/** Records a decision, or its reopening, in the quote's history. */
export const recordDecision = (
  trx: Trx,
  { before, after, message, isWhole = false, by, now }: Recorded,
): Promise<void> =>
  record(
    trx,
    {
      type: 'quote.decided',
      decided: message === undefined ? after.decision : 'change-requested',
      subject: { kind: 'quote', id: after.quoteId },
      isWhole,
      before: { decision: before.decision, decidedBy: before.decidedBy || null },
      after: {
        decision: after.decision,
        decidedBy: after.decidedBy || null,
        ...(message !== undefined && { changeRequest: message }),
        ...(after.decision === 'declined' && { declineReason: after.reason || null }),
      },
      by,
    },
    now,
  );

export const decisionColumns = (
  decision: Decision,
  { decidedBy = '', reason = '', now }: { decidedBy?: string; reason?: string; now: Date },
) => ({ decision, decidedAt: now.toISOString(), decidedBy, reason });

/** Throws unless the customer can accept or decline what they saw. */
export async function refuseDecision(trx: Trx, found: FoundQuotePage, version: number, now: Date) {
  const { page, quote } = found;
  const refusal = async (code: 'already-decided' | 'quote-expired' | 'quote-changed', sentence: Sentence) =>
    refuse(code, sentence, { current: await presentQuotePage(trx, found, now) });
  if (page.decision === 'accepted' || page.decision === 'declined') {
    throw await refusal(
      'already-decided',
      page.decision === 'accepted' ? 'alreadyAccepted' : 'alreadyDeclined',
    );
  }
  if (quote.isRequestCancelled) {
    throw await refusal('quote-expired', 'quoteGone');
  }
  if (isExpired(page, now)) {
    throw await refusal('quote-expired', ['quoteExpired', page.validUntil]);
  }
  if (!hasSeen(found, version)) {
    throw await refusal('quote-changed', 'decideAgain');
  }
}
