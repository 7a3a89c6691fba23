import type { UpdateObject } from 'kysely';
import type { Schema } from '#kit/db/schema.ts';
import type { NewVisit, VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { CustomerAct } from '#messages/news/server/notify-of-visit.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import type { QuoteChange } from './follow-visits.ts';
import { deleteHold } from './visit-holds.ts';
import { type VisitChange, visitFacts } from './visits.history.ts';

/** Names the person who books or changes a visit, and the exceptions to what usually follows. */
export interface VisitAct {
  by: Actor;
  now: Date;
  /** Set for what customers do to their visit themselves: the business is told. */
  customer?: CustomerAct;
  /** By the phone's clock. */
  happenedAt?: string;
  /** Set if the quote or its request changed first, and the visit follows. */
  quote?: QuoteChange;
}

type Changes = Omit<UpdateObject<Schema, 'visits'>, 'doneAt' | 'version' | 'updatedAt'> &
  Partial<Pick<VisitRow, 'status' | 'propertyId'>>;

/** Books a visit, with all that follows. The caller has locked the quote and the day. */
export async function insertVisit(
  trx: Trx,
  visit: Omit<NewVisit, 'doneAt' | 'createdAt' | 'updatedAt'>,
  act: VisitAct,
): Promise<VisitRow> {
  const time = act.now.toISOString();
  const after = await trx
    .insertInto('visits')
    .values({ ...visit, doneAt: visit.status === 'done' ? time : null, createdAt: time, updatedAt: time })
    .returningAll()
    .executeTakeFirstOrThrow();
  await follow(trx, { after }, act);
  return after;
}

/** Changes a visit, with all that follows. The caller has locked the quote, and the days if it moves. */
export async function updateVisit(
  trx: Trx,
  before: VisitRow,
  changes: Changes,
  act: VisitAct,
): Promise<VisitRow> {
  const { status, propertyId } = changes;
  const time = act.now.toISOString();
  const after = await trx
    .updateTable('visits')
    .set({
      ...changes,
      ...(status !== undefined && status !== before.status && { doneAt: status === 'done' ? time : null }),
      // They open the door of the former address.
      ...(propertyId !== undefined && propertyId !== before.propertyId && { accessNotes: '' }),
      version: before.version + 1,
      updatedAt: time,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await follow(trx, { before, after }, act);
  return after;
}

async function follow(trx: Trx, change: VisitChange, act: VisitAct): Promise<void> {
  const { quoteId } = change.after;
  if (isOpen(change.after)) await deleteHold(trx, quoteId);
  const type = change.before ? 'visit.changed' : 'visit.booked';
  const entry = { subject: { kind: 'quote', id: quoteId }, by: act.by, ...visitFacts(change) } as const;
  await record(trx, { type, ...entry, visit: change, act }, act.now);
}
