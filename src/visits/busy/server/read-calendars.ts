import { readSettings } from '#company/settings/server/settings.queries.ts';
import { getBatches } from '#kit/db/batches.ts';
import type { BusyCalendarRow } from '#kit/db/tables/visits.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { startRounds } from '#kit/server/rounds.ts';
import type { Span } from './expand-events.ts';
import { CalendarError, fetchCalendar } from './fetch-calendar.ts';
import { readSpansApart } from './read-spans-apart.ts';

type CalendarDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'isCopy'>;

const lookMilliseconds = 10_000;
const everyMinutes = 10;
/** A reading ends long before. */
const leaseMinutes = 2;
const maxAtOnce = 4;
/** A week back, for the board; ahead, beyond the longest horizon by the month that windows are asked for. */
const daysBack = 8;
const daysAhead = 400;
/** A calendar that has not changed is expanded anew each day, since the days ahead move on. */
const keptHours = 24;

/** Reads the crews' calendars when they are due, those of several instances once. */
export const startCalendars = (deps: CalendarDeps, milliseconds = lookMilliseconds) =>
  startRounds(async (signal) => {
    await readDueCalendars(deps, signal).catch((error) =>
      deps.log.warn('busy calendars not read', { error: String(error) }),
    );
  }, milliseconds);

/** An aborted reading is due again when its lease ends. */
export async function readDueCalendars(
  deps: CalendarDeps,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  if (await deps.isCopy()) return;
  while (!signal.aborted) {
    const claimed = await claimDue(deps);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((calendar) => readCalendar(deps, calendar, signal)));
  }
}

/** Those that this process now reads, due again at the end of the lease. A due time too far ahead was set by a wrong clock. */
async function claimDue({ db, clock }: CalendarDeps): Promise<BusyCalendarRow[]> {
  const now = clock();
  const due = await db
    .selectFrom('busyCalendars')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('dueAt', '<=', now.toISOString()), eb('dueAt', '>', later(now, 2 * everyMinutes))]),
    )
    .orderBy('dueAt')
    .limit(maxAtOnce)
    .execute();
  const claimed: BusyCalendarRow[] = [];
  for (const row of due) {
    const dueAt = later(now, leaseMinutes);
    const { numUpdatedRows } = await db
      .updateTable('busyCalendars')
      .set({ dueAt })
      .where('crewId', '=', row.crewId)
      .where('dueAt', '=', row.dueAt)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) claimed.push({ ...row, dueAt });
  }
  return claimed;
}

async function readCalendar(
  deps: CalendarDeps,
  calendar: BusyCalendarRow,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { timeZone } = (await readSettings(deps.db)).values;
    const now = deps.clock();
    const isFresh =
      calendar.expandedAt !== null &&
      calendar.timeZone === timeZone &&
      now.getTime() - Date.parse(calendar.expandedAt) < keptHours * 3_600_000;
    const known = { url: calendar.url, etag: isFresh ? calendar.etag : '' };
    const fetched = await fetchCalendar(deps.config, known, { signal });
    if (fetched === 'unchanged') {
      await finish(deps, calendar, { readAt: deps.clock().toISOString(), error: null });
      return;
    }
    const options = {
      within: { start: now.getTime() - daysBack * day, end: now.getTime() + daysAhead * day },
      timeZone,
      ownHost: new URL(deps.config.publicUrl).hostname,
    };
    const read = await readSpansApart(fetched.bytes, options, signal).catch(() => {
      throw new CalendarError('The calendar is too large or too complicated to be read.');
    });
    if (!read) throw new CalendarError(noCalendarText(fetched.bytes));
    const { spans, unreadable } = read;
    const readAt = deps.clock().toISOString();
    const error = unreadableText(unreadable);
    const reading = { readAt, expandedAt: readAt, timeZone, etag: fetched.etag, error };
    await finish(deps, calendar, reading, (trx) => replaceSpans(trx, calendar.crewId, spans));
  } catch (error) {
    if (signal.aborted) return;
    await noteFailure(deps, calendar, error);
  }
}

const unreadableText = (count: number) =>
  count === 0
    ? null
    : `${count === 1 ? 'One event' : `${count} events`} in it can’t be read and don’t count.`;

const noCalendarText = (bytes: Uint8Array) =>
  /^\s*</.test(Buffer.from(bytes.subarray(0, 200)).toString())
    ? 'This address shows a web page, not a calendar. Copy the address that ends in .ics.'
    : 'What came from this address is no whole calendar.';

/** Unless somebody has entered another address meanwhile. A calendar that was saved again meanwhile stays due. */
const finish = (
  { db, clock }: CalendarDeps,
  { crewId, url, dueAt }: BusyCalendarRow,
  changes: Partial<BusyCalendarRow>,
  andThen?: (trx: Trx) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const calendar = trx.updateTable('busyCalendars').where('crewId', '=', crewId).where('url', '=', url);
    const { numUpdatedRows } = await calendar.set(changes).executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await calendar
      .set({ dueAt: later(clock(), everyMinutes) })
      .where('dueAt', '=', dueAt)
      .execute();
    await andThen?.(trx);
  });

/** Writes only what differs: most readings change little. */
async function replaceSpans(trx: Trx, crewId: number, spans: readonly Span[]): Promise<void> {
  const wanted = new Map(
    spans.map(({ start, end }) => [new Date(start).toISOString(), new Date(end).toISOString()]),
  );
  const gone: string[] = [];
  for (const { startsAt, endsAt } of await trx
    .selectFrom('busySpans')
    .select(['startsAt', 'endsAt'])
    .where('crewId', '=', crewId)
    .execute()) {
    if (wanted.get(startsAt) === endsAt) wanted.delete(startsAt);
    else gone.push(startsAt);
  }
  for (const batch of getBatches(gone)) {
    await trx.deleteFrom('busySpans').where('crewId', '=', crewId).where('startsAt', 'in', batch).execute();
  }
  const added = [...wanted].map(([startsAt, endsAt]) => ({ crewId, startsAt, endsAt }));
  for (const batch of getBatches(added)) await trx.insertInto('busySpans').values(batch).execute();
}

/** Keeps the last reading for a day. */
async function noteFailure(deps: CalendarDeps, calendar: BusyCalendarRow, failure: unknown): Promise<void> {
  const { crewId, readAt } = calendar;
  const isExplained = failure instanceof CalendarError;
  if (!isExplained) deps.log.error('a busy calendar was not read', { error: String(failure) });
  const error = isExplained ? failure.message : 'Something went wrong on our side.';
  const isOld = readAt !== null && deps.clock().getTime() - Date.parse(readAt) >= keptHours * 3_600_000;
  await finish(deps, calendar, { error }, async (trx) => {
    if (isOld) await trx.deleteFrom('busySpans').where('crewId', '=', crewId).execute();
  });
}

const day = 86_400_000;
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
