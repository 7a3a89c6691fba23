import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';

/** A customer whom a text may come from. */
export interface Sender {
  id: number;
  firstName: string;
  lastName: string;
  language: Language;
  /** The customer that stands for it after a merge. */
  rootId: number;
}

/**
 * The customers who wrote, or whose leads have this number of their own, one of each merged group, the one active last
 * first. Anybody may have typed a number into a form, so a note says which one the text came from.
 */
export async function findSenders(trx: Trx, digits: string): Promise<Sender[]> {
  if (digits === '') return [];
  const withNumber = (table: 'requests' | 'quotes' | 'texts') =>
    trx
      .selectFrom(table)
      .select('customerId')
      .where('phoneDigits', '=', digits)
      .where('customerId', 'is not', null)
      .$if(table !== 'texts', (query) => query.where('deletedAt' as never, 'is', null as never));
  const rows = await trx
    .selectFrom('customers')
    .leftJoin('customers as root', 'root.id', 'customers.mergedIntoId')
    .select(['customers.id', 'customers.firstName', 'customers.lastName'])
    .select(['customers.mergedIntoId', 'customers.language', 'root.language as rootLanguage'])
    .where((where) =>
      where.or([
        where.and([where('customers.phoneDigits', '=', digits), where('customers.isPhoneFromStaff', '=', 1)]),
        where('customers.id', 'in', withNumber('requests')),
        where('customers.id', 'in', withNumber('quotes')),
        where('customers.id', 'in', withNumber('texts')),
      ]),
    )
    .where('customers.deletedAt', 'is', null)
    .where('root.deletedAt', 'is', null)
    .orderBy('customers.id', 'desc')
    .limit(100)
    .execute();
  const groups = Map.groupBy(rows, ({ id, mergedIntoId }) => mergedIntoId ?? id);
  const senders = [...groups].map(([rootId, [first]]) => ({
    ...first!,
    rootId,
    language: first!.rootLanguage ?? first!.language,
  }));
  if (senders.length < 2) return senders;
  const activeAt = new Map<number, string>();
  for (const [rootId, members] of groups) {
    activeAt.set(
      rootId,
      await findLastAct(
        trx,
        members.map(({ id }) => id),
      ),
    );
  }
  const at = ({ rootId }: Sender) => activeAt.get(rootId) ?? '';
  return senders.toSorted((one, other) => (at(one) < at(other) ? 1 : at(one) > at(other) ? -1 : 0));
}

async function findLastAct(trx: Trx, ids: readonly number[]): Promise<string> {
  const times = await Promise.all(
    (['requests', 'quotes', 'texts', 'visits'] as const).map((table) =>
      trx
        .selectFrom(table)
        .select('createdAt')
        .where('customerId', 'in', ids)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return times.reduce((last, row) => (row && row.createdAt > last ? row.createdAt : last), '');
}
