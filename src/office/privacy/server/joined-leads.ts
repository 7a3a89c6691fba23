import type { Db } from '#kit/db/open.ts';
import { selectIn } from '#kit/db/select-in.ts';
import { fullName } from '#kit/text/person.ts';
import type { JoinedLead, PickedLeads } from '#office/privacy/privacy.ts';
import { serviceLabel } from '#sales/requests/requests.ts';

/** Lists the leads that only a phone number and a name link to a person, the newest first. */
export async function listJoinedLeads(db: Db, joined: PickedLeads): Promise<JoinedLead[]> {
  const columns = ['id', 'firstName', 'lastName', 'createdAt', 'deletedAt'] as const;
  const requests = await selectIn(joined.requestIds, (ids) =>
    db
      .selectFrom('requests')
      .select([...columns, 'service'])
      .where('id', 'in', ids)
      .execute(),
  );
  const quotes = await selectIn(joined.quoteIds, (ids) =>
    db
      .selectFrom('quotes')
      .select([...columns, 'serviceTitle'])
      .where('id', 'in', ids)
      .execute(),
  );
  const customers = await selectIn(joined.customerIds, (ids) =>
    db.selectFrom('customers').select(columns).where('id', 'in', ids).execute(),
  );
  const leads: JoinedLead[] = [
    ...requests.map((row) => ({
      ...toLead(row),
      kind: 'request' as const,
      service: serviceLabel(row.service),
    })),
    ...quotes.map((row) => ({ ...toLead(row), kind: 'quote' as const, service: row.serviceTitle })),
    ...customers.map((row) => ({ ...toLead(row), kind: 'customer' as const, service: '' })),
  ];
  return leads.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

interface LeadRow {
  id: number;
  firstName: string;
  lastName: string;
  createdAt: string;
  deletedAt: string | null;
}

export const toLead = (row: LeadRow) => ({
  id: row.id,
  name: fullName(row),
  createdAt: row.createdAt,
  isInTrash: row.deletedAt !== null,
});
