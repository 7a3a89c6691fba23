import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addDays,
  calendarDate,
  lastDayOfMonth,
  longDate,
  relativeTime,
  shortDateTime,
  sortableTime,
} from './dates.ts';

const losAngeles = 'America/Los_Angeles';

const days: [time: string, date: string][] = [
  ['2025-01-05T08:00:00Z', '2025-01-05'],
  ['2025-01-05T07:59:59Z', '2025-01-04'],
  ['2025-07-05T06:59:59Z', '2025-07-04'],
  ['2025-07-05T07:00:00Z', '2025-07-05'],
];
for (const [time, date] of days) {
  test(`at ${time} it is ${date} in Los Angeles`, () => {
    assert.equal(calendarDate(new Date(time), losAngeles), date);
  });
}

test('a calendar date is the same where a locale writes dates in another order', ({ mock }) => {
  mock.getter(Intl.DateTimeFormat.prototype, 'format', () => () => '11/22/2026');
  assert.equal(calendarDate(new Date('2026-11-22T12:00:00Z'), losAngeles), '2026-11-22');
});

const long: [date: string, text: string][] = [
  ['2025-01-05', 'January 5, 2025'],
  ['2025-01-05T07:59:59Z', 'January 4, 2025'],
  ['2025-01-05T20:00:00.000Z', 'January 5, 2025'],
];
for (const [date, text] of long) {
  test(`${date} reads ${text}`, () => {
    assert.equal(longDate(date, losAngeles), text);
  });
}

test('a creation time reads with short month, day, hour and minute', () => {
  assert.equal(shortDateTime('2025-11-21T11:14:00Z', losAngeles).replace(/\s/g, ' '), 'Nov 21, 3:14 AM');
});

const ages: [seconds: number, text: string][] = [
  [-30, 'Just now'],
  [59, 'Just now'],
  [60, '1 min ago'],
  [59 * 60, '59 min ago'],
  [60 * 60, '1 hour ago'],
  [23 * 60 * 60, '23 hours ago'],
  [24 * 60 * 60, '1 day ago'],
  [50 * 60 * 60, '2 days ago'],
];
for (const [seconds, text] of ages) {
  test(`${seconds} seconds back is "${text}"`, () => {
    const now = new Date('2025-11-21T12:00:00Z');
    assert.equal(relativeTime(new Date(now.getTime() - seconds * 1000).toISOString(), now), text);
  });
}

const sums: [date: string, days: number, sum: string][] = [
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2025-03-09', 1, '2025-03-10'],
  ['2025-03-01', -1, '2025-02-28'],
  ['2025-11-21', 365, '2026-11-21'],
];
for (const [date, count, sum] of sums) {
  test(`${date} and ${count} days are ${sum}`, () => {
    assert.equal(addDays(date, count), sum);
  });
}

for (const [date, last] of [
  ['2025-01-15', '2025-01-31'],
  ['2024-02-01', '2024-02-29'],
  ['2025-12-31', '2025-12-31'],
] as const) {
  test(`the month of ${date} ends on ${last}`, () => {
    assert.equal(lastDayOfMonth(date), last);
  });
}

test('a sortable time is that of the business', () => {
  assert.equal(sortableTime('2026-11-21T11:14:00.000Z', losAngeles), '2026-11-21 03:14');
  assert.equal(sortableTime('2026-07-02T06:59:59.999Z', losAngeles), '2026-07-01 23:59');
});
