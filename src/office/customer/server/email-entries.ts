import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { type Entry, newest, none, type Part } from './timeline-part.ts';

/** Confirmations and quotes, without emails to the business and those of messages. */
export async function emails(db: Db, part: Part): Promise<Entry[]> {
  const found = [...(await emailsOfQuotes(db, part)), ...(await emailsOfRequests(db, part))];
  const owners = new Map(found.map(({ id, customerId }) => [id, customerId!]));
  if (owners.size === 0) return [];
  // The order is found without the texts, which are long.
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload', 'status', 'createdAt'])
    .where('id', 'in', [...owners.keys()])
    .execute();
  return rows.map((row) => ({
    ...none,
    kind: 'message',
    id: row.id,
    customerId: owners.get(row.id)!,
    ...toEmail(row.payload),
    status: row.status,
    at: row.createdAt,
  }));
}

/** By the plain column, Postgres would read every job of no message. */
const isOfNoMessage = sql<boolean>`${sql.ref('outbox.messageId')} + 0 is null`;

/**
 * Two queries, because Postgres would read every email for one. SQLite carries out a cross join in this order and would
 * otherwise begin with the newest email of anybody.
 */
const emailsOfQuotes = (db: Db, part: Part) =>
  newest(
    db
      .selectFrom('quotes')
      .crossJoin('outbox')
      .whereRef('outbox.quoteId', '=', 'quotes.id')
      .select(['outbox.id', 'quotes.customerId']),
    'outbox',
    part,
  )
    .where('quotes.customerId', 'in', part.ids)
    .where('quotes.deletedAt', 'is', null)
    .where('outbox.kind', '=', 'email')
    .where('outbox.purpose', 'not in', ['lead', 'decision'])
    .where(isOfNoMessage)
    .execute();

const emailsOfRequests = (db: Db, part: Part) =>
  newest(
    db
      .selectFrom('requests')
      .crossJoin('outbox')
      .whereRef('outbox.requestId', '=', 'requests.id')
      .select(['outbox.id', 'requests.customerId']),
    'outbox',
    part,
  )
    .where('requests.customerId', 'in', part.ids)
    .where('requests.deletedAt', 'is', null)
    .where('outbox.kind', '=', 'email')
    .where('outbox.purpose', 'not in', ['lead', 'decision'])
    .where(isOfNoMessage)
    .execute();

function toEmail(payload: string): { title: string; detail: string } {
  try {
    const { subject, to } = JSON.parse(payload) as { subject?: unknown; to?: unknown };
    return { title: String(subject ?? 'Email'), detail: String(to ?? '') };
  } catch {
    return { title: 'Email', detail: '' };
  }
}
