import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFeasible } from './crew-day.ts';
import type { CrewDay, DayVisit } from './day-visit.ts';
import { findOrder, walkOrder } from './visit-order.ts';

/** Places on a line, so that a detour is never shorter; `?` has no coordinates. */
const miles: Record<string, number> = { a: 0, b: 4, c: 9, d: 15, e: 30 };

const minutesAt = (from: string, to: string, milesPerHour: number) =>
  from === to ? 8 : Math.ceil((Math.abs(miles[from]! - miles[to]!) * 60) / milesPerHour);

const drivingAt = (usual: number, peak: number, peaks: CrewDay['blocked'] = []): CrewDay['driving'] => ({
  between: (from, to) =>
    from === '?' || to === '?'
      ? undefined
      : { usual: minutesAt(from, to, usual), peak: minutesAt(from, to, peak) },
  peaks,
});

describe('the order of a day with driving', () => {
  const random = seeded(46);
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pick = (letters: string) => letters[between(0, letters.length - 1)]!;
  const visit = (zips: string): DayVisit => {
    const from = 420 + between(0, 16) * 30;
    const to = from + between(0, 6) * 30;
    return { from, to, minutes: between(1, 8) * 15, isForced: random() < 0.08, zipCode: pick(zips) };
  };
  const getDay = (visits: DayVisit[], driving: CrewDay['driving']): CrewDay => ({
    opens: 420,
    closes: 420 + between(6, 12) * 60,
    bufferMinutes: between(0, 3) * 10,
    blocked: random() < 0.3 ? [{ from: 600, to: 600 + between(1, 8) * 15 }] : [],
    driving,
    visits,
  });
  const randomDay = () =>
    getDay(
      Array.from({ length: between(1, 7) }, () => visit('abcde?')),
      drivingAt(between(20, 40), between(8, 60), [
        { from: 420, to: 600 },
        { from: 900, to: 960 },
      ]),
    );

  it('agrees with trying all orders, and drives no more than the best of them', () => {
    const found = { kept: 0, full: 0 };
    for (let round = 0; round < 1500; round++) {
      const day = randomDay();
      const best = leastDriving(day);
      assert.equal(isFeasible(day), best !== null, JSON.stringify(day));
      const stops = findOrder(day, 'shortest');
      const sum = stops?.reduce((total, { driveMinutes }) => total + (driveMinutes ?? 0), 0) ?? null;
      assert.equal(sum, best, JSON.stringify(day));
      found[best === null ? 'full' : 'kept']++;
    }
    assert(found.kept > 300 && found.full > 300, JSON.stringify(found));
  });

  it('finds no more with more driving', () => {
    for (let round = 0; round < 1500; round++) {
      const visits = Array.from({ length: between(2, 8) }, () => visit('abcde'));
      const day = getDay(visits, drivingAt(20, 20));
      if (!isFeasible(day)) continue;
      assert(isFeasible({ ...day, driving: drivingAt(30, 30) }), JSON.stringify(day));
      assert(isFeasible({ ...day, driving: undefined }), JSON.stringify(day));
    }
  });

  it('finds no more with one visit more', () => {
    for (let round = 0; round < 1500; round++) {
      const visits = Array.from({ length: between(2, 8) }, () => ({ ...visit('abcde'), isForced: false }));
      const day = getDay(visits, drivingAt(25, 25));
      if (isFeasible(day)) assert(isFeasible({ ...day, visits: visits.slice(1) }), JSON.stringify(day));
    }
  });

  it('decides ten visits in wide windows at once', () => {
    for (let round = 0; round < 20; round++) {
      const visits = Array.from({ length: 10 }, () => ({
        ...visit('abcde'),
        from: 420,
        to: 1080,
        minutes: 30,
      }));
      const day: CrewDay = {
        ...getDay(visits, drivingAt(28, 18, [{ from: 420, to: 600 }])),
        opens: 420,
        closes: 420 + 10 * 30 + 9 * 20,
        bufferMinutes: 0,
        blocked: [],
      };
      const begin = performance.now();
      isFeasible(day);
      findOrder(day, 'shortest');
      assert(performance.now() - begin < 1000);
    }
  });
});

describe('an order that staff chose', () => {
  const day: CrewDay = {
    ...{ opens: 480, closes: 600, bufferMinutes: 10 },
    blocked: [{ from: 600, to: 660 }],
    driving: drivingAt(30, 15, [{ from: 540, to: 600 }]),
    visits: [
      { from: 480, to: 600, minutes: 60, zipCode: 'a' },
      { from: 480, to: 500, minutes: 20, zipCode: 'b' },
      { from: 700, to: 720, minutes: 30, zipCode: '?' },
      { from: 500, to: 520, minutes: 50, isForced: true, zipCode: 'd' },
    ],
  };
  const walk = (...order: number[]) =>
    walkOrder(day, order).map(({ index, start, driveMinutes }) => [index, start, driveMinutes]);

  it('goes on as early as each way, window and block allow, also beyond the hours', () => {
    assert.deepEqual(walk(), []);
    // From a to b in a peak: 16 minutes, and 5 for parking.
    assert.deepEqual(walk(0, 1), [
      [0, 480, null],
      [1, 561, 16],
    ]);
    assert.deepEqual(walk(1, 0), [
      [1, 480, null],
      [0, 513, 8],
    ]);
    assert.deepEqual(walk(0, 1, 2), [
      [0, 480, null],
      [1, 561, 16],
      [2, 700, null],
    ]);
    // A block moves others, and not a forced one, to which nobody drives before it begins.
    assert.deepEqual(walk(1, 3, 0), [
      [1, 480, null],
      [3, 510, 22],
      [0, 660, 60],
    ]);
    assert.deepEqual(walk(3), [[3, 500, null]]);
    assert.deepEqual(walk(0, 3), [
      [0, 480, null],
      [3, 550, 60],
    ]);
  });
});

/** The rules word for word, one order after the other; null if none works. */
function leastDriving(day: CrewDay): number | null {
  let least: number | null = null;
  const walk = (waiting: readonly DayVisit[], last: DayVisit | null, end: number, driven: number) => {
    if (waiting.length === 0) least = Math.min(least ?? driven, driven);
    for (const visit of waiting) {
      const known = last && day.driving?.between(last.zipCode!, visit.zipCode!);
      const isPeak = day.driving?.peaks.some(({ from, to }) => from <= end && end < to);
      const drive = known ? (isPeak ? known.peak : known.usual) : 0;
      const counts = known && !visit.isForced && !last!.isForced;
      const gap = last ? Math.max(day.bufferMinutes, counts ? drive + 5 : 0) : 0;
      let begin = Math.max(end + gap, visit.isForced ? 0 : visit.from);
      while (day.blocked.some(({ from, to }) => begin < to && from < begin + visit.minutes)) begin++;
      if ((!visit.isForced && begin > visit.to) || begin + visit.minutes > day.closes) continue;
      const others = waiting.filter((other) => other !== visit);
      walk(others, visit, begin + visit.minutes, driven + drive);
    }
  };
  walk(day.visits, null, day.opens, 0);
  return least;
}

/** The same numbers each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
