import { readProfile } from '#company/settings/server/settings.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { moveToTrash, restoreFromTrash } from '#kit/db/trash.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, notFound } from '#kit/server/errors.ts';
import { formatPhone, plainDigits } from '#kit/text/phone.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import { withUseAgain } from '#sales/codes/server/claim-code.ts';
import { updateCustomerSearchText } from '#sales/customers/server/customer-search-text.ts';
import { toOwnColumns } from '#sales/quotes/own-discount.ts';
import { missingContact, type Quote, type QuoteUpdate } from '#sales/quotes/quotes.ts';
import { enterCode, isSameCode } from '#sales/quotes/server/enter-code.ts';
import { refuseIfAhead } from '#sales/quotes/server/future-visit.ts';
import { lockQuote } from '#sales/quotes/server/lock-quote.ts';
import {
  getCode,
  getFeeTerms,
  refuseLargeDiscount,
  replaceLines,
  repriceLines,
} from '#sales/quotes/server/quote-lines.ts';
import { recordQuote } from '#sales/quotes/server/quotes.history.ts';
import { presentTerms } from '#sales/quotes/server/quotes.pricing.ts';
import {
  completionTime,
  getQuote,
  type QuoteWithItems,
  quoteSearchText,
} from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import { hasLines } from '#sales/quotes/server/same-lines.ts';
import { isQuoteQuarantined } from '#sales/requests/server/quarantined.ts';
import { updateRequestSearchText } from '#sales/requests/server/requests.queries.ts';
import { moveLinkedRequest } from './move-linked-request.ts';
import { pricedColumns } from './submit-quote.ts';
import { finishTakingDown, takeDownPairs } from './take-down-pairs.ts';

/** Changes a quote; its request's status moves along, since requests know every status of quotes. */
export function updateQuote(deps: Deps, id: number, update: QuoteUpdate, by: Actor): Promise<Quote> {
  const { version, items: lines, refuseFutureVisit } = update;
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    const before = await lockQuote(trx, id);
    const current = () => presentQuote(trx, id);
    const isMoved = update.status !== undefined && update.status !== before.status;
    const fields = changedFields(before, update);
    // First, so that a change of an older version gets the conflict and not an error about its lines.
    const isWritten = await updateEditable(trx, 'quotes', {
      id,
      version,
      changes: { ...fields, ...(isMoved && { completedAt: completionTime(fields.status, now) }) },
      now,
      current,
      isRestStored: () =>
        (lines === undefined || hasLines(before, lines)) &&
        (update.code === undefined || isSameCode(before, update.code)),
    });
    if (!isWritten) return current();
    if (isMoved && refuseFutureVisit) {
      const unchanged = async () => toQuote(before, (await readProfile(trx)).places);
      await refuseIfAhead({ ...before, ...fields, now, current: unchanged });
    }
    const entered =
      update.code === undefined || isSameCode(before, update.code)
        ? null
        : await enterCode(trx, update.code, now);
    if (before.customerId !== null) await entered?.refuseCustomer(before.customerId);
    const code = entered ? entered.code : getCode(before);
    const feeTerms = update.zipCode === undefined ? null : await newFeeTerms(trx, before, update.zipCode);
    const changed = { ...before, ...fields, ...(feeTerms && { feeTerms }) };
    const items = lines
      ? await replaceLines(trx, changed, lines, code)
      : (update.discount !== undefined || entered || feeTerms) && repriceLines(changed, code);
    if (items) entered?.refuseOtherLines(items.items);
    if (items && update.discount) refuseLargeDiscount(update.discount, items.price);
    const priced = items && pricedColumns(items);
    const isFollowing =
      update.estimatedPrice === undefined &&
      // A discount that staff give, or a code that they enter, replaces the price that they had set.
      (before.estimatedPriceCents === before.totalCents || Boolean(update.discount || entered?.code));
    const named = { ...before, ...fields, ...priced };
    await trx
      .updateTable('quotes')
      .set({
        ...priced,
        ...(priced && isFollowing && { estimatedPriceCents: priced.totalCents }),
        phoneDigits: plainDigits(named.phone ?? ''),
        searchText: quoteSearchText(named, items ? items.items : before.items),
      })
      .where('id', '=', id)
      .execute();
    if (named.zipCode !== before.zipCode) {
      if (before.requestId !== null) await updateRequestSearchText(trx, before.requestId);
      if (before.customerId !== null) await updateCustomerSearchText(trx, before.customerId);
    }
    if (isMoved && before.requestId !== null) {
      await moveLinkedRequest(trx, { requestId: before.requestId, status: fields.status, by, now });
    }
    const isDayMoved =
      named.preferredDate !== before.preferredDate || named.preferredTime !== before.preferredTime;
    await recordQuote(trx, { id, action: 'changed', before, after: await getQuote(trx, id), by, now });
    const { status } = fields;
    if (isDayMoved) {
      await record(trx, { type: 'quote.day-set', quote: named, by, status: isMoved ? status : null }, now);
    }
    if (isMoved) {
      await record(trx, { type: 'quote.status-set', quoteId: id, status, keepsDay: isDayMoved, by }, now);
    }
    return current();
  });
}

/** Another ZIP code has the trip fee of today; the minimum order stays that of the quote. Null where nothing changes. */
async function newFeeTerms(trx: Trx, quote: QuoteWithItems, zipCode: string): Promise<string | null> {
  if (zipCode.slice(0, 5) === quote.zipCode.slice(0, 5)) return null;
  await relyOn(trx, 'settings');
  const terms = getFeeTerms(quote);
  const { tripFeeCents } = (await presentTerms(trx, zipCode)).fees;
  return tripFeeCents === terms.tripFeeCents ? null : JSON.stringify({ ...terms, tripFeeCents });
}

/** The new values of the plain columns. Throws 422 if a changed contact method leaves no way to reach the customer. */
function changedFields(before: QuoteWithItems, update: QuoteUpdate) {
  const {
    items: _items,
    code: _code,
    discount,
    version: _version,
    refuseFutureVisit: _refuse,
    estimatedPrice,
    phone,
    preferredTime,
    ...sent
  } = update;
  const fields = {
    status: before.status,
    contactMethod: before.contactMethod,
    email: before.email,
    ...(discount !== undefined && toOwnColumns(discount)),
    ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
    phone: phone === undefined ? before.phone : formatPhone(phone ?? '') || null,
    preferredTime: preferredTime === undefined ? before.preferredTime : preferredTime || null,
    estimatedPriceCents: estimatedPrice === undefined ? before.estimatedPriceCents : estimatedPrice,
  };
  const touchesContact = [update.contactMethod, update.phone, update.email].some(
    (value) => value !== undefined,
  );
  const missing = touchesContact ? missingContact(fields) : null;
  if (missing) {
    throw new AppError('invalid-input', `${visitorErrors.methodMissing}.`, {
      errors: ['contactMethod', missing].map((path) => ({ path, message: visitorErrors.methodMissing })),
    });
  }
  return fields;
}

/** Moves a quote to the trash, once per idempotency key. */
export async function deleteQuote(
  deps: Deps,
  id: number,
  by: Actor,
  idempotency: Idempotency,
): Promise<Deleted> {
  const now = deps.clock();
  const scope = `deletion-of-quote-${id}`;
  const taken = await withIdempotency(
    deps.db,
    { scope, ...idempotency, about: { quoteId: id } },
    now,
    async (trx) => {
      await lockQuote(trx, id);
      await record(
        trx,
        { type: 'quote.withdrawn', quoteId: id, reason: 'quote deleted', keepsRequest: false, by },
        now,
      );
      await moveToTrash(trx, 'quotes', id, now);
      await recordQuote(trx, { id, action: 'deleted', by, now });
      return takeDownPairs(trx, { quoteIds: [id] }, now);
    },
  );
  if (taken > 0) await finishTakingDown(deps);
  return { id };
}

/** Refuses a quote of suspected spam, which is released with its request. */
export function restoreQuote(deps: Deps, id: number, by: Actor): Promise<Quote> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    if (await isQuoteQuarantined(trx, id)) throw notFound('This record');
    await lockRecord(trx, 'quotes', id);
    const deleted = await trx
      .selectFrom('quotes')
      .select(['id', 'codeId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => notFound('This record'));
    await withUseAgain(trx, deleted, () => restoreFromTrash(trx, 'quotes', id, now));
    await recordQuote(trx, { id, action: 'restored', by, now });
    return presentQuote(trx, id);
  });
}

const presentQuote = async (trx: Trx, id: number) =>
  toQuote(await getQuote(trx, id), (await readProfile(trx)).places);
