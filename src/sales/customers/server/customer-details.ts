import type { Db } from '#kit/db/open.ts';
import type { CustomerRow } from '#kit/db/tables/customers.ts';
import { formatCents } from '#kit/money/money.ts';
import { sumMovements } from '#money/ledger/server/sums.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';
import { contactSuggestions } from './contact-suggestions.ts';
import { addFigures, lastDoneDate } from './customer-list.ts';
import { getCustomer, getGroup } from './customers.queries.ts';
import { toCustomerFields, toProperty } from './customers.serializer.ts';

/** A customer with everything of those merged into it. Throws `not-found` for one in the trash. */
export async function getCustomerDetails(db: Db, id: number): Promise<CustomerDetails> {
  const customer = await getCustomer(db, id);
  const ids = await getGroup(db, id);
  const properties = await db
    .selectFrom('properties')
    .selectAll()
    .where('customerId', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  const group = await db.selectFrom('customers').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return {
    ...toCustomerFields(customer),
    properties: properties.map(toProperty),
    possibleDuplicates: await possibleDuplicates(db, group),
    contactSuggestions: await contactSuggestions(db, ids, group),
    merged: group.filter((row) => row.id !== id).map(toName),
    totals: await getTotals(db, ids),
    marketingTexts: await findConsent(db, ids),
  };
}

const toName = ({ id, firstName, lastName }: CustomerRow) => ({ id, firstName, lastName });

const maxDuplicates = 20;

/** Customers with the same email or phone as the group. Instead of a merged customer, the one it is merged into. */
async function possibleDuplicates(
  db: Db,
  group: readonly CustomerRow[],
): Promise<CustomerDetails['possibleDuplicates']> {
  const emails = new Set(group.map(({ emailKey }) => emailKey).filter(Boolean));
  const phones = new Set(group.map(({ phoneDigits }) => phoneDigits).filter(Boolean));
  if (emails.size + phones.size === 0) return [];
  const having = (column: 'emailKey' | 'phoneDigits', values: ReadonlySet<string>) =>
    db
      .selectFrom('customers')
      .selectAll()
      .where(column, 'in', [...values])
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(maxDuplicates * 2)
      .execute();
  const sharing = [
    ...(emails.size > 0 ? await having('emailKey', emails) : []),
    ...(phones.size > 0 ? await having('phoneDigits', phones) : []),
  ];
  // A merged customer is no duplicate of the one it is merged into.
  const own = new Set(group.flatMap(({ id, mergedIntoId }) => [id, mergedIntoId ?? id]));
  const shares = new Map<number, Set<'email' | 'phone'>>();
  for (const row of sharing) {
    const id = row.mergedIntoId ?? row.id;
    if (own.has(id)) continue;
    const shared = shares.get(id) ?? new Set();
    if (emails.has(row.emailKey)) shared.add('email');
    if (phones.has(row.phoneDigits)) shared.add('phone');
    shares.set(id, shared);
  }
  if (shares.size === 0) return [];
  const roots = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', [...shares.keys()])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(maxDuplicates)
    .execute();
  return roots.map((row) => ({
    ...toName(row),
    email: row.email,
    phone: row.phone,
    shares: [...shares.get(row.id)!].sort(),
  }));
}

/** That of the newest lead. */
async function findConsent(db: Db, ids: readonly number[]): Promise<CustomerDetails['marketingTexts']> {
  const lead = await db
    .selectFrom('requests')
    .select(['phone', 'marketingTextsAt', 'marketingTextsWording'])
    .where('customerId', 'in', ids)
    .where('marketingTextsAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!lead) return null;
  const { phone, marketingTextsAt: agreedAt, marketingTextsWording: wording } = lead;
  return { phone, agreedAt: agreedAt!, wording: wording ?? '' };
}

async function getTotals(db: Db, ids: readonly number[]): Promise<CustomerDetails['totals']> {
  const sums = await db
    .selectFrom('quotes')
    .select(({ fn, eb }) => [
      fn.sum<number | null>('estimatedPriceCents').as('quoted'),
      fn
        .sum<number | null>(
          eb.case().when('quotes.status', '=', 'completed').then(eb.ref('estimatedPriceCents')).else(0).end(),
        )
        .as('completed'),
    ])
    .where('customerId', 'in', ids)
    .where('deletedAt', 'is', null)
    .where(isNotCancelled(db))
    .executeTakeFirstOrThrow();
  const figures = await db
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(({ fn }) => [fn.countAll<number>().as('visits'), lastDoneDate.as('lastVisitDate')])
    .where('visits.customerId', 'in', ids)
    .where('visits.status', '!=', 'cancelled')
    .where('quotes.deletedAt', 'is', null)
    .where(isNotCancelled(db))
    .executeTakeFirstOrThrow();
  const { cents: past, ...pastFigures } = await db
    .selectFrom('pastVisits')
    .select(({ fn }) => [
      fn.countAll<number>().as('visits'),
      fn.max<string | null>('date').as('lastVisitDate'),
      fn.sum<number | null>('amountCents').as('cents'),
    ])
    .where('customerId', 'in', ids)
    .executeTakeFirstOrThrow();
  const { cents: paid } = await sumMovements(db).where('customerId', 'in', ids).executeTakeFirstOrThrow();
  return {
    quoted: formatCents(sums.quoted ?? 0),
    completed: formatCents((sums.completed ?? 0) + (past ?? 0)),
    paid: formatCents(paid ?? 0),
    ...addFigures(figures, pastFigures),
  };
}
