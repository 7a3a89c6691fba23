import { readSettings } from '#company/settings/server/settings.queries.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { type Actor, website } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { Sentence } from '#kit/refusals/sentence.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import {
  addChangeRequest,
  type ChangeRequest,
  listChangeRequests,
} from '#sales/leads/server/change-requests.ts';
import { moveLinkedQuotes } from '#sales/leads/server/move-linked-quotes.ts';
import { moveLinkedRequest } from '#sales/leads/server/move-linked-request.ts';
import type { Decision } from '#sales/quotes/decisions.ts';
import type { DecisionInput } from '#sales/quotes/quote-pages.ts';
import { type FoundQuotePage, updateQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { listQuotesOfRequest, type QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import type { RequestStatus } from '#sales/requests/requests.ts';
import { findRequestAnywhere } from '#sales/requests/server/requests.queries.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { isChangeable } from '#visits/visits/server/changeable-visit.ts';
import { findOpenVisit } from '#visits/visits/server/visits.queries.ts';
import { presentQuotePage } from './customer-quote.ts';
import { acceptQuote, decisionColumns, lockQuotePage, recordDecision, refuseDecision } from './decide.ts';
import { markContacted } from './mark-contacted.ts';

export interface DecisionNews {
  decision: Decision;
  /** The customer's reason or message; may be empty. */
  words: string;
}

/** A customer's decision, or all change requests of a quote, newest first. */
export type QuoteNews = { found: FoundQuotePage } & (
  | DecisionNews
  | { decision: 'change-requested'; requests: readonly ChangeRequest[] }
);

/**
 * Records the customer's decision on the page of a quote. The same decision again changes nothing. Throws
 * `already-decided`, `quote-expired` or `quote-changed` with the present quote. See docs/product/sales.md#quote-page.
 */
export async function decideQuote(deps: Deps, token: string, input: DecisionInput): Promise<CustomerQuote> {
  const now = deps.clock();
  const quote = await inTransaction(deps.db, async (trx) => {
    const found = await lockQuotePage(trx, token);
    const decide = { accepted: accept, declined: decline, 'change-requested': requestChange };
    const { decided, news } = await decide[input.decision](trx, { found, input, now });
    const { config } = deps;
    await record(trx, { type: 'quote.answered', quoteId: found.quote.id, news, config }, now);
    return presentQuotePage(trx, decided, now);
  });
  deps.wakeOutbox();
  return quote;
}

interface Deciding {
  found: FoundQuotePage;
  input: DecisionInput;
  now: Date;
}

interface Decided {
  decided: FoundQuotePage;
  /** Null for the same decision again. */
  news: QuoteNews | null;
}

async function accept(trx: Trx, { found, input, now }: Deciding): Promise<Decided> {
  const decided = await acceptQuote(trx, found, { ...input, now });
  const news = { found: decided, decision: 'accepted', words: '' } as const;
  return { decided, news: decided === found ? null : news };
}

async function decline(trx: Trx, { found, input, now }: Deciding): Promise<Decided> {
  if (found.page.decision === 'declined') return { decided: found, news: null };
  await refuseDecision(trx, found, input.version, now);
  await refuseLateDecline(trx, found, now);
  const { id } = found.quote;
  const columns = decisionColumns('declined', { decidedBy: input.name, reason: input.reason, now });
  const after = { ...found, page: await updateQuotePage(trx, id, columns) };
  await recordDecision(trx, { before: found.page, after: after.page, by: website, now });
  await cancelDeclined(trx, found.quote, now);
  const news = { found: after, decision: 'declined', words: input.reason } as const;
  return { decided: await lockQuotePage(trx, found.page.token), news };
}

/** Cancels the request with all that belongs to it, or only the quote's visit while another quote of it is wanted. */
async function cancelDeclined(trx: Trx, { id, requestId }: QuoteWithItems, now: Date): Promise<void> {
  const event = { by: website, now };
  if (requestId !== null && !(await hasOtherWanted(trx, { id, requestId }))) {
    return moveRequest(trx, { id: requestId, status: 'cancelled', ...event });
  }
  const withdrawn = { quoteId: id, reason: 'quote declined', keepsRequest: true, by: website };
  await record(trx, { type: 'quote.withdrawn', ...withdrawn }, now);
}

/** Whether another quote of the request is done, which its revenue follows, or accepted, or has an open visit. */
async function hasOtherWanted(
  trx: Trx,
  { id, requestId }: { id: number; requestId: number },
): Promise<boolean> {
  const others = await listQuotesOfRequest(trx, requestId);
  for (const other of others) {
    if (other.id === id || other.deletedAt !== null) continue;
    if (other.status === 'completed' || other.page?.decision === 'accepted') return true;
    if (await findOpenVisit(trx, other.id)) return true;
  }
  return false;
}

/** Declining cancels the visit, so it is refused once the customer can no longer cancel. */
async function refuseLateDecline(trx: Trx, found: FoundQuotePage, now: Date): Promise<void> {
  const { values: settings } = await readSettings(trx);
  const refusal = async (code: 'wrong-state' | 'too-late', sentence: Sentence) =>
    refuse(code, sentence, { current: await presentQuotePage(trx, found, now) });
  if (found.quote.status === 'completed') {
    throw await refusal('wrong-state', ['workDone', settings.phone]);
  }
  const visit = await findOpenVisit(trx, found.quote.id);
  if (visit && !isChangeable(visit, settings, now)) {
    throw await refusal('too-late', ['tooSoonToCancel', settings.phone]);
  }
}

/** Moves a request and its quotes, as staff do. The caller has locked it. */
export async function moveRequest(
  trx: Trx,
  { id, status, by, now }: { id: number; status: RequestStatus; by: Actor; now: Date },
): Promise<void> {
  const request = await findRequestAnywhere(trx, id);
  if (!request || request.status === status) return;
  await moveLinkedRequest(trx, { requestId: id, status, by, now });
  await moveLinkedQuotes(trx, { request, status, refuseFutureVisit: false, by, now });
}

const repeatMilliseconds = 10 * 60_000;

/** A double press, or a repeated call. Later the customer asks again. */
const isRepeated = (text: string, last: ChangeRequest | undefined, now: Date): boolean =>
  last?.text === text && now.getTime() - Date.parse(last.at) < repeatMilliseconds;

/** Decides nothing final: the customer can still accept or decline, and an earlier decision stays. */
async function requestChange(trx: Trx, { found, input, now }: Deciding): Promise<Decided> {
  const { page, quote } = found;
  const earlier = await listChangeRequests(trx, quote);
  if (isRepeated(input.message, earlier[0], now)) return { decided: found, news: null };
  await addChangeRequest(trx, quote, input.message, now);
  const isFinal = page.decision === 'accepted' || page.decision === 'declined';
  const columns = decisionColumns('change-requested', {
    decidedBy: input.name,
    reason: input.message,
    now,
  });
  const after = isFinal ? found : { ...found, page: await updateQuotePage(trx, quote.id, columns) };
  const isWhole = quote.customerId === null;
  const event = { message: input.message, isWhole, by: website, now };
  await recordDecision(trx, { before: page, after: after.page, ...event });
  if (!isFinal) await markContacted(trx, quote, website, now);
  const asked = { text: input.message, at: now.toISOString() };
  const news = { found: after, decision: 'change-requested', requests: [asked, ...earlier] } as const;
  return { decided: after, news };
}
