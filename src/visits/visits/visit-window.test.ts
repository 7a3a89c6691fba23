import assert from 'node:assert/strict';
import { test } from 'node:test';
import { windowLabel } from '#kit/time/window-label.ts';
import { readVisitTime } from './visit-time.ts';
import { windowOfTime } from './visit-window.ts';

const hours = [
  { day: 2 as const, opens: '08:00', closes: '18:00' },
  { day: 7 as const, opens: '09:00', closes: '15:00' },
];
const tuesday = '2026-12-01';

const windows: [time: string | null, date: string, from: string, to: string][] = [
  ['2:30 PM', tuesday, '14:30', '15:30'],
  ['09:00', tuesday, '09:00', '10:00'],
  ['11:30 PM', tuesday, '23:30', '23:59'],
  ['Morning', tuesday, '08:00', '12:00'],
  ['afternoon', tuesday, '12:00', '17:00'],
  ['Evening', tuesday, '17:00', '20:00'],
  ['8 to 10 AM', tuesday, '08:00', '10:00'],
  ['10:30 AM to 12 PM', tuesday, '10:30', '12:00'],
  // As quotes were stored before.
  ['8:00 AM – 10:00 AM', tuesday, '08:00', '10:00'],
  ['after lunch', tuesday, '08:00', '18:00'],
  [null, '2026-12-06', '09:00', '15:00'],
  // Closed on Mondays here.
  [null, '2026-12-07', '08:00', '18:00'],
];

for (const [time, date, from, to] of windows) {
  test(`'${time ?? 'no time'}' on ${date} arrives between ${from} and ${to}`, () => {
    assert.deepEqual(windowOfTime(time, date, hours), { from, to });
  });
}

test('a window that is written into a quote sorts by its begin', () => {
  const label = windowLabel('08:00', '10:00');
  assert.deepEqual(readVisitTime(label), { label, startMinutes: 480, order: 480 });
  assert.equal(readVisitTime('8:00 AM – call first').startMinutes, null);
});
