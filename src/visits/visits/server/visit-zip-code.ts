import type { Db } from '#kit/db/open.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';

/** Where the crew drives, which decides who comes: the address of the visit, also a deleted one, else the quote's ZIP code. */
export async function getVisitZipCode(
  db: Db,
  { propertyId }: Pick<VisitRow, 'propertyId'>,
  quote: Pick<QuoteWithItems, 'zipCode'>,
): Promise<string> {
  if (propertyId === null) return quote.zipCode;
  const property = await db
    .selectFrom('properties')
    .select('zipCode')
    .where('id', '=', propertyId)
    .executeTakeFirst();
  return property?.zipCode ?? quote.zipCode;
}
