import { lockKeys } from '#server/db/lock-key.ts';
import type { Db } from '#server/db/open.ts';
import { toFlag } from '#server/db/portable.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { updateEditable } from '#server/db/update-editable.ts';
import type { Deps } from '#server/deps.ts';
import { wrongField } from '#server/errors.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { type Idempotency, withIdempotency } from '#server/http/idempotency.ts';
import { business } from '#shared/content/business.ts';
import type { Crew, CrewUpdate, NewCrewInput } from '#shared/crews.ts';
import { calendarDate } from '#shared/dates.ts';
import { countVisitsAhead, getCrew, listCrews } from './crews.queries.ts';
import { toCrew } from './crews.serializer.ts';

/** Active and inactive ones. */
export async function presentCrews({ db, clock }: Deps): Promise<Crew[]> {
  const ahead = await countVisitsAhead(db, today(clock()));
  return (await listCrews(db)).map((row) => toCrew(row, ahead.get(row.id)));
}

/** Runs once per idempotency key. */
export function createCrew(
  { db, clock }: Deps,
  input: NewCrewInput,
  idempotency: Idempotency,
): Promise<Crew> {
  const now = clock();
  return withIdempotency(db, { scope: 'crews', ...idempotency }, now, async (trx) => {
    await checkCrew(trx, input);
    const { name, color } = input;
    const time = now.toISOString();
    const { id } = await trx
      .insertInto('crews')
      .values({ name, color, ...columnsOf(input), createdAt: time, updatedAt: time })
      .returning('id')
      .executeTakeFirstOrThrow();
    return presentCrew(trx, id, now);
  });
}

/** A crew that is no longer active keeps its visits; `visitsAhead` says how many. */
export function updateCrew({ db, clock }: Deps, id: number, update: CrewUpdate): Promise<Crew> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    await checkCrew(trx, update, id);
    const { version, name, color } = update;
    const current = () => presentCrew(trx, id, now);
    const changes = { name, color, ...columnsOf(update) };
    await updateEditable(trx, 'crews', { id, version, changes, now, current });
    return current();
  });
}

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

const columnsOf = ({ hours, places, isActive }: CrewUpdate) => ({
  hours: hours && JSON.stringify(hours),
  places: places && JSON.stringify([...new Set(places)]),
  isActive: isActive === undefined ? undefined : toFlag(isActive),
});

async function presentCrew(db: Db, id: number, now: Date): Promise<Crew> {
  const ahead = await countVisitsAhead(db, today(now));
  return toCrew(await getCrew(db, id), ahead.get(id));
}

const today = (now: Date) => calendarDate(now, business.timeZone);
