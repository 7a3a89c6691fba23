import { readSettings } from '#company/settings/server/settings.queries.ts';
import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { MessageRow } from '#kit/db/tables/messages.ts';
import type { QuoteRow } from '#kit/db/tables/quotes.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { MessageKind } from '#messages/planned/messages.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { onMyWayUndoSeconds } from '#visits/day/on-my-way.ts';
import type { VisitChange } from '#visits/visits/server/visits.history.ts';
import { getRecleanMonths } from './due-again.ts';
import { readMessageSettings } from './message-settings.ts';
import {
  dayReminderTime,
  dueAgainTime,
  followUpTimes,
  getPlace,
  hoursReminderTime,
  reviewTime,
  windowEnd,
} from './message-times.ts';
import {
  insertMessage,
  insertMessages,
  listMessagesAbout,
  postponeMessage,
  skipPlanned,
} from './messages.queries.ts';

const followUps = ['follow-up-1', 'follow-up-2'] as const satisfies MessageKind[];
const reminders = ['reminder-day', 'reminder-hours'] as const satisfies MessageKind[];
const ahead = ['visit-booked', 'visit-moved', ...reminders, 'on-my-way'] as const satisfies MessageKind[];
const afterwards = ['thanks', 'review-request', 'due-again'] as const satisfies MessageKind[];

type Cause = Pick<MessageRow, 'isFromWebsite'>;

interface VisitEvent {
  visit: VisitChange;
  act: {
    /** When a crew did it, by the phone's clock. Default: now. */
    happenedAt?: string;
    /** Set if it was caused on the website, not by staff. */
    customer?: object;
  };
}

/**
 * Plans the messages that follow from a change of a visit, in its transaction, and skips those that no longer apply.
 * `reasonAgainst` checks that again before a message is sent. See docs/product/messages.md#messages-to-customers.
 */
export async function planVisitMessages(trx: Trx, event: VisitEvent, now: Date): Promise<void> {
  const { before, after } = event.visit;
  const cause = { isFromWebsite: toFlag(event.act.customer !== undefined) };
  const wasOpen = before !== undefined && isOpen(before);
  const isMoved = before !== undefined && getPlace(before) !== getPlace(after);
  const isOver = windowEnd(after) <= now;
  if (isOpen(after)) {
    // Reopening a visit that was set to done or missed by mistake is no news.
    const isBooked = !wasOpen && (!before || before.status === 'cancelled');
    if (isBooked || isMoved) {
      await skipPlanned(trx, { visitId: after.id }, ahead, 'visit-changed');
      await skipPlanned(trx, { quoteId: after.quoteId }, followUps, 'booked');
      if (!isOver) await plan(trx, isBooked ? 'visit-booked' : 'visit-moved', after, now, { now, ...cause });
    }
    if (isMoved || !wasOpen) await planReminders(trx, after, now, cause);
    if (after.status !== before?.status) await planOnMyWay(trx, event, now);
    return;
  }
  if (before?.status === after.status) return;
  await skipPlanned(trx, { visitId: after.id }, ahead, 'visit-changed');
  if (after.status === 'cancelled' && wasOpen && !isOver) {
    await plan(trx, 'visit-cancelled', after, now, { now, ...cause });
  }
  if (after.status === 'done') await planAfterwards(trx, after, now);
}

/**
 * Once per visit, on its day, and only as news. It leaves after the time in which the crew can take it back, which ends it
 * for now.
 */
async function planOnMyWay(
  trx: Trx,
  { visit: { after }, act: { happenedAt } }: VisitEvent,
  now: Date,
): Promise<void> {
  if (after.status !== 'on-the-way') {
    await skipPlanned(trx, { visitId: after.id }, ['on-my-way'], 'visit-changed');
    return;
  }
  const isNews =
    after.date === calendarDate(now) &&
    (happenedAt === undefined || now.getTime() - Date.parse(happenedAt) <= newsMinutes * 60_000);
  const known = await listMessagesAbout(trx, { visitId: after.id }, ['on-my-way']);
  if (!isNews || known.some(({ status }) => status !== 'skipped')) return;
  await plan(trx, 'on-my-way', after, new Date(now.getTime() + onMyWayUndoSeconds * 1000), {
    now,
    isFromWebsite: 0,
  });
}

/** Customers get no “on my way” that arrives later than this. */
const newsMinutes = 20;

/**
 * Leaves out reminders whose time has passed, and those that the visit has already. One that is planned for another time
 * moves, since the company's time zone may have changed.
 */
export async function planReminders(
  trx: Trx,
  visit: VisitRow,
  now: Date,
  cause: Cause = { isFromWebsite: visit.isSelfBooked },
): Promise<void> {
  const known = await listMessagesAbout(trx, { visitId: visit.id }, reminders);
  for (const { kind, time, message } of missingReminders(visit, known, now)) {
    if (message) await postponeMessage(trx, message.id, time);
    else await plan(trx, kind, visit, time, { now, ...cause });
  }
}

/** Those of the visits for which `planReminders` may have something to do. */
export async function listWithoutReminders(
  db: Db,
  visits: readonly VisitRow[],
  now: Date,
): Promise<VisitRow[]> {
  const known: MessageRow[] = [];
  for (const batch of getBatches(visits)) {
    const ids = batch.map(({ id }) => id);
    const found = db.selectFrom('messages').selectAll().where('kind', 'in', reminders);
    known.push(...(await found.where('visitId', 'in', ids).orderBy('id').execute()));
  }
  const byVisit = Map.groupBy(known, ({ visitId }) => visitId);
  return visits.filter((visit) => missingReminders(visit, byVisit.get(visit.id) ?? [], now).length > 0);
}

function missingReminders(visit: VisitRow, known: readonly MessageRow[], now: Date) {
  const times = { 'reminder-day': dayReminderTime(visit), 'reminder-hours': hoursReminderTime(visit) };
  return reminders.flatMap((kind) => {
    const time = times[kind];
    // A reminder that was skipped because the visit moved away is planned again if the visit moves back.
    const message = known.find(
      (one) => one.kind === kind && one.place === getPlace(visit) && one.reason !== 'visit-changed',
    );
    return time <= now || message?.dueAt === time.toISOString() ? [] : [{ kind, time, message }];
  });
}

/** One of each per visit. Setting a visit to done again only moves what is still planned. */
async function planAfterwards(trx: Trx, visit: VisitRow, now: Date): Promise<void> {
  const { values } = await readSettings(trx);
  const times = {
    thanks: now,
    'review-request': reviewTime(now),
    'due-again': dueAgainTime(now, await getRecleanMonths(trx, visit.quoteId)),
  };
  for (const kind of afterwards) {
    if (kind === 'review-request' && values.reviewUrl === '') continue;
    const [known] = await listMessagesAbout(trx, { visitId: visit.id }, [kind]);
    if (known?.status === 'planned') await postponeMessage(trx, known.id, times[kind]);
    if (!known) await plan(trx, kind, visit, times[kind], { now, isFromWebsite: 0 });
  }
}

async function plan(
  trx: Trx,
  kind: MessageKind,
  visit: VisitRow,
  dueAt: Date,
  { now, isFromWebsite }: Cause & { now: Date },
): Promise<void> {
  const { kinds } = await readMessageSettings(trx);
  if (!kinds[kind].isEnabled) return;
  const { id: visitId, quoteId, customerId } = visit;
  await insertMessage(
    trx,
    { kind, customerId, quoteId, visitId, place: getPlace(visit), isFromWebsite },
    dueAt,
    now,
  );
}

/** One of each per quote. Sending the quote again moves those that are still planned. */
export async function planFollowUps(
  trx: Trx,
  { quote, isFromWebsite }: Cause & { quote: Pick<QuoteRow, 'id' | 'customerId'> | null },
  sentAt: Date,
): Promise<void> {
  if (!quote?.customerId) return;
  const { id: quoteId, customerId } = quote;
  const { kinds } = await readMessageSettings(trx);
  const times = followUpTimes(sentAt);
  const messages = await listMessagesAbout(trx, { quoteId }, followUps);
  const missing = [];
  for (const kind of followUps) {
    const known = messages.findLast((one) => one.kind === kind);
    if (known?.status === 'planned') await postponeMessage(trx, known.id, times[kind]);
    const isEnded = known && (known.status !== 'skipped' || known.reason === 'by-staff');
    if (isEnded || !kinds[kind].isEnabled) continue;
    const dueAt = times[kind].toISOString();
    missing.push({ kind, customerId, quoteId, visitId: null, isFromWebsite, dueAt });
  }
  await insertMessages(trx, missing, sentAt);
}

/** A decision ends the follow-ups of a quote. */
export const endFollowUps = (trx: Trx, { quoteId }: { quoteId: number }): Promise<void> =>
  skipPlanned(trx, { quoteId }, followUps, 'decided');
