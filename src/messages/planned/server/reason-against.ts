import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { getKind, type MessageKind, type MessageReason } from '#messages/planned/messages.ts';
import { sumCents } from '#money/ledger/server/sums.ts';
import { getGroup } from '#sales/customers/server/customers.queries.ts';
import { isExpired } from '#sales/quotes/server/can-book.ts';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';
import { readMessageSettings } from './message-settings.ts';
import type { Subject } from './message-subject.ts';
import { followUpTimes, getPlace, textTime, windowBegin, windowEnd } from './message-times.ts';
import { isFollowedByNewer } from './repeated-follow-up.ts';

const day = 86_400_000;

/**
 * Why a message must not be sent any more; null if it may. Checked before each attempt. See
 * docs/product/messages.md#messages-to-customers.
 */
export async function reasonAgainst(db: Db, subject: Subject, now: Date): Promise<MessageReason | null> {
  const { message, visit } = subject;
  if (isDeleted(subject)) return 'deleted';
  const { kinds } = await readMessageSettings(db);
  // Staff send invoices themselves, or choose in Settings that they leave.
  if (!kinds[message.kind].isEnabled && message.kind !== 'invoice') return 'turned-off';
  const lateBy = now.getTime() - Date.parse(message.dueAt);
  const { isUnsubscribable, usefulHours } = getKind(message.kind);
  if (isUnsubscribable && (await isOnlyImported(db, subject))) return 'imported';
  if (usefulHours !== undefined && lateBy > usefulHours * 3_600_000) return 'too-late';
  switch (message.kind) {
    case 'lead-received':
      return (await hasVisit(db, subject)) ? 'booked' : null;
    case 'visit-booked':
    case 'visit-moved':
      return againstVisit(subject, openVisitStatuses) ?? (windowEnd(visit!) <= now ? 'visit-begun' : null);
    case 'visit-cancelled':
      return againstVisit(subject, ['cancelled']) ?? (windowEnd(visit!) <= now ? 'too-late' : null);
    case 'reminder-day':
      return againstReminder(subject, now) ?? (hasItsDayCome(visit!, now) ? 'too-late' : null);
    case 'reminder-hours':
      return againstReminder(subject, now);
    case 'on-my-way':
      return (
        againstVisit(subject, ['on-the-way']) ??
        (lateBy > day / 12 || visit!.date !== calendarDate(now) ? 'too-late' : null)
      );
    case 'follow-up-1':
    case 'follow-up-2':
      return againstFollowUp(db, subject, now);
    case 'thanks':
      return againstDone(subject) ?? (lateBy > 3 * day || isLongAgo(visit!, now) ? 'too-late' : null);
    case 'review-request': {
      const { values } = await readSettings(db);
      if (values.reviewUrl === '') return 'no-review-link';
      return againstDone(subject) ?? (lateBy > 14 * day || isLongAgo(visit!, now) ? 'too-late' : null);
    }
    case 'due-again':
      return (
        (subject.pastVisit ? null : againstDone(subject)) ??
        ((await hasNewerVisit(db, subject)) ? 'booked' : null)
      );
    case 'missed-call':
      return 'superseded';
    case 'invoice':
      return subject.invoice && subject.invoice.status !== 'void' ? null : 'not-owed';
    case 'receipt':
      return sumCents(subject.movements.filter(({ kind }) => kind !== 'tip')) > 0 ? null : 'paid-back';
    case 'invoice-reminder':
      if (subject.invoice?.status !== 'issued') return 'not-owed';
      if (subject.invoice.customerId === null) return 'deleted';
      // After an outage the customer gets one of the two.
      return lateBy >= 7 * day ? 'too-late' : null;
  }
}

/** News of a visit ahead is owed to whoever waits at home, also by a customer in the trash, and a cancellation by all. */
const aboutVisitAhead: readonly MessageKind[] = [
  'visit-booked',
  'visit-moved',
  'reminder-day',
  'reminder-hours',
  'on-my-way',
];

function isDeleted({ message, customer, quote }: Subject): boolean {
  if (message.kind === 'visit-cancelled') return false;
  if (quote !== null && quote.deletedAt !== null) return true;
  return customer.deletedAt !== null && !aboutVisitAhead.includes(message.kind);
}

const toldBeforeVisit = ['visit-booked', 'visit-moved', 'on-my-way'];

/** A text that waited for the morning comes too late once the crew may be there. A cancellation is still news then. */
export function reasonAfterNight({ message, visit }: Subject, now: Date): MessageReason | null {
  const dueAt = new Date(message.dueAt);
  const hasWaited = textTime(message, dueAt) > dueAt;
  const isTooLate = hasWaited && visit !== null && windowBegin(visit) <= now;
  return isTooLate && toldBeforeVisit.includes(message.kind) ? 'visit-begun' : null;
}

function againstVisit({ message, visit }: Subject, statuses: readonly VisitRow['status'][]) {
  return visit && statuses.includes(visit.status) && getPlace(visit) === message.place
    ? null
    : 'visit-changed';
}

function againstReminder(subject: Subject, now: Date): MessageReason | null {
  return againstVisit(subject, ['booked']) ?? (windowBegin(subject.visit!) <= now ? 'visit-begun' : null);
}

const hasItsDayCome = ({ date }: VisitRow, now: Date) => calendarDate(now) >= date;

const againstDone = ({ visit }: Subject) => (visit?.status === 'done' ? null : 'visit-changed');

/** Staff may set old visits to done to clear a list. */
const isLongAgo = (visit: VisitRow, now: Date) => now.getTime() - windowEnd(visit).getTime() > 14 * day;

async function againstFollowUp(db: Db, subject: Subject, now: Date): Promise<MessageReason | null> {
  const { message, quote } = subject;
  if (quote === null) return 'deleted';
  const { page } = quote;
  if (quote.isRequestCancelled) return 'cancelled';
  if (page === null) return 'superseded';
  if (page.decision === 'change-requested') return 'replied';
  if (page.decision !== null) return 'decided';
  if ((await hasVisit(db, subject)) || quote.status === 'scheduled' || quote.status === 'completed')
    return 'booked';
  if (isExpired(page, now)) return 'expired';
  const sentAt = page.sentAt ?? quote.createdAt;
  if (await hasReplied(db, subject, sentAt)) return 'replied';
  if (await isFollowedByNewer(db, subject)) return 'superseded';
  // After an outage the customer gets one of the two.
  const isLastDue = now >= followUpTimes(new Date(sentAt))['follow-up-2'];
  if (message.kind === 'follow-up-1' && isLastDue) return 'superseded';
  return now.getTime() - Date.parse(message.dueAt) > 7 * day ? 'too-late' : null;
}

const hasVisit = async (db: Db, { message: { quoteId } }: Subject): Promise<boolean> =>
  quoteId !== null &&
  (await db.selectFrom('visits').select('id').where('quoteId', '=', quoteId).executeTakeFirst()) !==
    undefined;

/** Whether the one who got the quote replied: staff said so, or it came from the quote's own email or phone. */
async function hasReplied(db: Db, { customer, quote, recipient }: Subject, since: string): Promise<boolean> {
  const replies = await db
    .selectFrom('customerNotes')
    .leftJoin('quotes', 'quotes.id', 'customerNotes.quoteId')
    .select(['customerNotes.quoteId', 'customerNotes.fromPhone', 'quotes.email', 'quotes.phoneDigits'])
    .where('customerNotes.customerId', 'in', await getGroup(db, customer.id))
    .where('customerNotes.kind', 'in', ['reply', 'change-request'])
    .where('customerNotes.createdAt', '>=', since)
    .execute();
  const phones = [plainDigits(quote?.phone ?? ''), plainDigits(recipient.textTo)];
  const isOwn = (phone: string | null) => phone !== null && phone !== '' && phones.includes(phone);
  return replies.some(({ quoteId, fromPhone, email, phoneDigits }) => {
    if (fromPhone !== '') return isOwn(fromPhone);
    if (quoteId === null || quoteId === quote?.id) return true;
    return isOwn(phoneDigits) || (email !== null && email !== '' && email === quote?.email);
  });
}

/** The owner has not said that those whom an import brought may get marketing. See docs/product/office.md#imports. */
async function isOnlyImported(db: Db, { customer, pastVisit }: Subject): Promise<boolean> {
  const importId = pastVisit?.importId ?? customer.importId;
  if (importId === null) return false;
  const imports = db.selectFrom('imports').select('isMarketingAllowed').where('id', '=', importId);
  return (await imports.executeTakeFirst())?.isMarketingAllowed === 0;
}

async function hasNewerVisit(db: Db, { customer, visit, pastVisit }: Subject): Promise<boolean> {
  const group = await getGroup(db, customer.id);
  const date = visit?.date ?? pastVisit!.date;
  const past = db.selectFrom('pastVisits').select('id').where('customerId', 'in', group);
  if (await past.where('date', '>', date).executeTakeFirst()) return true;
  const newer = await db
    .selectFrom('visits')
    .select('id')
    .where('customerId', 'in', group)
    .where('status', 'in', [...openVisitStatuses, 'done'])
    .where(({ or, and, eb }) =>
      // The last one counts if two are on one day.
      or([eb('date', '>', date), and([eb('date', '=', date), eb('id', '>', visit?.id ?? 0)])]),
    )
    .executeTakeFirst();
  return newer !== undefined;
}
