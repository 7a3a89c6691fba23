import type { ExpressionBuilder } from 'kysely';
import { purgeInBatches } from '#kit/db/purge-in-batches.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { withPurgeEntry } from '#kit/events/server/record-purge.ts';
import { removeQueuedFiles } from '#kit/files/file-removals.ts';
import { deleteJobs } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { isCancelled } from '#sales/quotes/server/cancelled.ts';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';
import { purgeQuotesWithCustomers, purgeRequestsWithCustomers } from './purge-leads.ts';

/**
 * Purges leads older than RETENTION_DAYS: requests and quotes with items, history, photos, and emails, in the trash or
 * not, and customers of whom nothing else is stored. A request goes with its quotes once the newest of them is old
 * enough and no visit is ahead. Without RETENTION_DAYS it does nothing. Runs at the start and every hour.
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
    today: calendarDate(now),
  };
  async function purgeRequestsAndQuotes(trx: Trx, ids: readonly number[]) {
    const quotes = await trx.selectFrom('quotes').select('id').where('requestId', 'in', ids).execute();
    await purgeQuotesWithCustomers(
      trx,
      quotes.map(({ id }) => id),
      now,
    );
    await purgeRequestsWithCustomers(trx, ids, now);
  }
  // Two passes, because the index by creation has no rows in the trash.
  for (const isInTrash of [false, true]) {
    await purgeInBatches(
      db,
      (trx) => oldRequests(trx, limit).where('deletedAt', isInTrash ? 'is not' : 'is', null),
      withPurgeEntry('requests', purgeRequestsAndQuotes, now),
    );
  }
  await purgeInBatches(
    db,
    (trx) =>
      trx
        .selectFrom('quotes')
        .select('id')
        .where('requestId', 'is', null)
        .where((quote) => isOver(trx, quote, limit)),
    withPurgeEntry('quotes', (trx, ids) => purgeQuotesWithCustomers(trx, ids, now), now),
  );
  await deleteJobs(db, (jobs) =>
    jobs.where('kind', '=', 'email').where('status', '!=', 'pending').where('createdAt', '<', limit.before),
  );
  await removeQueuedFiles({ db, files });
}

interface Limit {
  before: string;
  /** Calendar date in the business's time zone. */
  today: string;
}

const oldRequests = (trx: Trx, limit: Limit) =>
  trx
    .selectFrom('requests')
    .select('requests.id')
    .where('requests.createdAt', '<', limit.before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quotes')
            .select('quotes.id')
            .whereRef('quotes.requestId', '=', 'requests.id')
            .where((quote) => quote.not(isOver(trx, quote, limit))),
        ),
      ),
    );

/** Old, with no visit ahead. */
const isOver = (trx: Trx, quote: ExpressionBuilder<Schema, 'quotes'>, { before, today }: Limit) =>
  quote.and([
    quote('quotes.createdAt', '<', before),
    quote.or([
      quote('quotes.status', '!=', 'scheduled'),
      quote('quotes.preferredDate', 'is', null),
      quote('quotes.preferredDate', '<', today),
      isCancelled(trx),
    ]),
    quote.not(
      quote.exists(
        quote
          .selectFrom('visits')
          .select('visits.id')
          .whereRef('visits.quoteId', '=', 'quotes.id')
          .where('visits.date', '>=', today)
          .where('visits.status', 'in', openVisitStatuses),
      ),
    ),
  ]);
