import { sql } from 'kysely';
import type { ServiceFilter } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { offeredCategories } from '#company/settings/server/settings.queries.ts';
import { countRows, type ListPage, readPage } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { NewService, ServiceRow } from '#kit/db/tables/services.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Paging } from '#kit/wire/paging.ts';

/** Public services, by category (couch, chair, carpet, mattress), then manual order, then id. */
export const listActiveServices = async (db: Db): Promise<ServiceRow[]> =>
  publicCatalog(db, await offeredCategories(db)).execute();

/** A page of public services. */
export const listActiveServicesPage = async (db: Db, paging: Paging): Promise<ListPage<ServiceRow>> =>
  readPage(publicCatalog(db, await offeredCategories(db)), paging);

const publicCatalog = (db: Db, offered: Offered) =>
  inCatalogOrder(db).where('isActive', '=', 1).where('category', 'in', offered);

type Offered = readonly ServiceCategory[];

/** Same order, including hidden services. */
export function listServices(
  db: Db,
  { status, category, ...paging }: ServiceFilter & Paging,
): Promise<ListPage<ServiceRow>> {
  let query = inCatalogOrder(db);
  if (status) query = query.where('isActive', '=', toFlag(status === 'active'));
  if (category) query = query.where('category', '=', category);
  return readPage(query, paging);
}

const inCatalogOrder = (db: Db) =>
  db
    .selectFrom('services')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy(sql`case category when 'couch' then 0 when 'chair' then 1 when 'carpet' then 2 else 3 end`)
    .orderBy('position')
    .orderBy('id');

/** Throws `not-found`, also for a service in the trash. */
export const getService = (db: Db, id: number): Promise<ServiceRow> =>
  db
    .selectFrom('services')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
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

/** The Spanish titles by the English ones, in the trash too: a quote outlives its services. */
export async function spanishTitles(db: Db, titles: readonly string[]): Promise<Map<string, string>> {
  if (titles.length === 0) return new Map();
  const rows = await db
    .selectFrom('services')
    .select(['title', 'titleEs'])
    .where('title', 'in', titles)
    .where('titleEs', '<>', '')
    .execute();
  return new Map(rows.map(({ title, titleEs }) => [title, titleEs]));
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
