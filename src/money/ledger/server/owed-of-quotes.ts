import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { selectIn } from '#kit/db/select-in.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import { priceInvoice } from '#money/invoices/invoice-amounts.ts';
import { findRest } from '#sales/quotes/server/quote-amounts.ts';
import { type QuoteWithItems, withItems } from '#sales/quotes/server/quotes.queries.ts';
import { balanceCents } from './owed.ts';
import { paidForQuoteCents } from './sums.ts';

export interface Owed {
  owedCents: number;
  /** The total before tax. */
  netCents: number;
  /** Issued and not paid, the oldest first. */
  unpaid: InvoiceRow[];
}

/** How much is owed of quotes: the balances of their invoices, and with tax what none bills yet, less what came before one. */
export async function readOwed(db: Db, quoteIds: readonly number[]): Promise<Map<number, Owed>> {
  const { taxPercent } = (await readSettings(db)).values.invoices;
  const rows = await selectIn(quoteIds, (ids) =>
    db.selectFrom('quotes').selectAll().where('id', 'in', ids).execute(),
  );
  const invoices = await selectIn(quoteIds, (ids) =>
    db
      .selectFrom('invoices')
      .selectAll()
      .where('quoteId', 'in', ids)
      .where('creditOf', 'is', null)
      .where('status', '<>', 'void')
      .orderBy('id')
      .execute(),
  );
  const waiting = await selectIn(quoteIds, (ids) =>
    db
      .selectFrom('movements')
      .selectAll()
      .where('quoteId', 'in', ids)
      .where('invoiceId', 'is', null)
      .execute(),
  );
  const invoicesByQuote = Map.groupBy(invoices, ({ quoteId }) => quoteId!);
  const waitingByQuote = Map.groupBy(waiting, ({ quoteId }) => quoteId!);
  const getOwed = (quote: QuoteWithItems): Owed => {
    const own = invoicesByQuote.get(quote.id) ?? [];
    const rest = priceInvoice({
      lines: [{ quantity: 1, unitPriceCents: findRest(quote)?.cents ?? 0 }],
      discountPercent: 0,
      adjustmentCents: 0,
      taxThousandths: Math.round(taxPercent * 1000),
    });
    const billed = own.reduce(
      (sum, invoice) => sum + (invoice.status === 'draft' ? invoice.totalCents : balanceCents(invoice)),
      0,
    );
    const before = Math.max(0, paidForQuoteCents(waitingByQuote.get(quote.id) ?? []));
    return {
      owedCents: Math.max(0, billed + rest.totalCents - before),
      netCents: own.reduce(
        (sum, { totalCents, taxCents }) => sum + totalCents - taxCents,
        rest.subtotalCents,
      ),
      unpaid: own.filter((invoice) => balanceCents(invoice) > 0),
    };
  };
  return new Map((await withItems(db, rows)).map((quote) => [quote.id, getOwed(quote)]));
}
