import assert from 'node:assert/strict';
import { test } from 'node:test';
import { windowLabel } from '#kit/time/window-label.ts';
import { getWeeks, nearestDay } from './weeks.ts';
import { slotText } from './window-text.ts';

const windows = [{ from: '08:00', to: '10:00' }];
const days = ['2026-11-29', '2026-12-01', '2026-12-05', '2026-12-20'].map((date) => ({ date, windows }));

test('weeks run from Sunday to Saturday, and weeks without a free window are left out', () => {
  const weeks = getWeeks(days).map((week) =>
    week.map(({ date, windows: free }) => `${date.slice(5)}${free.length > 0 ? '*' : ''}`).join(' '),
  );
  assert.deepEqual(weeks, [
    '11-29* 11-30 12-01* 12-02 12-03 12-04 12-05*',
    '12-20* 12-21 12-22 12-23 12-24 12-25 12-26',
  ]);
  assert.deepEqual(getWeeks([]), []);
});

test('the preferred date opens if it is free, else the next free one, else the last', () => {
  assert.equal(nearestDay(days, '2026-12-01'), '2026-12-01');
  assert.equal(nearestDay(days, '2026-12-02'), '2026-12-05');
  assert.equal(nearestDay(days, '2027-03-01'), '2026-12-20');
});

test('a window is named as people say it', () => {
  const names = [
    ['08:00', '10:00'],
    ['10:00', '12:00'],
    ['12:00', '14:00'],
    ['16:30', '18:00'],
  ].map(([from = '', to = '']) => windowLabel(from, to));
  assert.deepEqual(names, ['8 to 10 AM', '10 AM to 12 PM', '12 to 2 PM', '4:30 to 6 PM']);
  assert.equal(
    slotText({ date: '2026-12-01', from: '08:00', to: '10:00' }),
    'Tuesday, December 1, 8 to 10 AM',
  );
});
