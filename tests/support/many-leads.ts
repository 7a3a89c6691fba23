import type { Db } from '#kit/db/open.ts';
import type { NewQuote } from '#kit/db/tables/quotes.ts';
import type { NewRequest } from '#kit/db/tables/requests.ts';

interface Copy {
  request?: Partial<NewRequest>;
  quote?: Partial<NewQuote>;
}

/** Copies the first quote with its request and items, once for each of these changes. */
export async function copyLead(db: Db, copies: readonly Copy[]): Promise<void> {
  const { id: quoteId, ...quote } = await db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
  const { id: _request, ...request } = await db
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', quote.requestId)
    .executeTakeFirstOrThrow();
  const items = await db.selectFrom('quoteItems').selectAll().where('quoteId', '=', quoteId).execute();
  await db.transaction().execute(async (trx) => {
    for (const changed of copies) {
      const { id: requestId } = await trx
        .insertInto('requests')
        .values({ ...request, ...changed.request })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await trx
        .insertInto('quotes')
        .values({ ...quote, requestId, ...changed.quote })
        .returning('id')
        .executeTakeFirstOrThrow();
      const copiedItems = items.map(({ id: _item, ...item }) => ({ ...item, quoteId: id }));
      await trx.insertInto('quoteItems').values(copiedItems).execute();
    }
  });
}
