import { countRows } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import type { News } from '#office/today/today.ts';
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

interface NewsRow {
  kind: News['kind'];
  at: string;
  quoteId: number;
  firstName: string;
  lastName: string;
  serviceTitle: string;
  estimatedPriceCents: number | null;
  visit: News['visit'];
}

/** Visits booked and quotes decided since then, the latest first; of a quote its visit, else its decision. */
export async function listNews(db: Db, since: string, limit: number): Promise<NewsRow[]> {
  const shown = [
    'quotes.id as quoteId',
    'firstName',
    'lastName',
    'serviceTitle',
    'estimatedPriceCents',
  ] as const;
  // By id, since no index has the time.
  const newest = db.selectFrom('visits').select('id').orderBy('id', 'desc').limit(newestVisits);
  const booked = await db
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(shown)
    .select(['visits.createdAt as at', 'visits.date', 'visits.windowFrom as from', 'visits.windowTo as to'])
    .where('visits.id', 'in', newest)
    .where('visits.createdAt', '>=', since)
    .where('visits.status', '<>', 'cancelled')
    .where('quotes.deletedAt', 'is', null)
    .orderBy('visits.id', 'desc')
    .limit(limit)
    .execute();
  const decided = await db
    .selectFrom('quotePages')
    .innerJoin('quotes', 'quotes.id', 'quotePages.quoteId')
    .select(shown)
    .select(['decision as kind', 'decidedAt as at'])
    .where('decision', 'in', ['accepted', 'declined', 'change-requested'])
    .where('decidedAt', '>=', since)
    .where('quotes.deletedAt', 'is', null)
    .orderBy('decidedAt', 'desc')
    .limit(limit)
    .execute();
  const withVisit = new Set(booked.map(({ quoteId }) => quoteId));
  return [
    ...booked.map(({ date, from, to, ...row }) => ({
      ...row,
      kind: 'booked' as const,
      visit: { date, from, to },
    })),
    ...decided
      .filter(({ quoteId }) => !withVisit.has(quoteId))
      .map((row) => ({ ...row, kind: row.kind!, at: row.at!, visit: null })),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, limit);
}

/** More are not booked in two days. */
const newestVisits = 500;

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
