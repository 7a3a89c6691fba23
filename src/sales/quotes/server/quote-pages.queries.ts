import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { QuotePageRow } from '#kit/db/tables/quote-pages.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { isQuoteToken } from '#sales/quotes/quote-pages.ts';
import { isQuoteQuarantined } from '#sales/requests/server/quarantined.ts';
import { type QuoteWithItems, withItems } from './quotes.queries.ts';

/** A quote with its page. Suspected spam has a page too, so that its sender learns nothing. */
export interface FoundQuotePage {
  page: QuotePageRow;
  quote: QuoteWithItems;
  isQuarantined: boolean;
}

/** Undefined if the token is unknown or was replaced, and for a quote in the trash. */
export async function findQuotePage(db: Db, token: string): Promise<FoundQuotePage | undefined> {
  if (!isQuoteToken(token)) return undefined;
  const page = await db.selectFrom('quotePages').selectAll().where('token', '=', token).executeTakeFirst();
  const row =
    page && (await db.selectFrom('quotes').selectAll().where('id', '=', page.quoteId).executeTakeFirst());
  if (!page || !row) return undefined;
  const isQuarantined = row.deletedAt !== null && (await isQuoteQuarantined(db, row.id));
  if (row.deletedAt !== null && !isQuarantined) return undefined;
  const [quote] = await withItems(db, [row]);
  return { page, quote: quote!, isQuarantined };
}

export const findPageOfQuote = (db: Db, quoteId: number): Promise<QuotePageRow | undefined> =>
  db.selectFrom('quotePages').selectAll().where('quoteId', '=', quoteId).executeTakeFirst();

/** Makes the quote's page if it has none. */
export async function ensureQuotePage(trx: Trx, quoteId: number, now: Date): Promise<QuotePageRow> {
  const made = await trx
    .insertInto('quotePages')
    .values({
      quoteId,
      token: newLinkToken(),
      validUntil: await lastValidDay(trx, now),
      createdAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('quoteId').doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? (await findPageOfQuote(trx, quoteId))!;
}

/** The former link is not found from now on. */
export async function replaceToken(trx: Trx, quoteId: number, now: Date): Promise<QuotePageRow> {
  await ensureQuotePage(trx, quoteId, now);
  return updateQuotePage(trx, quoteId, { token: newLinkToken() });
}

type PageChanges = Partial<Omit<QuotePageRow, 'quoteId' | 'createdAt'>>;

/** The caller has locked the quote. */
export const updateQuotePage = (trx: Trx, quoteId: number, changes: PageChanges): Promise<QuotePageRow> =>
  trx
    .updateTable('quotePages')
    .set(changes)
    .where('quoteId', '=', quoteId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The last day on which a quote that is sent now can be decided. */
export async function lastValidDay(db: Db, now: Date): Promise<string> {
  const { values } = await readSettings(db);
  return addDays(calendarDate(now), values.booking.quoteValidDays);
}
