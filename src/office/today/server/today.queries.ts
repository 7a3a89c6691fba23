import { countRows } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';
import { type QuoteWithItems, withItems } from '#sales/quotes/server/quotes.queries.ts';

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

/** Quotes whose price is higher than what their invoices bill, the latest invoice first. */
export async function listRaised(db: Db, limit: number): Promise<QuoteWithItems[]> {
  const invoices = db
    .selectFrom('invoices')
    .select(['quoteId', 'id'])
    .where('quoteId', 'is not', null)
    .where('creditOf', 'is', null)
    .orderBy('id', 'desc')
    .limit(newestInvoices);
  const found = db
    .selectFrom(invoices.as('invoiced'))
    .innerJoin('quotes', 'quotes.id', 'invoiced.quoteId')
    .select((select) => ['quotes.id', select.fn.max('invoiced.id').as('invoiceId')])
    .where('quotes.deletedAt', 'is', null)
    .where(isNotCancelled(db))
    .where(({ eb, selectFrom, fn }) =>
      eb(
        fn.coalesce('quotes.estimatedPriceCents', 'quotes.totalCents'),
        '>',
        selectFrom('invoices')
          .select((sum) => sum.fn.sum<number>('invoices.coveredCents').as('covered'))
          .whereRef('invoices.quoteId', '=', 'quotes.id')
          .where('invoices.status', '<>', 'void')
          .where('invoices.creditOf', 'is', null),
      ),
    )
    .groupBy('quotes.id')
    .orderBy('invoiceId', 'desc')
    .limit(limit);
  const ids = (await found.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('quotes').selectAll().where('id', 'in', ids).execute();
  return withItems(
    db,
    rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  );
}

/** Additions to a quote whose invoice is not among this many newest ones are shown on the quote alone. */
const newestInvoices = 1000;
