import type { Db } from '#kit/db/open.ts';

const colors = ['#0d6b63', '#8a4b08', '#7a3b9a', '#1d5fa8', '#a8325a', '#4d6b1f'];

/** A crew has four or five windows a day; a fifth of them stay free. */
const visitsOfCrew = 3.7;

/** Adds crews until there are enough for so many visits a day. Returns the ids of all active ones. */
export async function ensureCrews(db: Db, visitsOfDay: number, now: Date): Promise<number[]> {
  const active = db.selectFrom('crews').select('id').where('isActive', '=', 1).orderBy('id');
  const known = await active.execute();
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const missing = Math.ceil(visitsOfDay / visitsOfCrew) - known.length;
  const crews = Array.from({ length: Math.max(0, missing) }, (_, index) => {
    const number = known.length + index + 1;
    return {
      name: `Crew ${number}`,
      color: colors[number % colors.length]!,
      hours: null,
      places: null,
      ...times,
    };
  });
  if (crews.length > 0) await db.insertInto('crews').values(crews).execute();
  return (await active.execute()).map(({ id }) => id);
}
