import { wallClock } from './dates.ts';

/** A local time is in milliseconds, as if it were UTC. */
export interface Zone {
  toInstant: (local: number) => number;
  toLocal: (instant: number) => number;
}

const zones = new Map<string, Zone>();

/** Remembers the offsets, which are slow to read: for many times. */
export function getZone(timeZone: string): Zone {
  const zone = zones.get(timeZone) ?? createZone(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

const hour = 3_600_000;
/** Offsets change at full quarters of an hour. */
const quarter = hour / 4;
/** More than a year has, few enough to remember. */
const maxOffsets = 40_000;

function createZone(timeZone: string): Zone {
  const offsets = new Map<number, number>();
  const getOffset = (instant: number) => {
    const start = Math.floor(instant / quarter) * quarter;
    const offset = offsets.get(start) ?? wallClock(new Date(start), timeZone) - start;
    if (offsets.size > maxOffsets) offsets.clear();
    offsets.set(start, offset);
    return offset;
  };
  return {
    /** A time that the clock skips is read by the offset before, one that it repeats is the first (RFC 5545, 3.3.5). */
    toInstant(local) {
      const before = getOffset(local - 24 * hour);
      const after = getOffset(local + 24 * hour);
      if (before === after || getOffset(local - before) === before) return local - before;
      return getOffset(local - after) === after ? local - after : local - before;
    },
    toLocal: (instant) => instant + getOffset(instant),
  };
}
