import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { countRows } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';

/** If there are more, the newest quotes soon contain enough. */
const fewItems = 10_000;

/**
 * Narrows quotes down to those with any item of the category. Where there are few, they are looked up by these items: the
 * items of a million quotes would take a second. Otherwise each quote is looked into, from the newest on.
 */
export async function narrowToCategory(
  db: Db,
  category: ServiceCategory,
): Promise<(quote: ExpressionBuilder<Schema, 'quotes'>) => ExpressionWrapper<Schema, 'quotes', SqlBool>> {
  const items = db.selectFrom('quoteItems').select('quoteItems.quoteId').where('category', '=', category);
  const count = await countRows(db.selectFrom(items.limit(fewItems + 1).as('counted')));
  if (count <= fewItems) return (quote) => quote('quotes.id', 'in', items);
  return (quote) =>
    quote.or([
      // Spares the look at the items: the main category is one of theirs.
      quote('serviceCategory', '=', category),
      quote.exists(
        quote
          .selectFrom('quoteItems')
          .select('quoteItems.id')
          .whereRef('quoteItems.quoteId', '=', 'quotes.id')
          .where('quoteItems.category', '=', category),
      ),
    ]);
}
