import type { Db } from '#kit/db/open.ts';
import { getGroup } from '#sales/customers/server/customers.queries.ts';
import type { Subject } from './message-subject.ts';

const week = 7 * 86_400_000;

/** Whether a newer quote that the same person asked for has follow-ups of its own. */
export async function isFollowedByNewer(db: Db, { message, customer, quote }: Subject): Promise<boolean> {
  if (message.isFromWebsite === 0 || quote === null) return false;
  const newer = await db
    .selectFrom('messages')
    .innerJoin('quotes', 'quotes.id', 'messages.quoteId')
    .select('messages.id')
    .where('messages.customerId', 'in', await getGroup(db, customer.id))
    .where('messages.kind', '=', message.kind)
    .where('messages.status', 'in', ['planned', 'sent'])
    .where('quotes.id', '>', quote.id)
    .where('quotes.deletedAt', 'is', null)
    .where((where) =>
      where.or([
        ...(quote.email === '' ? [] : [where('quotes.email', '=', quote.email)]),
        ...(quote.phone ? [where('quotes.phone', '=', quote.phone)] : []),
      ]),
    )
    .executeTakeFirst();
  return newer !== undefined;
}

/** Whether the number got the same follow-up about another quote within a week. */
export async function wasFollowedUp(db: Db, { message }: Subject, to: string, now: Date): Promise<boolean> {
  if (message.isFromWebsite === 0 || !message.kind.startsWith('follow-up')) return false;
  const lately = await db
    .selectFrom('messages')
    .select('id')
    .where('textTo', '=', to)
    .where('kind', '=', message.kind)
    .where('id', '!=', message.id)
    .where('textSentAt', '>', new Date(now.getTime() - week).toISOString())
    .executeTakeFirst();
  return lately !== undefined;
}
