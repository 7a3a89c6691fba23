import { readSettings } from '#company/settings/server/settings.queries.ts';
import { weekText } from '#company/settings/server/settings-facts.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { readRows } from '#kit/http/read-rows.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { Crew, CrewUpdate, NewCrewInput } from '#visits/crews/crews.ts';
import { listCalendars, saveCalendar, toCallable } from './busy-calendars.ts';
import { countVisitsAhead, getCrew, listCrews } from './crews.queries.ts';
import { toCrew } from './crews.serializer.ts';

/** Active and inactive ones. */
export async function presentCrews({ db, clock, log }: Deps): Promise<Crew[]> {
  const ahead = await countVisitsAhead(db, today(clock()));
  const calendars = await listCalendars(db);
  return readRows({ log, table: 'crews' }, await listCrews(db), (row) =>
    toCrew(row, { visitsAhead: ahead.get(row.id), calendar: calendars.get(row.id) }),
  );
}

/** Runs once per idempotency key. */
export async function createCrew(
  deps: Deps,
  caller: Caller,
  input: NewCrewInput,
  idempotency: Idempotency,
): Promise<Crew> {
  const now = deps.clock();
  const scope = { scope: 'crews', ...idempotency, about: aboutNobody };
  const created = await withIdempotency(deps.db, scope, now, async (trx) => {
    await checkCrew(trx, input);
    const { name, color } = input;
    const time = now.toISOString();
    const { id } = await trx
      .insertInto('crews')
      .values({ name, color, ...getColumns(input), createdAt: time, updatedAt: time })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (input.busyCalendarUrl !== null) await saveCalendar(deps, trx, id, input.busyCalendarUrl);
    const crew = await presentCrew(trx, id, now);
    const subject = { kind: 'crew', id } as const;
    await record(trx, { caller, type: 'crew-added', subject, after: crewFacts(crew) }, now);
    return crew;
  });
  deps.wakeOutbox();
  return created;
}

/** A crew that is no longer active keeps its visits; `visitsAhead` says how many. */
export async function updateCrew(deps: Deps, caller: Caller, id: number, update: CrewUpdate): Promise<Crew> {
  const now = deps.clock();
  const updated = await inTransaction(deps.db, async (trx) => {
    await checkCrew(trx, update, id);
    const { version, name, color, busyCalendarUrl } = update;
    const url = busyCalendarUrl && toCallable(deps.config, busyCalendarUrl);
    const stored = (await listCalendars(trx)).get(id)?.url ?? null;
    const isRestStored = () => url === undefined || url === stored;
    const current = () => presentCrew(trx, id, now);
    const changes = { name, color, ...getColumns(update) };
    const before = await current();
    await updateEditable(trx, 'crews', { id, version, changes, now, current, isRestStored });
    if (url !== undefined) await saveCalendar(deps, trx, id, url);
    const after = await current();
    const event = { caller, type: 'crew-changed', subject: { kind: 'crew', id } } as const;
    await record(trx, { ...event, before: crewFacts(before), after: crewFacts(after) }, now);
    return after;
  });
  deps.wakeOutbox();
  return updated;
}

const crewFacts = ({ name, color, hours, places, isActive, busyCalendar }: Crew) => ({
  name,
  color,
  hours: hours ? weekText(hours) : 'The opening hours',
  places: places ?? 'All',
  isActive,
  calendar: busyCalendar !== null,
});

/** The lock keeps two crews from taking one name at the same moment. */
async function checkCrew(trx: Trx, { name, places }: CrewUpdate, id?: number): Promise<void> {
  await lockKeys(trx, ['crews']);
  const isTaken = (other: { id: number; name: string }) =>
    other.id !== id && other.name.toLowerCase() === name?.toLowerCase();
  if (name !== undefined && (await listCrews(trx)).some(isTaken)) {
    throw wrongField('name', 'Another crew has this name');
  }
  if (!places) return;
  const known = (await readSettings(trx)).values.places.map((place) => place.name);
  const unknown = places.find((place) => !known.includes(place));
  if (unknown !== undefined)
    throw wrongField('places', `There’s no place named “${unknown}” in your settings`);
}

const getColumns = ({ hours, places, isActive }: CrewUpdate) => ({
  hours: hours && JSON.stringify(hours),
  places: places && JSON.stringify([...new Set(places)]),
  isActive: isActive === undefined ? undefined : toFlag(isActive),
});

async function presentCrew(db: Db, id: number, now: Date): Promise<Crew> {
  const visitsAhead = (await countVisitsAhead(db, today(now))).get(id);
  return toCrew(await getCrew(db, id), { visitsAhead, calendar: (await listCalendars(db)).get(id) });
}

const today = (now: Date) => calendarDate(now);
