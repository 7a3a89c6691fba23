import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const atOnce = 500;

/**
 * Makes a visit of the first crew of each quote that is scheduled or completed on a day, by the rule of
 * docs/product.md#visits as it was when this was written. Not of a quote whose request is cancelled, nor of suspected
 * spam, nor of a scheduled one in the trash, whose visit would not come back with it either.
 */
export function visitsOfQuotes(): Migration {
  return {
    async up(untyped: Kysely<unknown>) {
      const db = untyped as Kysely<Tables>;
      const crew = await db.selectFrom('crews').select('id').orderBy('id').executeTakeFirst();
      if (!crew) return;
      const settings = await readSettings(db);
      const days = new Map<string, Day>();
      let after: number | undefined = 0;
      while (after !== undefined) after = await addBatch(db, { crewId: crew.id, settings, days }, after);
    },
  };
}

interface Tables {
  quotes: {
    id: number;
    requestId: number | null;
    customerId: number | null;
    status: string;
    preferredDate: string | null;
    preferredTime: string | null;
    completedAt: string | null;
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
  };
  quoteItems: { quoteId: number; durationMinutes: number; quantity: number };
  requests: { id: number; status: string };
  crews: { id: number };
  settings: { id: number; content: string };
  visits: {
    quoteId: number;
    customerId: number;
    propertyId: null;
    crewId: number;
    date: string;
    windowFrom: string;
    windowTo: string;
    durationMinutes: number;
    status: string;
    kind: string;
    isForced: 0 | 1;
    doneAt: string | null;
    createdAt: string;
    updatedAt: string;
  };
}

interface Hours {
  day: number;
  opens: string;
  closes: string;
}
interface Settings {
  hours: Hours[];
  bufferMinutes: number;
  closures: { from: string; to: string }[];
}
type Slot = { from: number; to: number; minutes: number };
/** The visits of a day that its crew can keep, and the time that forced ones take. */
type Day = { kept: Slot[]; forced: Slot[] };

/** What the code has where nothing was saved. */
const firstHours: Hours[] = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '18:00' })),
  { day: 6, opens: '08:00', closes: '16:00' },
  { day: 7, opens: '09:00', closes: '15:00' },
];

async function readSettings(db: Kysely<Tables>): Promise<Settings> {
  const row = await db.selectFrom('settings').select('content').where('id', '=', 1).executeTakeFirst();
  const { hours, booking, closures } = JSON.parse(row?.content ?? '{}') as {
    hours?: Hours[];
    booking?: { bufferMinutes?: number };
    closures?: Settings['closures'];
  };
  return {
    hours: hours?.length ? hours : firstHours,
    bufferMinutes: booking?.bufferMinutes ?? 30,
    closures: closures ?? [],
  };
}

interface Around {
  crewId: number;
  settings: Settings;
  days: Map<string, Day>;
}

/** The id of the last quote; undefined after the last batch. */
async function addBatch(db: Kysely<Tables>, { crewId, settings, days }: Around, after: number) {
  const quotes = await db
    .selectFrom('quotes')
    .leftJoin('requests', 'requests.id', 'quotes.requestId')
    .selectAll('quotes')
    .select('requests.status as requestStatus')
    .where('quotes.id', '>', after)
    .orderBy('quotes.id')
    .limit(atOnce)
    .execute();
  // Asked for them by status, SQLite would sort all that are left for each batch.
  const planned = quotes.filter(
    ({ status, preferredDate }) =>
      (status === 'scheduled' || status === 'completed') && preferredDate !== null,
  );
  const ids = planned.map(({ id }) => id);
  const last = quotes.at(-1)?.id;
  if (ids.length === 0) return last;
  const sums = await db
    .selectFrom('quoteItems')
    .select('quoteId')
    .select(sql<number>`sum(duration_minutes * quantity)`.as('minutes'))
    .where('quoteId', 'in', ids)
    .groupBy('quoteId')
    .execute();
  const minutesOf = new Map(sums.map(({ quoteId, minutes }) => [quoteId, Number(minutes)]));
  const known = await db.selectFrom('visits').select('quoteId').where('quoteId', 'in', ids).execute();
  const hasVisit = new Set(known.map(({ quoteId }) => quoteId));
  const visits: Tables['visits'][] = [];
  for (const quote of planned) {
    const { id, customerId, preferredDate: date, completedAt } = quote;
    const isDone = quote.status === 'completed';
    const isOver = quote.requestStatus === 'cancelled' || (quote.deletedAt !== null && !isDone);
    if (customerId === null || date === null || hasVisit.has(id) || isOver) continue;
    const window = windowOf(quote.preferredTime, date, settings.hours);
    const minutes = Math.max(minutesOf.get(id) ?? 0, 30);
    const day = days.get(date) ?? { kept: [], forced: [] };
    days.set(date, day);
    const slot = { from: minutesOfTime(window.from), to: minutesOfTime(window.to), minutes };
    const isForced = !isDone && !takesIn(day, slot, hoursOf(date, settings), settings.bufferMinutes);
    visits.push({
      quoteId: id,
      customerId,
      propertyId: null,
      crewId,
      date,
      windowFrom: window.from,
      windowTo: window.to,
      durationMinutes: minutes,
      status: isDone ? 'done' : 'booked',
      kind: 'clean',
      isForced: isForced ? 1 : 0,
      doneAt: isDone ? (completedAt ?? quote.updatedAt) : null,
      createdAt: quote.createdAt,
      updatedAt: quote.updatedAt,
    });
  }
  if (visits.length > 0) await db.insertInto('visits').values(visits).execute();
  return last;
}

function windowOf(time: string | null, date: string, hours: Hours[]): { from: string; to: string } {
  const text = time?.trim() ?? '';
  const begin = clockMinutes(text);
  if (begin !== null) return { from: clockText(begin), to: clockText(Math.min(begin + 60, 24 * 60 - 1)) };
  const part = { morning: [8, 12], afternoon: [12, 17], evening: [17, 20] }[text.toLowerCase()];
  if (part) return { from: clockText(part[0]! * 60), to: clockText(part[1]! * 60) };
  const { opens, closes } = hours.find(({ day }) => day === weekdayOf(date)) ?? hours[0]!;
  return { from: opens, to: closes };
}

/** Null for other texts, and for ambiguous times such as `9:00`. */
function clockMinutes(text: string): number | null {
  const [, hour24, minute24] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour24) return Number(hour24) * 60 + Number(minute24);
  const [, hour, minute = '0', half] = /^(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([ap])\.?m\.?$/i.exec(text) ?? [];
  if (!hour || !half) return null;
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}

const clockText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const minutesOfTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

function hoursOf(date: string, { hours, closures }: Settings): { opens: number; closes: number } | null {
  if (closures.some(({ from, to }) => from <= date && date <= to)) return null;
  const found = hours.find(({ day }) => day === weekdayOf(date));
  return found ? { opens: minutesOfTime(found.opens), closes: minutesOfTime(found.closes) } : null;
}

/** Whether the crew can keep one visit more. A forced visit occupies its time, whatever its window. */
function takesIn(day: Day, slot: Slot, hours: { opens: number; closes: number } | null, buffer: number) {
  const forced = hours
    ? day.forced.map(({ minutes }) => ({ from: hours.opens, to: hours.closes - minutes, minutes }))
    : [];
  const fits = hours !== null && hasOrder([...day.kept, ...forced, slot], hours, buffer);
  (fits ? day.kept : day.forced).push(slot);
  return fits;
}

/** Days with more visits than this are looked at in the order of their windows only. */
const manyVisits = 12;

/** The earliest end of each set of visits, one more at a time. */
function hasOrder(slots: Slot[], { opens, closes }: { opens: number; closes: number }, buffer: number) {
  const begins = slots.map(({ from, to, minutes }) => ({
    from: Math.max(from, opens),
    to: Math.min(to, closes - minutes),
    minutes,
  }));
  if (slots.length > manyVisits) {
    let free = opens;
    return begins
      .sort((one, other) => one.to - other.to)
      .every(({ from, to, minutes }) => {
        const begin = Math.max(free, from);
        free = begin + minutes + buffer;
        return begin <= to;
      });
  }
  const ends = new Map([[0, opens]]);
  for (let set = 0; set < 2 ** slots.length; set += 1) {
    const free = ends.get(set);
    if (free === undefined) continue;
    for (const [index, { from, to, minutes }] of begins.entries()) {
      const begin = Math.max(free, from);
      const bit = 2 ** index;
      if ((set & bit) !== 0 || begin > to) continue;
      const end = begin + minutes + buffer;
      if (end < (ends.get(set | bit) ?? Number.POSITIVE_INFINITY)) ends.set(set | bit, end);
    }
  }
  return ends.has(2 ** slots.length - 1);
}
