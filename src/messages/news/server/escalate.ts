import { readSettings } from '#company/settings/server/settings.queries.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Deps } from '#kit/server/deps.ts';
import { startRounds } from '#kit/server/rounds.ts';
import { readAlertSettings } from '#messages/alerts/server/alert-settings.ts';
import { alertDevices } from '#messages/alerts/server/alerts.ts';
import { planFallback } from '#messages/alerts/server/fallback-worker.ts';
import { getQuote } from '#sales/quotes/server/quotes.queries.ts';
import { getRequest } from '#sales/requests/server/requests.queries.ts';
import { type Lead, waitingAlert } from './lead-alert.ts';

const everyMilliseconds = 10_000;
/** More wait for the next look. */
const atOnce = 50;

/** Looks for leads that nobody has answered yet, now and every ten seconds. */
export const startEscalation = (
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'wakeOutbox'>,
  milliseconds = everyMilliseconds,
): { stop: () => Promise<void> } =>
  startRounds(async () => {
    await escalateLeads(deps).catch((error) =>
      deps.log.warn('waiting leads not looked for', { error: String(error) }),
    );
  }, milliseconds);

/** Tells the second person of leads that nobody has answered, each once. See docs/product/messages.md#alerts. */
export async function escalateLeads({
  db,
  clock,
  wakeOutbox,
}: Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>): Promise<void> {
  const now = clock();
  const waiting = await db
    .selectFrom('requests')
    .select('id')
    .where('escalateAt', '<=', now.toISOString())
    .where('escalatedAt', 'is', null)
    .where('answeredAt', 'is', null)
    // By the plain column, SQLite would go through all requests in use.
    .where(({ fn, val }) => fn.coalesce('deletedAt', val('')), '=', '')
    .orderBy('escalateAt')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const { id } of waiting) await inTransaction(db, (trx) => escalate(trx, id, now));
  if (waiting.length > 0) wakeOutbox();
}

async function escalate(trx: Trx, requestId: number, now: Date): Promise<void> {
  if (!(await claim(trx, requestId, now))) return;
  const request = await getRequest(trx, requestId);
  const { quoteRequestId: quoteId } = request;
  const quote = quoteId === null ? null : await getQuote(trx, quoteId);
  await record(trx, { type: 'lead.unanswered', request, quote }, now);
}

/** Tells the second person. */
export async function alertSecond(trx: Trx, { request, quote }: Lead, now: Date): Promise<void> {
  const { id: requestId, quoteRequestId: quoteId } = request;
  const { values: settings } = await readSettings(trx);
  const { secondAlertUserId: userId } = await readAlertSettings(trx);
  const alert = waitingAlert({ request, quote }, settings.places, now);
  const pushJobs = await alertDevices(trx, alert, { requestId, quoteId, userId }, now);
  await planFallback(trx, { alert: alert('en'), pushJobs }, requestId, now);
}

/** False if another instance was faster, or somebody has just answered. */
async function claim(trx: Trx, id: number, now: Date): Promise<boolean> {
  const claimed = await trx
    .updateTable('requests')
    .set({ escalateAt: null, escalatedAt: now.toISOString() })
    .where('id', '=', id)
    .where('escalatedAt', 'is', null)
    .where('answeredAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('escalateAt', '<=', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
