import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { formatCents } from '#kit/money/money.ts';
import { addDays, calendarDate, getInstant, lastDayOfMonth } from '#kit/time/dates.ts';
import type { InvoiceFigures } from '#money/invoices/invoice-figures.ts';
import { balanceSum } from '#money/ledger/server/owed.ts';
import { sumMovements } from '#money/ledger/server/sums.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';
import { completedOn, type Days } from '#sales/quotes/server/completed-in.ts';

const months = 12;

/**
 * The last twelve calendar months of the business, newest first. See docs/product/office.md#figures. One query for each
 * figure: with one for each month as well, building the queries took longer than running them.
 */
export async function readInvoiceFigures(db: Db, now: Date): Promise<InvoiceFigures[]> {
  const all = monthsUntil(lastDayOfMonth(calendarDate(now)));
  const quoted = await sumEach(all, (days) => quotedIn(db, days));
  const completed = await sumEach(all, (days) => completedIn(db, days));
  const collected = await sumEach(all, (days) => collectedIn(db, days));
  const invoices = await sumInvoices(db, { from: all.at(-1)!.from, to: all[0]!.to });
  return all.map(({ from }) => {
    const month = from.slice(0, 7);
    return {
      month,
      quoted: formatCents(quoted.get(month) ?? 0),
      completed: formatCents(completed.get(month) ?? 0),
      invoiced: formatCents(invoices.get(month)?.invoiced ?? 0),
      collected: formatCents(collected.get(month) ?? 0),
      outstanding: formatCents(invoices.get(month)?.outstanding ?? 0),
    };
  });
}

function monthsUntil(last: string): Days[] {
  const all: Days[] = [];
  for (let to = last; all.length < months; to = addDays(all.at(-1)!.from, -1)) {
    all.push({ from: `${to.slice(0, 7)}-01`, to });
  }
  return all;
}

interface Sum {
  month: string;
  cents: number | null;
}

/** Cents by month, as `2026-11`. */
async function sumEach<Database, Tables extends keyof Database>(
  all: readonly Days[],
  sumIn: (days: Days) => SelectQueryBuilder<Database, Tables, { cents: number | null }>,
): Promise<Map<string, number>> {
  const sums = all.map(({ from, to }) =>
    sumIn({ from, to })
      .select(sql<string>`${from.slice(0, 7)}`.as('month'))
      .$castTo<Sum>(),
  );
  const rows = await sums.reduce((before, sum) => before.unionAll(sum)).execute();
  return new Map(rows.map(({ month, cents }) => [month, cents ?? 0]));
}

const getSpan = ({ from, to }: Days) => ({
  begin: getInstant(from, 0).toISOString(),
  end: getInstant(addDays(to, 1), 0).toISOString(),
});

function quotedIn(db: Db, days: Days) {
  const { begin, end } = getSpan(days);
  return db
    .selectFrom('quotes')
    .select(({ fn }) => fn.sum<number | null>('estimatedPriceCents').as('cents'))
    .where('quotes.deletedAt', 'is', null)
    .where('quotes.createdAt', '>=', begin)
    .where('quotes.createdAt', '<', end)
    .where(isNotCancelled(db));
}

const completedIn = (db: Db, days: Days) =>
  completedOn(db, days).select(({ fn }) => fn.sum<number | null>('estimatedPriceCents').as('cents'));

function collectedIn(db: Db, days: Days) {
  const { begin, end } = getSpan(days);
  return sumMovements(db).where('paidAt', '>=', begin).where('paidAt', '<', end);
}

async function sumInvoices(db: Db, { from, to }: Days) {
  const month = sql<string>`substr(issued_date, 1, 7)`;
  const rows = await db
    .selectFrom('invoices')
    .where('issuedDate', '>=', from)
    .where('issuedDate', '<=', to)
    .select((invoice) => [
      month.as('month'),
      invoice.fn.sum<number>('totalCents').as('invoiced'),
      balanceSum(invoice).as('outstanding'),
    ])
    .groupBy(month)
    .execute();
  return new Map(rows.map((row) => [row.month, row]));
}
