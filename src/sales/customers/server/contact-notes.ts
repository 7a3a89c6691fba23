import type { Db } from '#kit/db/open.ts';
import { selectIn } from '#kit/db/select-in.ts';
import { plainDigits } from '#kit/text/phone.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';

interface Around {
  customerIds: readonly number[];
  quoteIds: readonly number[];
  /** Leads that only joined these customers. */
  others: readonly { phone: string | null }[];
}

/** Notes about these quotes and customers, and texts from the number in question. Texts of others who joined are theirs. */
export async function listContactNotes(
  db: Db,
  key: PersonKey,
  { customerIds, quoteIds, others }: Around,
): Promise<number[]> {
  const notes = db.selectFrom('customerNotes').select(['id', 'quoteId', 'fromPhone']);
  const phones = new Set(others.map(({ phone }) => plainDigits(phone ?? '')));
  const rows = [
    ...(await selectIn(quoteIds, (ids) => notes.where('quoteId', 'in', ids).execute())),
    ...(await selectIn(customerIds, (ids) => notes.where('customerId', 'in', ids).execute())).filter(
      ({ quoteId, fromPhone }) => quoteId === null && (fromPhone === '' || !phones.has(fromPhone)),
    ),
    ...(key.kind === 'phone' ? await notes.where('fromPhone', '=', key.value).execute() : []),
  ];
  return rows.map(({ id }) => id);
}
