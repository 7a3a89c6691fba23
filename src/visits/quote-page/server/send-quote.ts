import { readProfile } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { enqueueText } from '#delivery/texts/server/text-log.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import { withUseAgain } from '#sales/codes/server/claim-code.ts';
import { languageOfCustomer } from '#sales/customers/server/customer-language.ts';
import type { QuoteLink, SendQuoteInput } from '#sales/quotes/quote-pages.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { isExpired } from '#sales/quotes/server/can-book.ts';
import { getChannels, requireReachable } from '#sales/quotes/server/channels.ts';
import { lockQuote } from '#sales/quotes/server/lock-quote.ts';
import { hasAcceptedAmounts } from '#sales/quotes/server/quote-amounts.ts';
import {
  ensureQuotePage,
  findPageOfQuote,
  lastValidDay,
  replaceToken,
  updateQuotePage,
} from '#sales/quotes/server/quote-pages.queries.ts';
import { quoteUrl } from '#sales/quotes/server/quote-url.ts';
import { getQuote, type QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import { stopClock } from '#sales/requests/server/answer-clock.ts';
import { noteTold } from '#sales/requests/server/note-told.ts';
import { presentUnconfirmed } from '#visits/visits/server/visit-holds.ts';
import { carryRecipient } from './carry-recipient.ts';
import { recordDecision } from './decide.ts';
import { moveRequest } from './decide-quote.ts';
import { markSent } from './mark-contacted.ts';
import { writeSentQuote, writeSentQuoteText } from './write-sent-quote.ts';

/**
 * Sends the quote's link to its customer, by email, by text or both. A quote that was declined, or changed since it was accepted, can be decided
 * again. Runs once per idempotency key. See docs/product/sales.md#quote-page.
 */
export async function sendQuote(
  deps: Deps,
  { id, input, by }: { id: number; input: SendQuoteInput; by: Actor },
  idempotency: Idempotency,
): Promise<Quote> {
  const now = deps.clock();
  const once = { scope: `send-quote-${id}`, ...idempotency, about: { quoteId: id } };
  const sent = await withIdempotency(deps.db, once, now, async (trx) => {
    const quote = await carryRecipient(trx, await lockQuote(trx, id), now);
    if (quote.estimatedPriceCents === null)
      throw wrongField('estimatedPrice', 'Enter a price before you send the quote');
    const reached = { email: quote.email, phone: quote.phone ?? '' };
    const present = { db: trx, config: deps.config };
    const channels = await getChannels(present, input.channels, reached);
    const textTo = await requireReachable(present, channels, reached, 'quote');
    const byEmail = channels.includes('email');
    await ensureQuotePage(trx, id, now);
    const validUntil = await lastValidDay(trx, now);
    await updateQuotePage(trx, id, { sentAt: now.toISOString(), validUntil });
    const subject = { kind: 'quote', id } as const;
    const entry = {
      subject,
      by,
      after: { sentTo: [byEmail ? quote.email : '', textTo ?? ''].filter(Boolean).join(', ') },
    };
    await record(trx, { type: 'quote.sent', ...entry, quote, isFromWebsite: 0 }, now);
    if (needsNewDecision(quote)) await clearDecision(trx, quote, by, now);
    if (quote.told !== null) await noteTold(trx, quote.requestId, byEmail ? 'email' : 'text');
    await markSent(trx, await getQuote(trx, id), by, now);
    if (quote.requestId !== null) await stopClock(trx, quote.requestId, now);
    const profile = await readProfile(trx);
    const source = { kind: 'quote' as const, quoteId: id, message: input.message };
    const email = byEmail ? await writeSentQuote(trx, deps, source, now) : null;
    const about = { requestId: quote.requestId, quoteId: id };
    if (email) await enqueueEmails(trx, [{ email, source, purpose: 'quote', ...about }], now);
    if (textTo !== null) {
      const body = await writeSentQuoteText(trx, deps, source);
      if (body !== null) {
        const { customerId } = quote;
        const cause = { cause: 'staff' as const, byName: by.name };
        await enqueueText(trx, { customerId, quoteId: id, to: textTo, text: body, source, ...cause }, now);
      }
    }
    return toQuote(await getQuote(trx, id), profile.places);
  });
  deps.wakeOutbox();
  return sent;
}

function needsNewDecision(quote: QuoteWithItems): boolean {
  const { page } = quote;
  if (quote.isRequestCancelled) return true;
  if (!page?.decision) return false;
  if (page.decision !== 'accepted') return true;
  return !hasAcceptedAmounts(page, quote);
}

/** Lets the customer decide again. The accepted copy stays; an expired quote becomes valid again. */
export function reopenQuote(deps: Deps, id: number, by: Actor): Promise<Quote> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    const quote = await lockQuote(trx, id);
    const page = await ensureQuotePage(trx, id, now);
    if (isExpired(page, now)) {
      await updateQuotePage(trx, id, { validUntil: await lastValidDay(trx, now) });
    }
    await clearDecision(trx, quote, by, now);
    return toQuote(await getQuote(trx, id), (await readProfile(trx)).places);
  });
}

/** A declined quote's request is contacted again. */
async function clearDecision(trx: Trx, quote: QuoteWithItems, by: Actor, now: Date): Promise<void> {
  const before = (await findPageOfQuote(trx, quote.id))!;
  const none = { decision: null, decidedAt: null, decidedBy: '', reason: '' };
  await withUseAgain(trx, quote, async () => {
    const after = await updateQuotePage(trx, quote.id, none);
    await recordDecision(trx, { before, after, by, now });
  });
  if (quote.requestId === null || !quote.isRequestCancelled) return;
  const status = quote.status === 'new' ? 'contacted' : quote.status;
  await moveRequest(trx, { id: quote.requestId, status, by, now });
}

/** Makes the quote's page if it has none. */
export async function readQuoteLink({ db, clock, config }: Deps, id: number): Promise<QuoteLink> {
  const { page, customerId } = await getQuote(db, id);
  const { token } = page ?? (await inTransaction(db, (trx) => ensureQuotePage(trx, id, clock())));
  const url = quoteUrl(config, token, await languageOfCustomer(db, customerId));
  return { url, unconfirmed: await presentUnconfirmed(db, id) };
}

/** The former link is not found from now on. */
export function replaceQuoteLink({ db, clock, config }: Deps, id: number, by: Actor): Promise<QuoteLink> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const { customerId } = await lockQuote(trx, id);
    const { token } = await replaceToken(trx, id, now);
    const subject = { kind: 'quote', id } as const;
    await record(trx, { type: 'quote.link-replaced', subject, by, after: { link: 'replaced' } }, now);
    const url = quoteUrl(config, token, await languageOfCustomer(trx, customerId));
    return { url, unconfirmed: await presentUnconfirmed(trx, id) };
  });
}
