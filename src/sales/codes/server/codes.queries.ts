import type { Db } from '#kit/db/open.ts';
import type { CodeRow } from '#kit/db/tables/codes.ts';
import { notFound } from '#kit/server/errors.ts';
import { codeKey } from '#sales/codes/codes.ts';

const codesOutsideTrash = (db: Db) => db.selectFrom('codes').selectAll().where('deletedAt', 'is', null);

export const listCodes = (db: Db): Promise<CodeRow[]> =>
  codesOutsideTrash(db).orderBy('id', 'desc').execute();

/** Throws `not-found`, also for a code in the trash. */
export const getCode = (db: Db, id: number): Promise<CodeRow> =>
  codesOutsideTrash(db)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This code'));

export const findCode = (db: Db, typed: string): Promise<CodeRow | undefined> =>
  codesOutsideTrash(db).where('codeKey', '=', codeKey(typed)).executeTakeFirst();

/**
 * The quotes that use codes: a use is given back when the quote is declined or deleted before a visit. Suspected spam is
 * in the trash.
 */
export const quotesWithCode = (db: Db) =>
  db
    .selectFrom('quotes')
    .where('quotes.codeId', 'is not', null)
    .where((quote) =>
      quote.or([
        quote.and([
          quote('quotes.deletedAt', 'is', null),
          quote.not(
            quote.exists(
              quote
                .selectFrom('quotePages')
                .select('quotePages.quoteId')
                .whereRef('quotePages.quoteId', '=', 'quotes.id')
                .where('quotePages.decision', '=', 'declined'),
            ),
          ),
        ]),
        quote.exists(
          quote
            .selectFrom('visits')
            .select('visits.id')
            .whereRef('visits.quoteId', '=', 'quotes.id')
            .where('visits.status', '=', 'done'),
        ),
      ]),
    );

/** Uses of quotes that were sent in the span, by code: how many, how much they took off, and the price that was left. */
export const sumUses = (db: Db, { from, to }: { from: string; to: string }) =>
  quotesWithCode(db)
    .select((select) => [
      'quotes.code',
      select.fn.countAll<number>().as('uses'),
      select.fn.sum<number>('quotes.codeCents').as('discountCents'),
      select.fn
        .sum<number>(select.fn.coalesce('quotes.estimatedPriceCents', 'quotes.totalCents'))
        .as('priceCents'),
    ])
    .where('quotes.createdAt', '>=', from)
    .where('quotes.createdAt', '<', to)
    .groupBy('quotes.code')
    .orderBy('quotes.code')
    .execute();

/** By code; one without uses is missing. */
export async function countUses(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await quotesWithCode(db)
    .select((select) => ['quotes.codeId', select.fn.countAll<number>().as('uses')])
    .where('quotes.codeId', 'in', ids)
    .groupBy('quotes.codeId')
    .execute();
  return new Map(rows.map(({ codeId, uses }) => [codeId!, Number(uses)]));
}
