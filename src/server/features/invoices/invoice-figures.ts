import type { Db } from '#server/db/open.ts';
import { isNotCancelled } from '#server/features/quotes/cancelled.ts';
import { sumRevenueCents } from '#server/features/stats/stats.queries.ts';
import { addDays, calendarDate, instantOf, lastDayOfMonth } from '#shared/dates.ts';
import type { InvoiceFigures } from '#shared/invoice-figures.ts';
import { formatCents } from '#shared/money.ts';

const months = 12;

/** The last twelve calendar months of the business, newest first. See docs/product.md#figures. */
export async function readInvoiceFigures(db: Db, now: Date): Promise<InvoiceFigures[]> {
  const figures: InvoiceFigures[] = [];
  let to = lastDayOfMonth(calendarDate(now));
  for (let count = 0; count < months; count += 1) {
    const from = `${to.slice(0, 7)}-01`;
    figures.push(await figuresOf(db, { from, to }));
    to = addDays(from, -1);
  }
  return figures;
}

async function figuresOf(db: Db, days: { from: string; to: string }): Promise<InvoiceFigures> {
  const { from, to } = days;
  const begin = instantOf(from, 0).toISOString();
  const end = instantOf(addDays(to, 1), 0).toISOString();
  const quoted = db
    .selectFrom('quotes')
    .select(({ fn }) => fn.sum<number | null>('estimatedPriceCents').as('cents'))
    .where('quotes.deletedAt', 'is', null)
    .where('quotes.createdAt', '>=', begin)
    .where('quotes.createdAt', '<', end)
    .where(isNotCancelled(db));
  const { invoiced, outstanding } = await db
    .selectFrom('invoices')
    .where('issuedDate', '>=', from)
    .where('issuedDate', '<=', to)
    .select(({ fn, eb }) => [
      fn.sum<number | null>('totalCents').as('invoiced'),
      fn
        .sum<number | null>(eb(eb('totalCents', '-', eb.ref('paidCents')), '-', eb.ref('creditedCents')))
        .filterWhere('status', '=', 'issued')
        .filterWhere('creditOf', 'is', null)
        .as('outstanding'),
    ])
    .executeTakeFirstOrThrow();
  const collected = db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<number | null>('amountCents').as('cents'))
    .where('paidAt', '>=', begin)
    .where('paidAt', '<', end);
  const dollars = async (query: typeof quoted | typeof collected) =>
    formatCents((await (query as typeof quoted).executeTakeFirstOrThrow()).cents ?? 0);
  return {
    month: from.slice(0, 7),
    quoted: await dollars(quoted),
    completed: formatCents(await sumRevenueCents(db, days)),
    invoiced: formatCents(invoiced ?? 0),
    collected: await dollars(collected),
    outstanding: formatCents(outstanding ?? 0),
  };
}
