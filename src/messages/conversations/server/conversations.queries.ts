import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import type { TextRow } from '#kit/db/tables/texts.ts';
import { files } from '#kit/paths/paths.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import type { Conversation, Entry } from '#messages/conversations/conversations.ts';

interface ListOptions {
  isUnread: boolean;
  limit: number;
  before?: string | undefined;
}

/** Those with the newest texts first; the conversations of merged customers are one. */
export async function listConversations(
  db: Db,
  { isUnread, limit, before }: ListOptions,
): Promise<Conversation[]> {
  const rootId = sql<number>`coalesce(customers.merged_into_id, customers.id)`;
  const oldest = before === undefined ? null : await findBefore(db, before);
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('customers', 'customers.id', 'conversations.customerId')
    .select(['conversations.lastTextId', rootId.as('rootId')])
    .where('customers.deletedAt', 'is', null)
    .$if(isUnread, (query) => query.where('conversations.unread', '>', 0))
    .$if(oldest !== null, (query) => query.where('conversations.lastTextId', '<', oldest!))
    // The same person's other conversation has a newer text.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customers as other')
            .innerJoin('conversations as newer', 'newer.customerId', 'other.id')
            .select('other.id')
            .where((other) =>
              other.or([other('other.mergedIntoId', '=', rootId), other('other.id', '=', rootId)]),
            )
            .whereRef('newer.lastTextId', '>', 'conversations.lastTextId')
            .$if(isUnread, (query) => query.where('newer.unread', '>', 0)),
        ),
      ),
    )
    .orderBy('conversations.lastTextId', 'desc')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.rootId);
  const members = await db
    .selectFrom('customers')
    .leftJoin('conversations', 'conversations.customerId', 'customers.id')
    .select(['customers.id', 'customers.mergedIntoId', 'customers.firstName', 'customers.lastName'])
    .select(['customers.phone', 'conversations.unread'])
    .where((where) =>
      where.or([where('customers.id', 'in', ids), where('customers.mergedIntoId', 'in', ids)]),
    )
    .execute();
  const texts = await db
    .selectFrom('texts')
    .select(['id', 'direction', 'text', 'photos', 'phoneDigits', 'createdAt'])
    .where(
      'id',
      'in',
      rows.map((row) => row.lastTextId),
    )
    .execute();
  const textsById = new Map(texts.map((text) => [text.id, text]));
  const groups = Map.groupBy(members, ({ id, mergedIntoId }) => mergedIntoId ?? id);
  return rows.flatMap(({ rootId: customerId, lastTextId }) => {
    const group = groups.get(customerId) ?? [];
    const root = group.find(({ id }) => id === customerId);
    const text = textsById.get(lastTextId);
    if (!root || !text) return [];
    const phone = phoneText(text.phoneDigits);
    return {
      customerId,
      name: fullName(root) || phone,
      phone,
      unread: group.reduce((sum, { unread }) => sum + (unread ?? 0), 0),
      last: {
        direction: text.direction,
        text: text.text || (text.photos === '[]' ? '' : 'Picture'),
        at: text.createdAt,
      },
    };
  });
}

/** The text that the list goes on below. */
async function findBefore(db: Db, before: string): Promise<number> {
  if (/^\d+$/.test(before)) {
    const customerId = Number(before);
    const row = await db
      .selectFrom('conversations')
      .innerJoin('customers', 'customers.id', 'conversations.customerId')
      .select((select) => select.fn.max('conversations.lastTextId').as('last'))
      .where((where) =>
        where.or([where('customers.id', '=', customerId), where('customers.mergedIntoId', '=', customerId)]),
      )
      .executeTakeFirst();
    return row?.last ?? 0;
  }
  // From the newest down: texts have no index of their times.
  const row = await db
    .selectFrom('conversations')
    .innerJoin('texts', 'texts.id', 'conversations.lastTextId')
    .select('conversations.lastTextId')
    .where('texts.createdAt', '<', before)
    .orderBy('conversations.lastTextId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? row.lastTextId + 1 : 0;
}

/** For the navigation. */
export async function countUnreadConversations(db: Db): Promise<number> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('customers', 'customers.id', 'conversations.customerId')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('conversations.unread', '>', 0)
    .where('customers.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const entriesAtOnce = 50;

/** Newest first, with the cursor of those before. */
export async function listEntries(
  db: Db,
  group: readonly number[],
  before: number | undefined,
): Promise<{ entries: Entry[]; cursor: number | null }> {
  const rows = await db
    .selectFrom('texts')
    .selectAll()
    .where('customerId', 'in', group)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(entriesAtOnce + 1)
    .execute();
  const shown = rows.slice(0, entriesAtOnce);
  const cursor = rows.length > entriesAtOnce ? shown.at(-1)!.id : null;
  return { entries: shown.map(toEntry), cursor };
}

export const toEntry = (row: TextRow): Entry => ({
  id: row.id,
  direction: row.direction,
  text: row.text,
  photos: (JSON.parse(row.photos) as string[]).map((name) => files.upload(name)),
  status: row.status,
  reason: row.reason,
  at: row.createdAt,
  by: row.byName,
});

/** Attaches what a number got before anybody knew whose it is. */
export async function adoptTexts(db: Db, digits: string, customerId: number): Promise<void> {
  await db
    .updateTable('texts')
    .set({ customerId })
    .where('phoneDigits', '=', digits)
    .where('customerId', 'is', null)
    .execute();
}
