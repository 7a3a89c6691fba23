import type { Context } from 'hono';
import type { Db } from '#kit/db/open.ts';
import { selectIn } from '#kit/db/select-in.ts';
import type { CustomerRow, PropertyRow } from '#kit/db/tables/customers.ts';
import type { ServiceRow } from '#kit/db/tables/services.ts';
import { type CsvColumns, readAll, respondWithCsv } from '#kit/http/csv-response.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { ImportKind } from '#office/imports/imports.ts';
import { recordExport } from '#people/audit/server/record-export.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import { standingCustomers } from '#sales/customers/server/customers.queries.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';

type Contact = Pick<CustomerRow, 'firstName' | 'lastName' | 'email' | 'phone'>;
type Place = Pick<PropertyRow, 'street' | 'unit' | 'city' | 'zipCode'>;

const contactColumns: CsvColumns<Contact> = [
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
];

const placeColumns: CsvColumns<{ place: Place | null }> = [
  ['Street', ({ place }) => place?.street ?? ''],
  ['Unit', ({ place }) => place?.unit ?? ''],
  ['City', ({ place }) => place?.city ?? ''],
  ['ZIP code', ({ place }) => place?.zipCode ?? ''],
];

const customerColumns: CsvColumns<CustomerRow & { place: Place | null; others: Place[] }> = [
  ...contactColumns,
  ['Language', (row) => row.language],
  ...placeColumns,
  // An import takes these marks for the end of an address.
  [
    'Other addresses',
    ({ others }) => others.map((one) => addressLine(one).replace(/[;|]|:::/g, ',')).join('; '),
  ],
  ['Notes', (row) => row.notes],
];

const visitColumns: CsvColumns<
  Contact & { place: Place | null; date: string; service: string; cents: number | null; status: string }
> = [
  ['Date', (row) => row.date],
  ['Service', (row) => row.service],
  ['Amount', ({ cents }) => (cents === null ? '' : formatCents(cents))],
  ['Status', (row) => row.status],
  ...contactColumns,
  ...placeColumns,
];

const serviceColumns: CsvColumns<ServiceRow> = [
  ['Title', (row) => row.title],
  ['Category', (row) => row.category],
  ['Price', (row) => formatCents(row.originalPriceCents)],
  ['Unit', (row) => row.unit],
  ['Minimum price', (row) => (row.minimumPriceCents ? formatCents(row.minimumPriceCents) : '')],
  ['Minutes', (row) => row.durationMinutes],
  ['Description', (row) => row.description],
  ['Discounted price', (row) => formatCents(row.discountedPriceCents)],
  ['Active', (row) => (row.isActive ? 'yes' : 'no')],
  ['Add-on', (row) => (row.isAddOn ? 'yes' : 'no')],
];

/** Answers with all records of a kind, in a file that an import takes again. */
export async function exportRecords(
  c: Context,
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  kind: ImportKind,
): Promise<Response> {
  await recordExport(deps, caller, `${kind}.csv`);
  const name = `${kind}-${calendarDate(deps.clock())}`;
  if (kind === 'customers') return respondWithCsv(c, name, customerColumns, customers(deps.db));
  if (kind === 'visits') return respondWithCsv(c, name, visitColumns, visits(deps.db));
  return respondWithCsv(c, name, serviceColumns, services(deps.db));
}

async function* customers(db: Db) {
  const pages = readAll<CustomerRow>(({ id, limit }) =>
    standingCustomers(db)
      .clearOrderBy()
      .where('customers.mergedIntoId', 'is', null)
      .where('customers.id', '<', id)
      .orderBy('customers.id', 'desc')
      .limit(limit)
      .execute(),
  );
  for await (const page of pages) {
    const places = await listPlaces(
      db,
      page.map(({ id }) => id),
    );
    yield page.map((row) => {
      const [place = null, ...others] = places.get(row.id) ?? [];
      return { ...row, place, others };
    });
  }
}

/** The addresses of customers, with those of customers merged into them, the oldest first. */
async function listPlaces(db: Db, customerIds: readonly number[]): Promise<Map<number, PropertyRow[]>> {
  const rows = await selectIn(customerIds, (ids) =>
    db
      .selectFrom('properties')
      .innerJoin('customers', 'customers.id', 'properties.customerId')
      .selectAll('properties')
      .select('customers.mergedIntoId')
      .where((where) =>
        where.or([where('customers.id', 'in', ids), where('customers.mergedIntoId', 'in', ids)]),
      )
      .where('properties.deletedAt', 'is', null)
      .orderBy('properties.id')
      .execute(),
  );
  return Map.groupBy(rows, ({ customerId, mergedIntoId }) => mergedIntoId ?? customerId);
}

/** Those that count in a customer’s totals: own ones, then past ones that imports have brought. */
async function* visits(db: Db) {
  const own = readAll(({ id, limit }) =>
    db
      .selectFrom('visits')
      .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
      .innerJoin('customers', 'customers.id', 'visits.customerId')
      .leftJoin('properties', (join) =>
        join.onRef('properties.id', '=', 'visits.propertyId').on('properties.deletedAt', 'is', null),
      )
      .select(['visits.id', 'visits.date', 'visits.status', 'quotes.serviceTitle as service'])
      .select(['quotes.estimatedPriceCents as cents', 'customers.firstName', 'customers.lastName'])
      .select(['customers.email', 'customers.phone', 'customers.id as customerId'])
      .select(['properties.street', 'properties.unit', 'properties.city', 'properties.zipCode'])
      .where('visits.status', '!=', 'cancelled')
      .where('quotes.deletedAt', 'is', null)
      .where('customers.deletedAt', 'is', null)
      .where(isNotCancelled(db))
      .where('visits.id', '<', id)
      .orderBy('visits.id', 'desc')
      .limit(limit)
      .execute(),
  );
  for await (const page of own) {
    const places = await findPlaces(db, page);
    yield page.map(({ street, unit, city, zipCode, ...row }) => ({
      ...row,
      place:
        street === null ? getPlace(row, places) : { street, unit: unit!, city: city!, zipCode: zipCode! },
    }));
  }
  const past = readAll(({ id, limit }) =>
    db
      .selectFrom('pastVisits')
      .innerJoin('customers', 'customers.id', 'pastVisits.customerId')
      .select(['pastVisits.id', 'pastVisits.date', 'pastVisits.service', 'pastVisits.amountCents as cents'])
      .select(['customers.firstName', 'customers.lastName', 'customers.email', 'customers.phone'])
      .select('customers.id as customerId')
      .where('customers.deletedAt', 'is', null)
      .where('pastVisits.id', '<', id)
      .orderBy('pastVisits.id', 'desc')
      .limit(limit)
      .execute(),
  );
  for await (const page of past) {
    const places = await findPlaces(db, page);
    yield page.map((row) => ({ ...row, status: 'done', place: getPlace(row, places) }));
  }
}

const findPlaces = (db: Db, rows: readonly { customerId: number }[]) =>
  listPlaces(db, [...new Set(rows.map(({ customerId }) => customerId))]);

const getPlace = ({ customerId }: { customerId: number }, places: Awaited<ReturnType<typeof listPlaces>>) =>
  places.get(customerId)?.[0] ?? null;

const services = (db: Db) =>
  readAll<ServiceRow>(({ id, limit }) =>
    db
      .selectFrom('services')
      .selectAll()
      .where('deletedAt', 'is', null)
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  );
