import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { updateEditable } from '#server/db/update-editable.ts';
import type { Deps } from '#server/deps.ts';
import { setLinkedRequestStatus } from '#server/features/requests/requests.queries.ts';
import { formatPhone } from '#shared/phone.ts';
import type { NewQuoteInput, Quote, QuoteUpdate } from '#shared/quotes.ts';
import { priceSelection } from './quotes.pricing.ts';
import { completionTime, getQuote, insertQuote } from './quotes.queries.ts';
import { toQuote } from './quotes.wire.ts';
import { pricedColumns } from './submit-quote.ts';

/** A quote of its own, without a request, priced from the catalogue. Nobody is written to. */
export function createQuote(deps: Deps, input: NewQuoteInput): Promise<Quote> {
  const { items, estimatedPrice, ...fields } = input;
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    const priced = await priceSelection(trx, { items }, 'items');
    const quote = {
      ...fields,
      ...pricedColumns(priced),
      requestId: null,
      phone: formatPhone(input.phone) || null,
      estimatedPriceCents: estimatedPrice === undefined ? priced.price.totalCents : estimatedPrice,
      preferredDate: input.preferredDate ?? null,
      preferredTime: input.preferredTime || null,
      imageUrl: null,
      completedAt: completionTime(input.status, now),
      createdAt: now.toISOString(),
    };
    return presentQuote(trx, await insertQuote(trx, quote, priced.items));
  });
}

/** Changes a quote; its request's status moves along, since requests know every status of quotes. */
export function updateQuote(deps: Deps, id: number, update: QuoteUpdate): Promise<Quote> {
  const { version, status, estimatedPrice, adminNotes, preferredDate, preferredTime } = update;
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    const before = await getQuote(trx, id);
    const isMoved = status !== undefined && status !== before.status;
    const changes = {
      status,
      adminNotes,
      preferredDate,
      ...(preferredTime !== undefined && { preferredTime: preferredTime || null }),
      estimatedPriceCents: estimatedPrice,
      ...(isMoved && { completedAt: completionTime(status, now) }),
    };
    const current = () => presentQuote(trx, id);
    await updateEditable(trx, 'quotes', { id, version, changes, now, current });
    if (isMoved && before.requestId !== null)
      await setLinkedRequestStatus(trx, before.requestId, status, now);
    return current();
  });
}

/** Puts a quote into the trash. */
export function deleteQuote(deps: Deps, id: number): Promise<void> {
  const now = deps.clock();
  return inTransaction(deps.db, (trx) =>
    updateEditable(trx, 'quotes', {
      id,
      version: undefined,
      changes: { deletedAt: now.toISOString() },
      now,
      current: () => presentQuote(trx, id),
    }),
  );
}

/** Takes a quote out of the trash again. */
export function restoreQuote(deps: Deps, id: number): Promise<Quote> {
  return inTransaction(deps.db, async (trx) => {
    const current = () => presentQuote(trx, id);
    const edit = { id, version: undefined, changes: { deletedAt: null }, now: deps.clock(), current };
    await updateEditable(trx, 'quotes', { ...edit, isInTrash: true });
    return current();
  });
}

const presentQuote = async (trx: Trx, id: number) => toQuote(await getQuote(trx, id));
