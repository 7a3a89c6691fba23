import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { calendarDate, minutesOfDay } from '#kit/time/dates.ts';
import { hoursOn, minutesOfTime, type Weekday } from '#kit/time/opening-hours.ts';
import { afterOpeningMinutes, type BusinessHours, dueByClock } from './answer-clock.ts';

const { hours } = toProfile(defaultSettings);
const { timeZone } = defaultSettings;
const week: BusinessHours = { hours, closures: [], timeZone };
const holidays = [{ from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' }];

/** Open 8 to 6, Saturday to 4, Sunday 9 to 3. Los Angeles is 8 hours behind UTC in winter. 2026-11-20 is a Friday. */
const cases: [when: string, from: string, hours: number, due: string, closures?: typeof holidays][] = [
  ['within the day', '2026-11-20T18:00:00.500Z', 1, '2026-11-20T19:00:00.500Z'],
  ['to the minute of closing', '2026-11-21T01:00:00Z', 1, '2026-11-21T02:00:00Z'],
  ['half before closing, half the next morning', '2026-11-21T01:30:00Z', 1, '2026-11-21T16:30:00Z'],
  ['at night', '2026-11-20T09:00:00Z', 1, '2026-11-20T17:00:00Z'],
  ['Sunday evening', '2026-11-23T01:00:00Z', 1, '2026-11-23T17:00:00Z'],
  // 8 h on Friday, 8 on Saturday, 6 on Sunday, 2 on Monday.
  ['24 opening hours', '2026-11-20T18:00:00Z', 24, '2026-11-23T18:00:00Z'],
  ['over the holidays', '2026-12-24T01:30:00Z', 1, '2026-12-27T17:30:00Z', holidays],
  ['during the holidays', '2026-12-25T20:00:00Z', 1, '2026-12-27T18:00:00Z', holidays],
];

for (const [when, from, promised, due, closures = []] of cases) {
  test(`an answer is due after the promised opening hours: ${when}`, () => {
    assert.equal(
      afterOpeningMinutes(new Date(from), promised * 60, { ...week, closures })?.toISOString(),
      new Date(due).toISOString(),
    );
  });
}

test('when the clocks change, elapsed hours count, not the time on the clock', () => {
  const nights = openDaily('01:00', '05:00', 'America/Los_Angeles');
  // On March 8, 2026 the hour from 2 to 3 does not exist; on November 1 the hour from 1 to 2 comes twice.
  const after = (from: string, minutes: number) =>
    afterOpeningMinutes(new Date(from), minutes, nights)?.toISOString();
  assert.equal(after('2026-03-08T08:00:00Z', 180), '2026-03-08T12:00:00.000Z');
  assert.equal(after('2026-03-08T08:00:00Z', 181), '2026-03-09T08:01:00.000Z');
  assert.equal(after('2026-11-01T07:00:00Z', 300), '2026-11-01T13:00:00.000Z');
  assert.equal(after('2026-11-01T07:00:00Z', 301), '2026-11-02T09:01:00.000Z');
});

test('opening hours that never add up to the promise give no due time', () => {
  const closures = [{ from: '2026-01-01', to: '2040-01-01', reason: 'Sabbatical' }];
  assert.equal(afterOpeningMinutes(new Date('2026-11-20T18:00:00Z'), 60, { ...week, closures }), null);
});

test('a promise of opening hours names its end only where that is later than as many hours', () => {
  const createdAt = '2026-11-20T18:00:00.000Z';
  const due = (answerDueAt: string | null) => dueByClock({ createdAt, answerDueAt }, 2, timeZone);
  assert.equal(due(null), null);
  assert.equal(due('2026-11-20T20:00:00.000Z'), null, 'two hours later');
  assert.deepEqual(due('2026-11-20T20:05:00.000Z'), { date: '2026-11-20', time: '12:05' });
  assert.deepEqual(due('2026-11-22T01:30:00.000Z'), { date: '2026-11-21', time: '17:30' });
  assert.deepEqual(due('2026-11-22T17:00:00.000Z'), { date: '2026-11-22', time: '09:00' });
});

test('random hours, closures and time zones give the same as counting every minute', () => {
  const dice = createDice(20_261_123);
  for (let round = 0; round < 40; round += 1) {
    const { start, business, minutes } = randomCase(dice);
    const expected = countMinutes(start, minutes, business);
    const found = afterOpeningMinutes(start, minutes, business);
    const words = JSON.stringify({ round, start, minutes, ...business });
    assert.equal(found?.toISOString(), expected.toISOString(), words);
  }
});

/** The definition: a minute counts if it begins within the opening hours of its local day, which is not closed. */
function countMinutes(start: Date, minutes: number, { hours, closures, timeZone }: BusinessHours): Date {
  for (let at = start.getTime(), left = minutes; ; at += 60_000) {
    const date = calendarDate(new Date(at), timeZone);
    const shown = minutesOfDay(new Date(at), timeZone);
    const opening = hoursOn(date, hours);
    const isClosed = closures.some(({ from, to }) => from <= date && date <= to);
    const isOpen =
      opening && !isClosed && minutesOfTime(opening.opens) <= shown && shown < minutesOfTime(opening.closes);
    if (isOpen) left -= 1;
    if (left === 0) return new Date(at + 60_000);
  }
}

/** Where the clocks change: at 2 AM, at midnight, by half an hour, and never. */
const changes = [
  ['America/Los_Angeles', '2026-03-08T10:00Z'],
  ['America/Los_Angeles', '2026-11-01T09:00Z'],
  ['America/Havana', '2026-03-08T05:00Z'],
  ['America/Havana', '2026-11-01T05:00Z'],
  ['Asia/Beirut', '2026-03-28T22:00Z'],
  ['Asia/Beirut', '2026-10-24T21:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['America/Phoenix', '2026-06-01T12:00Z'],
] as const;

function randomCase(dice: (sides: number) => number) {
  const [timeZone, change] = changes[dice(changes.length)]!;
  const start = new Date(Date.parse(change) + (dice(3 * 24 * 60) - 2 * 24 * 60) * 60_000);
  const days = ([1, 2, 3, 4, 5, 6, 7] as Weekday[]).filter(() => dice(4) > 0);
  const hours = (days.length === 0 ? ([1] as Weekday[]) : days).map((day) => {
    const opens = dice(20 * 60);
    const closes = Math.min(opens + 60 + dice(14 * 60), 24 * 60 - 1);
    return { ...opening(clock(opens), clock(closes)), days: [day] };
  });
  const closed = calendarDate(new Date(start.getTime() + dice(4) * 86_400_000), timeZone);
  const closures = dice(2) === 0 ? [] : [{ from: closed, to: closed, reason: '' }];
  return { start, minutes: 1 + dice(20 * 60), business: { hours, closures, timeZone } };
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const opening = (opens: string, closes: string) => ({ label: '', hoursLabel: '', opens, closes });
const openDaily = (opens: string, closes: string, timeZone: string): BusinessHours => ({
  hours: [{ ...opening(opens, closes), days: [1, 2, 3, 4, 5, 6, 7] }],
  closures: [],
  timeZone,
});

/** The same numbers in each run. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
