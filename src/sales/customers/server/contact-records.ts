import type { Db } from '#kit/db/open.ts';
import { selectIn } from '#kit/db/select-in.ts';
import type { CustomerRow } from '#kit/db/tables/customers.ts';
import type { RequestRow } from '#kit/db/tables/requests.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';
import { textRequestService } from '#sales/quotes/quote-rules.ts';
import { bears, listBearingInvoices, listBearingLeads } from './bearing-leads.ts';
import { listContactNotes } from './contact-notes.ts';

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
 * Records that are `joined` to these are listed apart; those that are `picked` count as borne, other picked ids do not.
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
  const customerIds = sorted(toIds(customers));
  const contacts = new Map(customers.map((row) => [row.id, toLeadKey(row, key)]));
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
    ...(await requestsWhere(db, 'customerId', customerIds)).filter(
      (row) => isTheirs(row) || isByText(row, customers),
    ),
  ];
  quotes.push(...(await quotesWhere(db, 'requestId', sorted(toIds(requests)))));
  const known = {
    customers: new Set(customerIds),
    requests: new Set(toIds(requests)),
    quotes: new Set(toIds(quotes)),
  };
  const joinedTo = [...requests, ...quotes].flatMap(({ customerId }) => customerId ?? []);
  const around = sorted([...customerIds, ...toIds(await withMerged(db, joinedTo))]);
  const joined = {
    customers: without(around, known.customers),
    requests: (await requestsWhere(db, 'customerId', around)).filter(({ id }) => !known.requests.has(id)),
    quotes: (await quotesWhere(db, 'customerId', around)).filter(({ id }) => !known.quotes.has(id)),
  };
  const quoteIds = sorted(known.quotes);
  const others = [...joined.requests, ...joined.quotes];
  return {
    customerIds,
    requestIds: sorted(known.requests),
    quoteIds,
    visitIds: await listVisitIds(db, quoteIds),
    invoiceIds: await listInvoiceIds(db, key, { customerIds, quoteIds }),
    propertyIds: await listPropertyIds(db, customerIds, known.quotes),
    noteIds: sorted(await listContactNotes(db, key, { customerIds, quoteIds, others })),
    joined: {
      customerIds: joined.customers,
      requestIds: sorted(toIds(joined.requests)),
      quoteIds: sorted(toIds(joined.quotes)),
    },
  };
}

type MergedRow = Pick<CustomerRow, 'id' | 'emailKey' | 'phoneDigits'>;
type Lead = Pick<RequestRow, 'customerId' | 'email'> & { phone: string | null };

/** Whoever texts a business from the customer's own number is that customer. */
const isByText = (
  { customerId, service, phoneDigits }: Pick<RequestRow, 'customerId' | 'service' | 'phoneDigits'>,
  customers: readonly MergedRow[],
): boolean =>
  service === textRequestService &&
  customers.some((own) => own.id === customerId && own.phoneDigits === phoneDigits);

/** Returns the contact that a customer's leads must bear: the one in question, or else the customer's own. */
function toLeadKey({ emailKey, phoneDigits }: MergedRow, key: PersonKey): PersonKey {
  const hasIt = key.value === (key.kind === 'email' ? emailKey : phoneDigits);
  if (hasIt) return key;
  return emailKey === '' ? { kind: 'phone', value: phoneDigits } : { kind: 'email', value: emailKey };
}

const listVisitIds = async (db: Db, quoteIds: readonly number[]) =>
  sorted(
    toIds(
      await selectIn(quoteIds, (ids) =>
        db.selectFrom('visits').select('id').where('quoteId', 'in', ids).execute(),
      ),
    ),
  );

/** Also those that staff made for a customer without a quote, and those that nothing else here leads to. */
async function listInvoiceIds(
  db: Db,
  key: PersonKey,
  { customerIds, quoteIds }: { customerIds: readonly number[]; quoteIds: readonly number[] },
): Promise<number[]> {
  const invoices = db.selectFrom('invoices').select('id');
  const unquoted = invoices.where('quoteId', 'is', null);
  return sorted([
    ...toIds(await selectIn(quoteIds, (ids) => invoices.where('quoteId', 'in', ids).execute())),
    ...toIds(await selectIn(customerIds, (ids) => unquoted.where('customerId', 'in', ids).execute())),
    ...(await listBearingInvoices(db, key)),
  ]);
}

/** Without addresses at which only visits of others took place: their bookings brought them. */
async function listPropertyIds(db: Db, customerIds: readonly number[], quoteIds: ReadonlySet<number>) {
  const properties = await selectIn(customerIds, (ids) =>
    db.selectFrom('properties').select('id').where('customerId', 'in', ids).execute(),
  );
  const visits = await selectIn(toIds(properties), (ids) =>
    db.selectFrom('visits').select(['propertyId', 'quoteId']).where('propertyId', 'in', ids).execute(),
  );
  const byProperty = Map.groupBy(visits, ({ propertyId }) => propertyId);
  return sorted(toIds(properties)).filter((id) => {
    const there = byProperty.get(id);
    return !there || there.some(({ quoteId }) => quoteIds.has(quoteId));
  });
}

async function customersBearing(db: Db, { kind, value }: PersonKey): Promise<number[]> {
  const column = kind === 'email' ? 'emailKey' : 'phoneDigits';
  return toIds(await db.selectFrom('customers').select('id').where(column, '=', value).execute());
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
      .select(['id', 'customerId', 'email', 'phone', 'service', 'phoneDigits'])
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

const toIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Each once. */
const sorted = (ids: Iterable<number>) => [...new Set(ids)].sort((one, other) => one - other);

const without = (ids: readonly number[], known: ReadonlySet<number>) =>
  sorted(ids).filter((id) => !known.has(id));
