import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import type { PropertyRow } from '#kit/db/tables/customers.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Days } from '#sales/quotes/server/completed-in.ts';
import { countedVisit } from '#sales/records/counted-visit.ts';
import { isOpen, openVisitStatuses } from '#sales/records/visit-statuses.ts';

/** With the address. Its access notes are those typed at the booking, else the property's: only staff see them. */
export type VisitWithProperty = VisitRow & { property: PropertyRow | null };

/** The address that a booking named, and the property that it stands for. */
export interface BookedAddress extends Pick<PropertyRow, 'street' | 'unit' | 'city' | 'zipCode'> {
  propertyId: number;
}

export type VisitOfQuote = VisitWithProperty & {
  /** Null unless a booking of this quote named the visit's address. */
  named: BookedAddress | null;
};

/** With what staff see of the quote. */
export type VisitWithQuote = VisitWithProperty & {
  quote: {
    firstName: string;
    lastName: string;
    phone: string | null;
    serviceTitle: string;
    zipCode: string;
    estimatedPriceCents: number | null;
  };
};

/** Every visit of these days, by day and window; not those of quotes in the trash. */
export async function listVisits(
  db: Db,
  { from, to, crewId }: Days & { crewId?: number | undefined },
): Promise<VisitWithQuote[]> {
  const rows = await visitsOn(db, { from, to })
    .$if(crewId !== undefined, (query) => query.where('visits.crewId', '=', crewId!))
    .execute();
  return withQuotes(db, rows);
}

/** By day and window; not those of quotes in the trash. See `visitsOn` for the cross join. */
export async function listVisitsById(db: Db, ids: readonly number[]): Promise<VisitWithQuote[]> {
  const rows: VisitRow[] = [];
  for (const batch of getBatches(ids)) {
    const found = db
      .selectFrom('visits')
      .crossJoin('quotes')
      .whereRef('quotes.id', '=', 'visits.quoteId')
      .selectAll('visits')
      .where('visits.id', 'in', batch)
      .where('quotes.deletedAt', 'is', null);
    rows.push(...(await found.execute()));
  }
  const byTime = (one: VisitRow, other: VisitRow) =>
    one.date.localeCompare(other.date) || one.windowFrom.localeCompare(other.windowFrom) || one.id - other.id;
  return withQuotes(db, rows.toSorted(byTime));
}

/** Throws `not-found`, also for a visit whose quote is in the trash. */
export async function getVisit(db: Db, id: number): Promise<VisitWithQuote> {
  const visit = await getVisitAnywhere(db, id);
  const { quoteId } = visit;
  const quote = db.selectFrom('quotes').select('id').where('id', '=', quoteId).where('deletedAt', 'is', null);
  if (!(await quote.executeTakeFirst())) throw notFound('This visit');
  return visit;
}

/** Also of a quote in the trash. */
export async function getVisitAnywhere(db: Db, id: number): Promise<VisitWithQuote> {
  const row = await db
    .selectFrom('visits')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This visit'));
  const [visit] = await withQuotes(db, [row]);
  return visit!;
}

/** All visits of a quote, oldest first. */
export const listVisitsOfQuote = (db: Db, quoteId: number): Promise<VisitRow[]> =>
  db.selectFrom('visits').selectAll().where('quoteId', '=', quoteId).orderBy('id').execute();

/** A quote has one open visit at most. */
export const findOpenVisit = (db: Db, quoteId: number): Promise<VisitRow | undefined> =>
  db
    .selectFrom('visits')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .where('status', 'in', openVisitStatuses)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** The visit that the customer sees: the open one, else the one in which the work was done, else the last one. */
export async function findVisitOfQuote(db: Db, quoteId: number): Promise<VisitOfQuote | undefined> {
  const visits = await listVisitsOfQuote(db, quoteId);
  return withNamed(db, visits, visits.find(isOpen) ?? countedVisit(visits) ?? visits.at(-1));
}

/** The visit that the customer can change or has just changed: the open one, else the last one. */
export async function findLastVisit(db: Db, quoteId: number): Promise<VisitOfQuote | undefined> {
  const visits = await listVisitsOfQuote(db, quoteId);
  return withNamed(db, visits, visits.find(isOpen) ?? visits.at(-1));
}

async function withNamed(
  db: Db,
  visits: readonly VisitRow[],
  visit: VisitRow | undefined,
): Promise<VisitOfQuote | undefined> {
  if (!visit) return undefined;
  const addresses = visits.flatMap(({ bookedAddress }) =>
    bookedAddress === '' ? [] : (JSON.parse(bookedAddress) as BookedAddress),
  );
  const named = addresses.findLast(({ propertyId }) => propertyId === visit.propertyId) ?? null;
  return { ...(await withProperty(db, visit)), named };
}

export async function withProperty(db: Db, visit: VisitRow): Promise<VisitWithProperty> {
  const [found] = await withProperties(db, [visit]);
  return found!;
}

/** Minutes that visits take on these days; not those of quotes in the trash. */
export const listBookedMinutes = (
  db: Db,
  days: Days,
): Promise<Pick<VisitRow, 'date' | 'durationMinutes'>[]> =>
  visitsOn(db, days)
    .clearSelect()
    .clearOrderBy()
    .select(['visits.date', 'visits.durationMinutes'])
    .where('visits.status', 'not in', ['cancelled', 'no-show'])
    .execute();

/** SQLite carries out a cross join in this order. It would otherwise begin with every quote. */
const visitsOn = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('visits')
    .crossJoin('quotes')
    .whereRef('quotes.id', '=', 'visits.quoteId')
    .selectAll('visits')
    .where('visits.date', '>=', from)
    .where('visits.date', '<=', to)
    .where('quotes.deletedAt', 'is', null)
    .orderBy('visits.date')
    .orderBy('visits.windowFrom')
    .orderBy('visits.id');

async function withQuotes(db: Db, rows: readonly VisitRow[]): Promise<VisitWithQuote[]> {
  const quotes = new Map<number, VisitWithQuote['quote']>();
  for (const batch of getBatches([...new Set(rows.map(({ quoteId }) => quoteId))])) {
    const found = await db
      .selectFrom('quotes')
      .select(['id', 'firstName', 'lastName', 'phone', 'serviceTitle', 'zipCode', 'estimatedPriceCents'])
      .where('id', 'in', batch)
      .execute();
    for (const { id, ...quote } of found) quotes.set(id, quote);
  }
  return (await withProperties(db, rows)).map((row) => ({ ...row, quote: quotes.get(row.quoteId)! }));
}

async function withProperties(db: Db, rows: readonly VisitRow[]): Promise<VisitWithProperty[]> {
  const ids = rows.flatMap(({ propertyId }) => (propertyId === null ? [] : [propertyId]));
  const properties = new Map<number, PropertyRow>();
  for (const batch of getBatches([...new Set(ids)])) {
    const found = await db.selectFrom('properties').selectAll().where('id', 'in', batch).execute();
    for (const property of found) properties.set(property.id, property);
  }
  return rows.map((row) => {
    const property = row.propertyId === null ? undefined : properties.get(row.propertyId);
    if (!property) return { ...row, property: null };
    return { ...row, property: { ...property, accessNotes: row.accessNotes || property.accessNotes } };
  });
}
