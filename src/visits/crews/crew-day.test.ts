import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFeasible, splitDay } from './crew-day.ts';
import type { CrewDay, DayVisit } from './day-visit.ts';

describe('whether a crew’s day is feasible', () => {
  const at = (from: number, to: number, minutes: number): DayVisit => ({
    from: from * 60,
    to: to * 60,
    minutes,
  });
  const forced = (minutes: number): DayVisit => ({ ...at(2, 3, minutes), isForced: true });
  const day = (visits: DayVisit[], bufferMinutes = 30, opens = 8, closes = 18): CrewDay => ({
    opens: opens * 60,
    closes: closes * 60,
    bufferMinutes,
    blocked: [],
    visits,
  });
  const blocked = (visits: DayVisit[], ...spans: [number, number][]): CrewDay => ({
    ...day(visits),
    blocked: spans.map(([from, to]) => ({ from: from * 60, to: to * 60 })),
  });
  const cases: [string, CrewDay, boolean][] = [
    ['a day without visits', day([]), true],
    ['one visit that fills the day', day([at(8, 8, 600)]), true],
    ['one visit a minute longer than the day', day([at(8, 10, 601)]), false],
    ['a begin at the very end of the window', day([at(8, 9, 60), at(8, 9.5, 60)]), true],
    ['a begin a minute after the end of the window', day([at(8, 9, 60), at(8, 9.5, 61)]), true],
    ['both visits a minute too long', day([at(8, 9, 61), at(8, 9.5, 61)]), false],
    ['an end at the closing hour', day([at(16, 18, 60), at(14, 16, 60)]), true],
    ['an end a minute after the closing hour', day([at(17, 18, 61)]), false],
    ['a visit before the opening hour only', day([at(6, 7, 30)]), false],
    ['hours that begin inside a window', day([at(7, 9, 60)], 30, 8.5), true],
    ['hours that begin at the end of a window', day([at(7, 9, 60)], 30, 9), true],
    ['hours that begin after the window', day([at(7, 9, 60)], 30, 9.5), false],
    ['a buffer that just fits', day([at(8, 8, 90), at(10, 10, 60)]), true],
    ['a buffer that lacks a minute', day([at(8, 8, 91), at(10, 10, 60)]), false],
    ['no buffer after the last visit', day([at(17, 17, 60)]), true],
    ['without a buffer, one visit after the other', day([at(8, 8, 60), at(9, 9, 60)], 0), true],
    ['a wide window that must wait for a narrow one', day([at(8, 18, 300), at(9, 9, 60)]), true],
    [
      'the longer visit first, though its window ends later',
      day([at(8, 10, 90), at(10, 10.25, 30)], 0),
      true,
    ],
    ['idle time before a narrow window', day([at(8, 17, 400), at(9, 9, 60)]), true],
    ['a window longer than the day', day([at(0, 24, 240), at(0, 24, 330)]), true],
    ['windows longer than the day, a minute too much', day([at(0, 24, 240), at(0, 24, 331)]), false],
    ['visits of no minutes, the buffer between', day([at(8, 8.5, 0), at(8, 8.5, 0)]), true],
    ['three visits of no minutes in half an hour', day([at(8, 8.5, 0), at(8, 8.5, 0), at(8, 8.5, 0)]), false],
    ['a visit of no minutes at the closing hour', day([at(18, 18, 0)]), true],
    ['a forced visit outside its window', day([forced(60), at(8, 8, 480)]), true],
    ['a forced visit without room', day([forced(60), at(8, 8, 511)]), false],
    ['a forced visit longer than the day', day([forced(601)]), false],
    ['a closed day', day([at(8, 10, 60)], 30, 8, 8), false],
    ['twenty equal visits in a day for sixteen', day(Array(20).fill(at(8, 18, 10))), false],
    ['a visit that ends where a block begins', blocked([at(8, 8, 60)], [9, 10]), true],
    ['a visit a minute longer than the time before a block', blocked([at(8, 8, 61)], [9, 10]), false],
    ['a begin where a block ends, at the end of the window', blocked([at(8, 10, 60)], [8, 10]), true],
    ['a window inside a block', blocked([at(8, 10, 60)], [8, 10.25]), false],
    ['no buffer beside blocks', blocked([at(8, 18, 60), at(8, 18, 60)], [9, 10], [11, 18]), true],
    ['blocks that overlap', blocked([at(8, 18, 60)], [8, 17], [9, 10], [16, 17.25]), false],
    ['a forced visit only outside of blocks', blocked([forced(60)], [8, 17.5]), false],
    ['the buffer across a short block', blocked([at(8, 8, 60), at(9, 9.25, 60)], [9, 9.25]), false],
    ['a block without end', blocked([at(8, 18, 1)], [0, 24]), false],
    ['twelve equal visits', day(Array(12).fill(at(8, 18, 20))), true],
  ];
  for (const [name, crewDay, expected] of cases)
    it(`${expected ? 'takes' : 'refuses'} ${name}`, () => assert.equal(isFeasible(crewDay), expected));

  it('agrees with trying all orders', () => {
    const random = seeded(20);
    const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
    const found = { kept: 0, full: 0 };
    for (let round = 0; round < 3000; round++) {
      const opens = between(0, 40);
      const crewDay: CrewDay = {
        opens,
        closes: opens + between(0, 200),
        bufferMinutes: between(0, 2) * 5,
        blocked: Array.from({ length: between(0, 2) }, () => {
          const from = between(0, 20) * 10;
          return { from, to: from + between(1, 6) * 5 };
        }).toSorted((one, other) => one.from - other.from),
        // Few different figures, so visits are often equal, nested or just fit.
        visits: Array.from({ length: between(0, 7) }, () => {
          const from = between(0, 20) * 10;
          const to = from + between(0, 8) * 10;
          return { from, to, minutes: between(0, 7) * 5, isForced: random() < 0.1 };
        }),
      };
      const expected = someOrder(crewDay, crewDay.visits, opens);
      assert.equal(isFeasible(crewDay), expected, JSON.stringify(crewDay));
      found[expected ? 'kept' : 'full']++;
    }
    assert(found.kept > 800 && found.full > 800, JSON.stringify(found));
  });

  it('decides days of many visits, for which trying all orders would take too long', () => {
    const different = (count: number, minutes: number) =>
      Array.from({ length: count }, (_, index) => at(8, 18, minutes + index));
    const first = at(8, 8, 20);
    const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
    for (const [name, visits] of [
      ['in any order', different(20, 10)],
      ['one that must be first', [...different(19, 10), first]],
      ['two of which end alike', [...different(18, 10), at(9, 9, 30), at(8, 9, 60)]],
      ['equal ones around a fixed one', [...Array(18).fill(at(8, 18, 30)), at(9, 9, 60)]],
      [
        'different ones between fixed ones',
        [...different(8, 22), ...hours.map((hour) => at(hour, hour, 30))],
      ],
    ] as [string, DayVisit[]][])
      assert.equal(isFeasible(day(visits, 0)), true, name);
  });

  // Without grouping and its limit this would take hours and gigabytes.
  it('answers hostile days', () => {
    const random = seeded(3);
    const equal = Array.from({ length: 20 }, () => at(8, 16, 29));
    assert.equal(isFeasible(day([...equal, at(9, 9, 10), at(8.9, 8.95, 5)], 1)), false);
    const different = Array.from({ length: 18 }, (_, index) => {
      const from = 480 + Math.floor(random() * 200);
      return { from, to: from + 300, minutes: 15 + index };
    });
    assert.equal(typeof isFeasible(day(different, 5)), 'boolean');
  });
});

describe('a day that can no longer be kept', () => {
  const bounds = { opens: 480, closes: 720, bufferMinutes: 0, blocked: [] };
  const visit = (name: string, minutes: number, isForced = false) => ({
    name,
    from: 480,
    to: 720,
    minutes,
    isForced,
  });
  const split = (...visits: ReturnType<typeof visit>[]) => {
    const { kept, lost } = splitDay(bounds, visits);
    return [kept, lost].map((all) => all.map(({ name }) => name).join(' '));
  };

  it('keeps those booked first, and each later one that still fits', () => {
    assert.deepEqual(split(), ['', '']);
    assert.deepEqual(split(visit('a', 120), visit('b', 120)), ['a b', '']);
    assert.deepEqual(split(visit('a', 120), visit('b', 180), visit('c', 120)), ['a c', 'b']);
    assert.deepEqual(split(visit('a', 241), visit('b', 240)), ['b', 'a']);
  });

  it('needs not keep a forced one, which takes nobody’s place', () => {
    assert.deepEqual(split(visit('f', 240, true), visit('a', 240)), ['f a', '']);
    assert.deepEqual(split(visit('f', 600, true), visit('a', 240), visit('b', 60)), ['a f', 'b']);
  });
});

/** The rule, word for word, one order after the other. */
function someOrder(day: CrewDay, waiting: readonly DayVisit[], free: number): boolean {
  return (
    waiting.length === 0 ||
    waiting.some((visit) => {
      let begin = visit.isForced ? free : Math.max(free, visit.from);
      // Minute by minute, as a person would look for the next free one.
      while (day.blocked.some(({ from, to }) => begin < to && from < begin + visit.minutes)) begin++;
      if (!visit.isForced && begin > visit.to) return false;
      if (begin + visit.minutes > day.closes) return false;
      const others = waiting.filter((other) => other !== visit);
      return someOrder(day, others, begin + visit.minutes + day.bufferMinutes);
    })
  );
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
