import type { Db } from '#server/db/open.ts';
import { selectIn } from '#server/db/select-in.ts';
import type { CustomerRow } from '#server/db/tables/customers.ts';
import type { RequestRow } from '#server/db/tables/requests.ts';
import type { PersonKey } from '#shared/privacy.ts';
import { bears, listBearingInvoices, listBearingLeads } from './bearing-leads.ts';

/** A request with its quotes is one lead, a quote that staff entered another. */
interface LeadIds {
  customerIds: number[];
  requestIds: number[];
  quoteIds: number[];
}

/** All ids are in ascending order. */
export interface ContactRecords extends LeadIds {
  visitIds: number[];
  invoiceIds: number[];
  propertyIds: number[];
  noteIds: number[];
  /**
   * Leads and customers that only a phone number and a name link to the records above. Anybody may type those, so they
   * are somebody else's until the owner says otherwise.
   */
  joined: LeadIds;
}

const nothing: LeadIds = { customerIds: [], requestIds: [], quoteIds: [] };

/**
 * The records that bear an email address or a phone number, the trash included: leads, invoices and customers with it.
 * Customers bring those that staff merged with them, each with the leads under its own contact, and what staff attached.
 * What else is `joined` to these is listed apart; what of it is `picked` counts as borne, and other picked ids do not.
 */
export async function listContactRecords(
  db: Db,
  key: PersonKey,
  picked: LeadIds = nothing,
): Promise<ContactRecords> {
  const seeds = { customerIds: await customersBearing(db, key), ...(await listBearingLeads(db, key)) };
  const borne = await recordsAround(db, key, seeds);
  const also = (name: keyof LeadIds) => picked[name].filter((id) => borne.joined[name].includes(id));
  const more = {
    customerIds: also('customerIds'),
    requestIds: also('requestIds'),
    quoteIds: also('quoteIds'),
  };
  if (Object.values(more).every((ids) => ids.length === 0)) return borne;
  return recordsAround(db, key, {
    customerIds: [...seeds.customerIds, ...more.customerIds],
    requestIds: [...seeds.requestIds, ...more.requestIds],
    quoteIds: [...seeds.quoteIds, ...more.quoteIds],
  });
}

async function recordsAround(db: Db, key: PersonKey, seeds: LeadIds): Promise<ContactRecords> {
  const customers = await withMerged(db, seeds.customerIds);
  const customerIds = sorted(idsOf(customers));
  const contacts = new Map(customers.map((row) => [row.id, contactOf(row, key)]));
  const isTheirs = (lead: Lead) => bears(lead, contacts.get(lead.customerId!)!);
  const quotes = [
    ...(await quotesWhere(db, 'id', seeds.quoteIds)),
    ...(await quotesWhere(db, 'customerId', customerIds)).filter(
      (row) => row.requestId === null || isTheirs(row),
    ),
  ];
  // A request and its quotes belong together.
  const requests = [
    ...(await requestsWhere(db, 'id', [
      ...seeds.requestIds,
      ...quotes.flatMap(({ requestId }) => requestId ?? []),
    ])),
    ...(await requestsWhere(db, 'customerId', customerIds)).filter(isTheirs),
  ];
  quotes.push(...(await quotesWhere(db, 'requestId', sorted(idsOf(requests)))));
  const known = {
    customers: new Set(customerIds),
    requests: new Set(idsOf(requests)),
    quotes: new Set(idsOf(quotes)),
  };
  const joinedTo = [...requests, ...quotes].flatMap(({ customerId }) => customerId ?? []);
  const around = sorted([...customerIds, ...idsOf(await withMerged(db, joinedTo))]);
  return {
    customerIds,
    requestIds: sorted(known.requests),
    quoteIds: sorted(known.quotes),
    ...(await attachedTo(db, key, customerIds, known.quotes)),
    joined: {
      customerIds: without(around, known.customers),
      requestIds: without(idsOf(await requestsWhere(db, 'customerId', around)), known.requests),
      quoteIds: without(idsOf(await quotesWhere(db, 'customerId', around)), known.quotes),
    },
  };
}

type MergedRow = Pick<CustomerRow, 'id' | 'emailKey' | 'phoneDigits'>;
type Lead = Pick<RequestRow, 'customerId' | 'email'> & { phone: string | null };

/** What a customer's leads must bear: the contact in question, or else its own. */
function contactOf({ emailKey, phoneDigits }: MergedRow, key: PersonKey): PersonKey {
  const hasIt = key.value === (key.kind === 'email' ? emailKey : phoneDigits);
  if (hasIt) return key;
  return emailKey === '' ? { kind: 'phone', value: phoneDigits } : { kind: 'email', value: emailKey };
}

/** What follows the quotes, and what staff attached to the customers without a quote. */
async function attachedTo(
  db: Db,
  key: PersonKey,
  customerIds: readonly number[],
  quoteIds: ReadonlySet<number>,
): Promise<Pick<ContactRecords, 'visitIds' | 'invoiceIds' | 'propertyIds' | 'noteIds'>> {
  const visits = await selectIn([...quoteIds], (ids) =>
    db.selectFrom('visits').select('id').where('quoteId', 'in', ids).execute(),
  );
  const attached = async (table: 'invoices' | 'customerNotes') => {
    const rows = (column: 'customerId' | 'quoteId', all: readonly number[]) =>
      selectIn(all, (ids) =>
        db.selectFrom(table).select(['id', 'quoteId']).where(column, 'in', ids).execute(),
      );
    const ofCustomers = await rows('customerId', customerIds);
    return idsOf([
      ...ofCustomers.filter(({ quoteId }) => quoteId === null),
      ...(await rows('quoteId', [...quoteIds])),
    ]);
  };
  return {
    visitIds: sorted(idsOf(visits)),
    invoiceIds: sorted([...(await attached('invoices')), ...(await listBearingInvoices(db, key))]),
    noteIds: sorted(await attached('customerNotes')),
    propertyIds: await propertiesOf(db, customerIds, quoteIds),
  };
}

/** Without addresses at which only visits of others took place: their bookings brought them. */
async function propertiesOf(db: Db, customerIds: readonly number[], quoteIds: ReadonlySet<number>) {
  const properties = await selectIn(customerIds, (ids) =>
    db.selectFrom('properties').select('id').where('customerId', 'in', ids).execute(),
  );
  const visits = await selectIn(idsOf(properties), (ids) =>
    db.selectFrom('visits').select(['propertyId', 'quoteId']).where('propertyId', 'in', ids).execute(),
  );
  const byProperty = Map.groupBy(visits, ({ propertyId }) => propertyId);
  return sorted(idsOf(properties)).filter((id) => {
    const there = byProperty.get(id);
    return !there || there.some(({ quoteId }) => quoteIds.has(quoteId));
  });
}

async function customersBearing(db: Db, { kind, value }: PersonKey): Promise<number[]> {
  const column = kind === 'email' ? 'emailKey' : 'phoneDigits';
  return idsOf(await db.selectFrom('customers').select('id').where(column, '=', value).execute());
}

/** Staff merged them, so they are one person. */
async function withMerged(db: Db, customerIds: readonly number[]): Promise<MergedRow[]> {
  const own = await selectIn(sorted(customerIds), (ids) =>
    db.selectFrom('customers').select(['id', 'mergedIntoId']).where('id', 'in', ids).execute(),
  );
  const roots = sorted(own.map(({ id, mergedIntoId }) => mergedIntoId ?? id));
  return selectIn(roots, (ids) =>
    db
      .selectFrom('customers')
      .select(['id', 'emailKey', 'phoneDigits'])
      .where((where) => where.or([where('id', 'in', ids), where('mergedIntoId', 'in', ids)]))
      .execute(),
  );
}

const requestsWhere = (db: Db, column: 'id' | 'customerId', all: readonly number[]) =>
  selectIn(all, (ids) =>
    db
      .selectFrom('requests')
      .select(['id', 'customerId', 'email', 'phone'])
      .where(column, 'in', ids)
      .execute(),
  );

const quotesWhere = (db: Db, column: 'id' | 'customerId' | 'requestId', all: readonly number[]) =>
  selectIn(all, (ids) =>
    db
      .selectFrom('quotes')
      .select(['id', 'customerId', 'requestId', 'email', 'phone'])
      .where(column, 'in', ids)
      .execute(),
  );

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Each once. */
const sorted = (ids: Iterable<number>) => [...new Set(ids)].sort((one, other) => one - other);

const without = (ids: readonly number[], known: ReadonlySet<number>) =>
  sorted(ids).filter((id) => !known.has(id));
