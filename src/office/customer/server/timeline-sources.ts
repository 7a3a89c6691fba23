import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { formatCents } from '#kit/money/money.ts';
import { calendarDate, getInstant, longDate } from '#kit/time/dates.ts';
import { minutesOfTime } from '#kit/time/opening-hours.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { clip } from '#kit/wire/text.ts';
import { type NoteKind, noteKinds } from '#sales/customers/customers.ts';
import { isCancelled } from '#sales/quotes/server/cancelled.ts';
import { serviceLabel } from '#sales/requests/requests.ts';
import { emails } from './email-entries.ts';
import { invoiceEntries, paymentEntries } from './timeline-invoices.ts';
import { messageEntries } from './timeline-messages.ts';
import { type Entry, newest, none, type Part, type Source } from './timeline-part.ts';
import { factEntries, visitPhotoEntries } from './timeline-visit-facts.ts';

const longestDetail = 500;

async function requests(db: Db, part: Part): Promise<Entry[]> {
  const rows = await newest(db.selectFrom('requests').selectAll(), 'requests', part)
    .where('customerId', 'in', part.ids)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map((row) => ({
    ...none,
    kind: 'request',
    id: row.id,
    customerId: row.customerId!,
    title: serviceLabel(row.service),
    detail: clip(row.message, longestDetail),
    status: row.status,
    at: row.createdAt,
  }));
}

async function quotes(db: Db, part: Part): Promise<Entry[]> {
  const rows = await newest(
    db
      .selectFrom('quotes')
      .select(['id', 'customerId', 'serviceTitle', 'zipCode', 'status', 'estimatedPriceCents', 'createdAt'])
      .select(sql<number>`case when ${isCancelled(db)} then 1 else 0 end`.as('isCancelled')),
    'quotes',
    part,
  )
    .where('customerId', 'in', part.ids)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map((row) => ({
    kind: 'quote',
    id: row.id,
    customerId: row.customerId!,
    title: row.serviceTitle,
    detail: row.zipCode,
    status: row.isCancelled ? 'cancelled' : row.status,
    amount: row.estimatedPriceCents === null ? null : formatCents(row.estimatedPriceCents),
    at: row.createdAt,
  }));
}

async function photos(db: Db, part: Part): Promise<Entry[]> {
  const rows = await newest(
    db
      .selectFrom('uploads')
      .innerJoin('requests', 'requests.id', 'uploads.requestId')
      .select(['requests.id as requestId', 'requests.customerId', 'requests.service', 'uploads.createdAt']),
    'uploads',
    part,
    'requests.id',
  )
    .where('requests.customerId', 'in', part.ids)
    .where('requests.deletedAt', 'is', null)
    .execute();
  return rows.map((row) => ({
    ...none,
    kind: 'photo',
    id: row.requestId,
    customerId: row.customerId!,
    title: 'Photo',
    detail: serviceLabel(row.service),
    at: row.createdAt,
  }));
}

/** Reads whole days: visit times are local to the business, so the database cannot order them within a day. */
async function visits(db: Db, { ids, after, limit }: Part): Promise<Entry[]> {
  const ofCustomers = db
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .where('visits.customerId', 'in', ids)
    .where('quotes.deletedAt', 'is', null);
  const day = after && calendarDate(new Date(after.at));
  const lastOfPage = ofCustomers
    .select('visits.date')
    .$if(day !== null, (older) => older.where('visits.date', '<', day!))
    .orderBy('visits.date', 'desc')
    .limit(1)
    .offset(limit - 1);
  const rows = await ofCustomers
    .selectAll('visits')
    .select('quotes.serviceTitle')
    .where('visits.date', '>=', sql<string>`coalesce((${lastOfPage}), '')`)
    .$if(day !== null, (older) => older.where('visits.date', '<=', day!))
    .execute();
  return rows.map((row) => ({
    ...none,
    kind: 'visit',
    id: row.id,
    customerId: row.customerId,
    title: row.kind === 're-clean' ? `Re-clean: ${row.serviceTitle}` : row.serviceTitle,
    detail: `${longDate(row.date)}, ${windowLabel(row.windowFrom, row.windowTo)}`,
    status: row.status,
    at: getInstant(row.date, minutesOfTime(row.windowFrom)).toISOString(),
  }));
}

/** Visits that an import brought. */
const pastVisits: Source = async (db, { ids, after, limit }) => {
  const getTime = (date: string) => getInstant(date, 12 * 60).toISOString();
  const day = after && calendarDate(new Date(after.at));
  const isOfDay = after !== null && after.at >= getTime(day!);
  const below = isOfDay && after.at === getTime(day!) ? after.id : isOfDay ? Number.MAX_SAFE_INTEGER : 0;
  const rows = await db
    .selectFrom('pastVisits')
    .selectAll()
    .where('customerId', 'in', ids)
    .$if(day !== null, (older) =>
      older.where((where) =>
        where.or([
          where('date', '<', day!),
          where.and([where('date', '=', day!), where('id', '<', sql.lit(below))]),
        ]),
      ),
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'past-visit',
    id: row.id,
    customerId: row.customerId,
    title: row.service || 'Visit',
    detail: `${longDate(row.date)}, before you moved here`,
    status: 'done',
    amount: row.amountCents === null ? null : formatCents(row.amountCents),
    at: getTime(row.date),
  }));
};

const noteTitles: Record<NoteKind, string> = {
  note: 'Note',
  reply: 'Reply',
  'change-request': 'Change request',
  merge: 'Merge',
};

async function notes(db: Db, part: Part): Promise<Entry[]> {
  const rows = await newest(db.selectFrom('customerNotes').selectAll(), 'customerNotes', part)
    .where('customerId', 'in', part.ids)
    .execute();
  return rows.map((row) => ({
    ...none,
    kind: 'note',
    id: row.id,
    customerId: row.customerId,
    title: `${noteTitles[noteKinds.includes(row.kind) ? row.kind : 'note']} · ${row.userName}`,
    detail: row.text,
    at: row.createdAt,
  }));
}

export type SourceName = Entry['kind'] | 'email' | 'visit-photo';

/** Emails are messages too, with ids of their own. */
export const timelineSources: Record<SourceName, Source> = {
  request: requests,
  quote: quotes,
  email: emails,
  message: messageEntries,
  photo: photos,
  visit: visits,
  'past-visit': pastVisits,
  fact: factEntries,
  'visit-photo': visitPhotoEntries,
  invoice: invoiceEntries,
  payment: paymentEntries,
  note: notes,
};
