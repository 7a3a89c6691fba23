import { readProfile } from '#company/settings/server/settings.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import { formatPhone } from '#kit/text/phone.ts';
import { addZipCode, customerForLead, findCustomer } from '#sales/customers/server/customers.queries.ts';
import { toOwnColumns } from '#sales/quotes/own-discount.ts';
import type { NewQuoteInput, Quote, QuoteStatus } from '#sales/quotes/quotes.ts';
import { enterCode } from '#sales/quotes/server/enter-code.ts';
import { refuseIfAhead } from '#sales/quotes/server/future-visit.ts';
import { priceLines, refuseLargeDiscount } from '#sales/quotes/server/quote-lines.ts';
import { recordHandPrice, recordQuote } from '#sales/quotes/server/quotes.history.ts';
import { completionTime, insertQuote } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import type { RequestStatus } from '#sales/requests/requests.ts';
import { recordRequest } from '#sales/requests/server/requests.history.ts';
import {
  findRequest,
  getRequest,
  type RequestWithQuote,
  updateRequestSearchText,
} from '#sales/requests/server/requests.queries.ts';
import { moveLinkedRequest } from './move-linked-request.ts';
import { pricedColumns } from './submit-quote.ts';

/**
 * Stores a quote that staff enter, priced from the catalog, alone or for a request without a quote. Sends no email.
 * Runs once per idempotency key.
 */
export function createQuote(
  deps: Deps,
  input: NewQuoteInput,
  by: Actor,
  idempotency: Idempotency,
): Promise<Quote> {
  const now = deps.clock();
  return withIdempotency(
    deps.db,
    { scope: 'quotes', ...idempotency, about: ({ id }) => ({ quoteId: id }) },
    now,
    (trx) => storeQuote(trx, input, by, now),
  );
}

async function storeQuote(trx: Trx, input: NewQuoteInput, by: Actor, now: Date): Promise<Quote> {
  const {
    items,
    estimatedPrice,
    discount = null,
    code = null,
    requestId = null,
    refuseFutureVisit,
    ...fields
  } = input;
  const own = toOwnColumns(discount);
  const preferredDate = input.preferredDate ?? null;
  if (refuseFutureVisit) await refuseIfAhead({ preferredDate, status: input.status, now });
  const request = requestId === null ? null : await claimRequest(trx, requestId);
  const entered = await enterCode(trx, code, now);
  const customerId = await pickCustomer(trx, request, input, now);
  await entered.refuseCustomer(customerId);
  const priced = await priceLines(trx, items, { own, code: entered.code, zipCode: input.zipCode });
  entered.refuseOtherLines(priced.items);
  refuseLargeDiscount(discount, priced.price);
  const quote = {
    ...fields,
    ...own,
    ...pricedColumns(priced),
    requestId,
    customerId,
    phone: formatPhone(input.phone) || null,
    estimatedPriceCents: estimatedPrice === undefined ? priced.price.totalCents : estimatedPrice,
    preferredDate,
    preferredTime: input.preferredTime || null,
    imageUrl: request?.imageUrl ?? null,
    completedAt: completionTime(input.status, now),
    createdAt: now.toISOString(),
  };
  const stored = await insertQuote(trx, quote, priced.items);
  await recordQuote(trx, { id: stored.id, action: 'created', by, now });
  const isByHand = quote.estimatedPriceCents !== priced.price.totalCents;
  if (isByHand || discount !== null || stored.items.some(({ isHandPriced }) => isHandPriced === 1)) {
    await recordHandPrice(trx, stored, by, now);
  }
  if (requestId !== null) {
    await updateRequestSearchText(trx, requestId);
    await linkRequest(trx, { requestId, quoteStatus: input.status, by, now });
  }
  return toQuote(stored, (await readProfile(trx)).places);
}

/** The customer of the linked request, else the one that staff chose, else the one that matches the contact. */
async function pickCustomer(
  trx: Trx,
  request: RequestWithQuote | null,
  input: NewQuoteInput,
  now: Date,
): Promise<number> {
  const chosen = request?.customerId ?? input.customerId ?? null;
  if (chosen === null) return customerForLead(trx, input, now, { isFromStaff: true });
  await lockRecord(trx, 'customers', chosen);
  const customer = await findCustomer(trx, chosen);
  if (!request && (!customer || customer.deletedAt !== null)) {
    throw wrongField('customerId', 'This customer no longer exists');
  }
  await addZipCode(trx, chosen, input.zipCode);
  return chosen;
}

/** Locks the request. Throws 422 if it is gone or has a quote. */
async function claimRequest(trx: Trx, requestId: number): Promise<RequestWithQuote> {
  await lockRecord(trx, 'requests', requestId);
  const request = await findRequest(trx, requestId);
  if (!request) throw notConvertible('This request no longer exists');
  if (request.quoteRequestId !== null) throw notConvertible('This request already has a quote');
  return request;
}

const notConvertible = (message: string) => wrongField('requestId', message);

interface Link {
  requestId: number;
  quoteStatus: QuoteStatus;
  by: Actor;
  now: Date;
}

async function linkRequest(trx: Trx, { requestId, quoteStatus, by, now }: Link) {
  const after = await getRequest(trx, requestId);
  const before = { ...after, quoteRequestId: null };
  await recordRequest(trx, { id: requestId, action: 'changed', before, after, by, now });
  await moveLinkedRequest(trx, { requestId, status: statusWithQuote(quoteStatus), by, now });
}

/** The request's status with a new quote: 'quoted', unless the visit is scheduled or completed already. */
const statusWithQuote = (quoteStatus: QuoteStatus): RequestStatus =>
  quoteStatus === 'scheduled' || quoteStatus === 'completed' ? quoteStatus : 'quoted';
