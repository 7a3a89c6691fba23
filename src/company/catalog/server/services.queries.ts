import { sql } from 'kysely';
import type { ServiceFilter } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { offeredCategories } from '#company/settings/server/settings.queries.ts';
import { getBatches } from '#kit/db/batches.ts';
import { countRows, type ListPage, readPage } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { NewService, ServiceRow } from '#kit/db/tables/services.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { translatedTexts } from '#kit/db/translations.ts';
import type { Translated } from '#kit/language/language.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Paging } from '#kit/wire/paging.ts';

/** A service with its texts in other languages, as JSON for `parseTexts`. */
export type TranslatedService = ServiceRow & { translations: string | null };

/** Public services, by the order of the categories, then manual order, then id. */
export const listActiveServices = async (db: Db): Promise<TranslatedService[]> =>
  publicCatalog(db, await offeredCategories(db)).execute();

/** A page of public services. */
export const listActiveServicesPage = async (db: Db, paging: Paging): Promise<ListPage<TranslatedService>> =>
  readPage(publicCatalog(db, await offeredCategories(db)), paging);

const publicCatalog = (db: Db, offered: Offered) =>
  inCatalogOrder(db).where('isActive', '=', 1).where('category', 'in', offered);

type Offered = readonly ServiceCategory[];

/** Same order, including hidden services. */
export function listServices(
  db: Db,
  { status, category, ...paging }: ServiceFilter & Paging,
): Promise<ListPage<TranslatedService>> {
  let query = inCatalogOrder(db);
  if (status) query = query.where('isActive', '=', toFlag(status === 'active'));
  if (category) query = query.where('category', '=', category);
  return readPage(query, paging);
}

const presentServices = (db: Db) =>
  db
    .selectFrom('services')
    .selectAll()
    .select(translatedTexts(db, 'services').as('translations'))
    .where('deletedAt', 'is', null);

const inCatalogOrder = (db: Db) =>
  presentServices(db)
    .orderBy((service) =>
      service
        .selectFrom('categories')
        .select('categories.position')
        .whereRef('categories.slug', '=', 'services.category'),
    )
    .orderBy('position')
    .orderBy('id');

/** Throws `not-found`, also for a service in the trash. */
export const getService = (db: Db, id: number): Promise<TranslatedService> =>
  presentServices(db)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This service'));

export async function insertService(trx: Trx, service: NewService): Promise<number> {
  const { id } = await trx.insertInto('services').values(service).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The position after all others of the category, including the trash, so that a restored one keeps its place. */
export async function nextPosition(trx: Trx, category: ServiceCategory): Promise<number> {
  const { last } = await trx
    .selectFrom('services')
    .select((select) => select.fn.max('position').as('last'))
    .where('category', '=', category)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** Renumbers the services in one statement. Versions stay, since nobody edits positions in the form. */
export async function setPositions(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const cases = ids.map((id, index) => sql`when ${id} then cast(${index} as integer)`);
  await trx
    .updateTable('services')
    .set({
      position: sql<number>`case id ${sql.join(cases, sql` `)} else position end`,
      updatedAt: now.toISOString(),
    })
    .where('id', 'in', ids)
    .execute();
}

/** The titles in this language by the English ones, in the trash too: a quote outlives its services. */
export async function listTitlesIn(
  db: Db,
  language: Translated,
  titles: readonly string[],
): Promise<Map<string, string>> {
  if (titles.length === 0) return new Map();
  const rows = await db
    .selectFrom('services')
    .innerJoin('translations as own', 'own.recordId', 'services.id')
    .select(['services.title', 'own.title as translated'])
    .where('services.title', 'in', titles)
    .where('own.kind', '=', 'services')
    .where('own.language', '=', language)
    .where('own.title', '<>', '')
    .execute();
  return new Map(rows.map(({ title, translated }) => [title, translated]));
}

/** The steps of the services of these lines of quotes, by line and English step, in another language. */
export async function listStepsIn(
  db: Db,
  language: Translated,
  itemIds: readonly number[],
): Promise<Map<number, Map<string, string>>> {
  const found = new Map<number, Map<string, string>>();
  for (const batch of getBatches([...new Set(itemIds)])) {
    const rows = await db
      .selectFrom('quoteItems')
      .innerJoin('services', 'services.id', 'quoteItems.serviceId')
      .innerJoin('translations as own', 'own.recordId', 'services.id')
      .select(['quoteItems.id', 'services.checklist', 'own.checklist as translated'])
      .where('quoteItems.id', 'in', batch)
      .where('own.kind', '=', 'services')
      .where('own.language', '=', language)
      .execute();
    for (const { id, checklist, translated } of rows) {
      const steps = JSON.parse(translated) as string[];
      const english = JSON.parse(checklist) as string[];
      found.set(
        id,
        new Map(english.flatMap((step, index) => (steps[index] ? [[step, steps[index]] as const] : []))),
      );
    }
  }
  return found;
}

/** The active services among `ids`. Call it in the transaction that sells them. */
export const listActiveServicesById = async (db: Db, ids: readonly number[]): Promise<ServiceRow[]> =>
  activeServices(db, await offeredCategories(db))
    .selectAll()
    .where('id', 'in', ids)
    .execute();

export const activeServices = (db: Db, offered: Offered) =>
  db
    .selectFrom('services')
    .where('isActive', '=', 1)
    .where('category', 'in', offered)
    .where('deletedAt', 'is', null);

export const countActiveServices = async (db: Db): Promise<number> =>
  countRows(activeServices(db, await offeredCategories(db)));

/** The last change of the public catalog, removals included; null if it was always empty. */
export async function findNewestServiceChange(db: Db): Promise<string | null> {
  const { time } = await db
    .selectFrom('services')
    .select((select) => select.fn.max('updatedAt').as('time'))
    .executeTakeFirstOrThrow();
  return time;
}
