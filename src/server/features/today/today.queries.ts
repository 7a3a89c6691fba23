import { countRows } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { isNotCancelled } from '#server/features/quotes/cancelled.ts';
import { type QuoteWithItems, withItems } from '#server/features/quotes/quotes.queries.ts';

/** Quotes accepted since then that have no visit, longest waiting first, and their count. */
export async function listAcceptedWithoutVisit(
  db: Db,
  { since, limit }: { since: string; limit: number },
): Promise<{ rows: QuoteWithItems[]; count: number }> {
  const waiting = acceptedWithoutVisit(db, since);
  const first = waiting.selectAll('quotes').orderBy('quotePages.decidedAt').orderBy('quotes.id');
  const rows = await withItems(db, await first.limit(limit).execute());
  return { rows, count: rows.length < limit ? rows.length : await countRows(waiting) };
}

const acceptedWithoutVisit = (db: Db, since: string) =>
  db
    .selectFrom('quotePages')
    .innerJoin('quotes', 'quotes.id', 'quotePages.quoteId')
    .where('quotePages.decision', '=', 'accepted')
    .where('quotePages.decidedAt', '>=', since)
    .where('quotes.deletedAt', 'is', null)
    .where('quotes.status', '<>', 'completed')
    .where(isNotCancelled(db))
    .where((select) =>
      select.not(
        select.exists(
          select
            .selectFrom('visits')
            .select('visits.id')
            .whereRef('visits.quoteId', '=', 'quotes.id')
            .where('visits.status', '<>', 'cancelled'),
        ),
      ),
    );
