import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import type { Language } from '#kit/language/language.ts';

/** After a merge, the language of the customer who was kept. English without a customer. */
export async function languageOfCustomer(db: Db, id: number | null): Promise<Language> {
  if (id === null) return 'en';
  return (await languagesOfCustomers(db, [id])).get(id) ?? 'en';
}

/** Each after a merge, too. */
export async function languagesOfCustomers(db: Db, ids: readonly number[]): Promise<Map<number, Language>> {
  const languages = new Map<number, Language>();
  for (const batch of getBatches(ids)) {
    const rows = await db
      .selectFrom('customers')
      .leftJoin('customers as kept', 'kept.id', 'customers.mergedIntoId')
      .select(['customers.id', 'customers.language', 'kept.language as keptLanguage'])
      .where('customers.id', 'in', batch)
      .execute();
    for (const { id, language, keptLanguage } of rows) languages.set(id, keptLanguage ?? language);
  }
  return languages;
}
