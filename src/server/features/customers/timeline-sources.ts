import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { isCancelled } from '#server/features/quotes/cancelled.ts';
import { business } from '#shared/content/business.ts';
import { type NoteKind, noteKinds } from '#shared/customers.ts';
import { instantOf, longDate } from '#shared/dates.ts';
import { formatCents } from '#shared/money.ts';
import { minutesOfTime, timeLabel } from '#shared/opening-hours.ts';
import { serviceLabel } from '#shared/requests.ts';
import { clip } from '#shared/text.ts';
import { messageEntries } from './timeline-messages.ts';
import { type Entry, newest, type Part, type Source } from './timeline-part.ts';

const longestDetail = 500;

const none = { status: null, amount: null };

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
      .select(sql<number>`case when ${isCancelled} then 1 else 0 end`.as('isCancelled')),
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

/** Confirmations and quotes, without emails to the business and those of messages. */
async function emails(db: Db, part: Part): Promise<Entry[]> {
  const lead = (table: 'requests' | 'quotes') =>
    db.selectFrom(table).select('id').where('customerId', 'in', part.ids).where('deletedAt', 'is', null);
  const owner = sql<number>`coalesce(
    (select customer_id from requests where requests.id = outbox.request_id),
    (select customer_id from quotes where quotes.id = outbox.quote_id)
  )`;
  const rows = await newest(
    db.selectFrom('outbox').selectAll().select(owner.as('customerId')),
    'outbox',
    part,
  )
    .where('kind', '=', 'email')
    .where('purpose', 'not in', ['lead', 'decision'])
    .where('messageId', 'is', null)
    .where((where) =>
      where.or([where('requestId', 'in', lead('requests')), where('quoteId', 'in', lead('quotes'))]),
    )
    .execute();
  return rows.map((row) => ({
    ...none,
    kind: 'message',
    id: row.id,
    customerId: row.customerId,
    ...emailOf(row.payload),
    status: row.status,
    at: row.createdAt,
  }));
}

function emailOf(payload: string): { title: string; detail: string } {
  try {
    const { subject, to } = JSON.parse(payload) as { subject?: unknown; to?: unknown };
    return { title: String(subject ?? 'Email'), detail: String(to ?? '') };
  } catch {
    return { title: 'Email', detail: '' };
  }
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

/** All of them: a customer has few. Their times are local to the business, so the database cannot order them. */
async function visits(db: Db, { ids }: Part): Promise<Entry[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .selectAll('visits')
    .select('quotes.serviceTitle')
    .where('visits.customerId', 'in', ids)
    .where('quotes.deletedAt', 'is', null)
    .execute();
  return rows.map((row) => ({
    ...none,
    kind: 'visit',
    id: row.id,
    customerId: row.customerId,
    title: row.kind === 're-clean' ? `Re-clean: ${row.serviceTitle}` : row.serviceTitle,
    detail: `${longDate(row.date, business.timeZone)}, ${timeLabel(row.windowFrom)} – ${timeLabel(row.windowTo)}`,
    status: row.status,
    at: instantOf(row.date, minutesOfTime(row.windowFrom), business.timeZone).toISOString(),
  }));
}

const noteTitles: Record<NoteKind, string> = {
  note: 'Note',
  reply: 'Reply',
  'change-request': 'Change request',
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

export type SourceName = Entry['kind'] | 'email';

/** Emails are messages too, with ids of their own. */
export const timelineSources: Record<SourceName, Source> = {
  request: requests,
  quote: quotes,
  email: emails,
  message: messageEntries,
  photo: photos,
  visit: visits,
  note: notes,
};
