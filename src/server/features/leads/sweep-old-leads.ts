import type { ExpressionBuilder } from 'kysely';
import { engineOf } from '#server/db/portable.ts';
import type { Schema } from '#server/db/schema.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { isCancelled } from '#server/features/quotes/cancelled.ts';
import { removeForgottenFiles } from '#server/files/file-removals.ts';
import { deleteJobs } from '#server/outbox/delete-jobs.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { purgeQuotes, purgeRequests } from './purge-leads.ts';

const rowsAtOnce = 200;

/**
 * Deletes for good the leads that came in longer ago than RETENTION_DAYS: requests and quotes with items, history,
 * photos and e-mails, wherever they are. A request and its quotes go together, once the newest of them is old enough;
 * one with a visit still to come stays. Nothing without RETENTION_DAYS. Run at the start and every hour.
 */
export async function sweepOldLeads({
  db,
  files,
  clock,
  config,
}: Pick<Deps, 'db' | 'files' | 'clock' | 'config'>): Promise<void> {
  if (config.retentionDays === null) return;
  const now = clock();
  const limit = {
    before: new Date(now.getTime() - config.retentionDays * 86_400_000).toISOString(),
    today: calendarDate(now, business.timeZone),
    now,
  };
  // One after the other: the index by creation is for those that are not in the trash.
  for (const isInTrash of [false, true]) {
    while ((await inTransaction(db, (trx) => purgeOldRequests(trx, limit, isInTrash))) === rowsAtOnce);
  }
  while ((await inTransaction(db, (trx) => purgeOldQuotes(trx, limit))) === rowsAtOnce);
  await deleteJobs(db, (jobs) =>
    jobs.where('kind', '=', 'email').where('status', '!=', 'pending').where('createdAt', '<', limit.before),
  );
  await removeForgottenFiles({ db, files });
}

interface Limit {
  before: string;
  /** The calendar date where the business is. */
  today: string;
  now: Date;
}

/** With their quotes. Returns how many. */
async function purgeOldRequests(trx: Trx, limit: Limit, isInTrash: boolean): Promise<number> {
  const rows = await trx
    .selectFrom('requests')
    .select('requests.id')
    .where('requests.deletedAt', isInTrash ? 'is not' : 'is', null)
    .where('requests.createdAt', '<', limit.before)
    .where((select) =>
      select.not(
        select.exists(
          select
            .selectFrom('quotes')
            .select('quotes.id')
            .whereRef('quotes.requestId', '=', 'requests.id')
            .where((quote) => quote.not(isOver(quote, limit))),
        ),
      ),
    )
    .limit(rowsAtOnce)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const quotes = await trx.selectFrom('quotes').select('id').where('requestId', 'in', ids).execute();
  await purgeQuotes(
    trx,
    quotes.map(({ id }) => id),
  );
  await purgeRequests(trx, ids, limit.now);
  return ids.length;
}

/** Those that came without a request. Returns how many. */
async function purgeOldQuotes(trx: Trx, limit: Limit): Promise<number> {
  const rows = await trx
    .selectFrom('quotes')
    .select('id')
    .where('requestId', 'is', null)
    .where((quote) => isOver(quote, limit))
    .limit(rowsAtOnce)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  await purgeQuotes(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Old, and no visit to come. */
const isOver = (quote: ExpressionBuilder<Schema, 'quotes'>, { before, today }: Limit) =>
  quote.and([
    quote('quotes.createdAt', '<', before),
    quote.or([
      quote('quotes.status', '!=', 'scheduled'),
      quote('quotes.preferredDate', 'is', null),
      quote('quotes.preferredDate', '<', today),
      isCancelled,
    ]),
  ]);
