import type { Db } from '#server/db/open.ts';
import type { Language } from '#shared/language.ts';

/** After a merge, the language of the customer who was kept. English without a customer. */
export async function languageOfCustomer(db: Db, id: number | null): Promise<Language> {
  if (id === null) return 'en';
  const row = await db
    .selectFrom('customers')
    .leftJoin('customers as kept', 'kept.id', 'customers.mergedIntoId')
    .select(['customers.language', 'kept.language as keptLanguage'])
    .where('customers.id', '=', id)
    .executeTakeFirst();
  return row?.keptLanguage ?? row?.language ?? 'en';
}
