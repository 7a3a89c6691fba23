/**
 * Which arrival windows may be offered, written from the rules alone and as plainly as possible: every order of a
 * day is tried. It shares no code with the product, which the tests compare with it.
 */
export interface Slot {
  date: string;
  from: string;
  to: string;
}

/** A visit or a hold that takes a crew's time. */
export interface Taken extends Slot {
  crewId: number;
  minutes: number;
  isForced: boolean;
}

interface Hours {
  day: number;
  opens: string;
  closes: string;
}

export interface OracleCrew {
  id: number;
  isActive: boolean;
  places: string[] | null;
  hours: Hours[] | null;
}

export interface OracleWorld {
  now: number;
  timeZone: string;
  hours: Hours[];
  closures: { from: string; to: string }[];
  arrivalWindows: { days: number[]; from: string; to: string }[];
  minimumNoticeHours: number;
  horizonDays: number;
  bufferMinutes: number;
  crews: OracleCrew[];
  taken: Taken[];
}

export interface Asked {
  minutes: number;
  /** The place of the ZIP code. */
  place: string;
}

const minute = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function getClock(time: number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(time);
}

const instants = new Map<string, number>();

/** The instant at which a clock on the wall of the business shows this time. */
function instantAt(date: string, time: string, timeZone: string): number {
  const key = `${date} ${time} ${timeZone}`;
  const known = instants.get(key) ?? findInstant(date, time, timeZone);
  instants.set(key, known);
  return known;
}

function findInstant(date: string, time: string, timeZone: string): number {
  const sameInUtc = Date.parse(`${date}T${time}:00Z`);
  for (let offset = -14 * 60; offset <= 14 * 60; offset += 15) {
    const instant = sameInUtc + offset * minute;
    if (getClock(instant, timeZone) === `${date} ${time}`) return instant;
  }
  throw new Error(`No clock ever shows ${date} ${time} in ${timeZone}`);
}

export const nextDate = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const getWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const hoursOn = (date: string, hours: Hours[]) => hours.find(({ day }) => day === getWeekday(date));

function* getOrders<Item>(items: Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, first] of items.entries()) {
    const others = items.filter((_, other) => other !== index);
    for (const rest of getOrders(others)) yield [first, ...rest];
  }
}

/** Whether the crew has time for the visits of a day, all of them. */
function canKeep(world: OracleWorld, crew: OracleCrew, date: string, visits: Taken[]): boolean {
  const hours = hoursOn(date, crew.hours ?? world.hours);
  if (!hours) return false;
  const at = (time: string) => instantAt(date, time, world.timeZone);
  const [opens, closes] = [at(hours.opens), at(hours.closes)];
  const timed = visits.map(({ from, to, minutes, isForced }) => ({
    earliest: isForced ? opens : Math.max(at(from), opens),
    latest: isForced ? closes : at(to),
    length: minutes * minute,
  }));
  for (const order of getOrders(timed)) {
    let free = opens;
    const isKept = order.every(({ earliest, latest, length }) => {
      const begins = Math.max(free, earliest);
      free = begins + length + world.bufferMinutes * minute;
      return begins <= latest && begins + length <= closes;
    });
    if (isKept) return true;
  }
  return false;
}

export function crewCanTake(world: OracleWorld, crew: OracleCrew, slot: Slot, asked: Asked): boolean {
  if (!crew.isActive) return false;
  if (crew.places && !crew.places.includes(asked.place)) return false;
  if (world.closures.some(({ from, to }) => from <= slot.date && slot.date <= to)) return false;
  const others = world.taken.filter(({ crewId, date }) => crewId === crew.id && date === slot.date);
  const visit = { ...slot, crewId: crew.id, minutes: asked.minutes, isForced: false };
  return canKeep(world, crew, slot.date, [...others, visit]);
}

/** Too soon, too late or in the past. */
export function isOutOfRange(world: OracleWorld, { date, from }: Slot): boolean {
  const begins = instantAt(date, from, world.timeZone);
  const today = getClock(world.now, world.timeZone).slice(0, 10);
  return (
    begins - world.now < world.minimumNoticeHours * 60 * minute || date > nextDate(today, world.horizonDays)
  );
}

/** The windows of that weekday within the opening hours. */
export function getWindows(world: OracleWorld, date: string): Slot[] {
  const hours = hoursOn(date, world.hours);
  if (!hours) return [];
  return world.arrivalWindows
    .filter(
      ({ days, from, to }) => days.includes(getWeekday(date)) && from >= hours.opens && to <= hours.closes,
    )
    .map(({ from, to }) => ({ date, from, to }))
    .sort((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1));
}

export const isOffered = (world: OracleWorld, slot: Slot, asked: Asked): boolean =>
  getWindows(world, slot.date).some(({ from, to }) => from === slot.from && to === slot.to) &&
  !isOutOfRange(world, slot) &&
  world.crews.some((crew) => crewCanTake(world, crew, slot, asked));

/** Days without windows are left out. */
export function offeredWindows(world: OracleWorld, asked: Asked, from: string, days: number) {
  return Array.from({ length: days }, (_, index) => nextDate(from, index))
    .map((date) => ({
      date,
      windows: getWindows(world, date)
        .filter((slot) => isOffered(world, slot, asked))
        .map((slot) => ({ from: slot.from, to: slot.to })),
    }))
    .filter(({ windows }) => windows.length > 0);
}
