import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import { withUseAgain } from '#sales/codes/server/claim-code.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { recordQuote } from '#sales/quotes/server/quotes.history.ts';
import { getQuote, listQuotesOfRequest } from '#sales/quotes/server/quotes.queries.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { skipPastEscalation } from '#sales/requests/server/answer-clock.ts';
import { recordRequest } from '#sales/requests/server/requests.history.ts';
import { getRequest } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import { assignCustomer } from './assign-customer.ts';
import { toNewLead } from './new-lead.ts';
import { moveQuarantined } from './quarantine.queries.ts';

/** Not spam: makes it an ordinary new lead and sends its emails. */
export async function releaseQuarantined(deps: Deps, id: number, by: Actor): Promise<CustomerRequest> {
  const now = deps.clock();
  const released = await inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'requests', id);
    const changes = { quarantinedAt: null, deletedAt: null, spamReasons: '' };
    const release = async () => {
      await moveQuarantined(trx, { id, isQuarantined: true, changes, now });
      await assignCustomer(trx, id, now);
    };
    const [held] = await listQuotesOfRequest(trx, id);
    await (held ? withUseAgain(trx, held, release) : release());
    const request = await getRequest(trx, id);
    const { quoteRequestId: quoteId } = request;
    await recordRequest(trx, { id, action: 'restored', by, now });
    if (quoteId !== null) await recordQuote(trx, { id: quoteId, action: 'restored', by, now });
    const found = quoteId === null ? null : await getQuote(trx, quoteId);
    // Suspected spam of an earlier version has no page yet.
    const quote = found && { ...found, page: await ensureQuotePage(trx, found.id, now) };
    const { values: settings } = await readSettings(trx);
    const lead = toNewLead({ request, quote, settings, mayBeFlood: false, config: deps.config });
    await record(trx, { type: 'lead.released', ...lead }, now);
    await skipPastEscalation(trx, id, now);
    return toRequest(request);
  });
  deps.wakeOutbox();
  return released;
}

/** Spam: moves it to the trash, where it is purged after 30 days. Runs once per idempotency key. */
export function deleteQuarantined(
  deps: Deps,
  id: number,
  by: Actor,
  idempotency: Idempotency,
): Promise<Deleted> {
  const now = deps.clock();
  const scope = `deletion-from-quarantine-${id}`;
  return withIdempotency(deps.db, { scope, ...idempotency, about: { requestId: id } }, now, async (trx) => {
    await lockRecord(trx, 'requests', id);
    const changes = { quarantinedAt: null, deletedAt: now.toISOString() };
    await moveQuarantined(trx, { id, isQuarantined: true, changes, now });
    await recordRequest(trx, { id, action: 'deleted', by, now });
    return { id };
  });
}

/** Undoes the deletion: it is suspected spam again. */
export function restoreQuarantined(deps: Deps, id: number): Promise<void> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'requests', id);
    const changes = { quarantinedAt: now.toISOString(), deletedAt: now.toISOString() };
    await moveQuarantined(trx, { id, isQuarantined: false, changes, now });
  });
}
