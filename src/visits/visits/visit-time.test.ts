import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockLabel, clockMinutes, clockText, readVisitTime, visitMinutes } from './visit-time.ts';

const clockTimes: [text: string, minutes: number | null][] = [
  ['09:00', 540],
  ['14:30', 870],
  ['00:05', 5],
  ['2 pm', 840],
  ['2:30 PM', 870],
  ['12 am', 0],
  ['12:15 p.m.', 735],
  ['9:00', null],
  ['24:00', null],
  ['13 pm', null],
  ['10:60 AM', null],
  ['after 3', null],
  ['', null],
];

for (const [text, minutes] of clockTimes) {
  test(`'${text}' is ${minutes === null ? 'no clock time' : `minute ${minutes} of the day`}`, () => {
    assert.equal(clockMinutes(text), minutes);
  });
}

test('every clock time that is stored is read back as the same', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    assert.equal(clockMinutes(clockLabel(minutes)), minutes);
    assert.equal(clockMinutes(clockText(minutes)), minutes);
  }
});

test('a day runs from clock times over parts of the day to what has no place in it', () => {
  const times = ['after 3, please', null, 'Evening', '2 PM', 'afternoon', '09:15', 'Morning'];
  const inOrder = times.map((time) => readVisitTime(time)).sort((one, other) => one.order - other.order);
  assert.deepEqual(
    inOrder.map(({ label }) => label),
    ['Morning', '9:15 AM', 'Afternoon', '2:00 PM', 'Evening', 'after 3, please', 'Anytime'],
  );
});

test('a part of the day has no clock time that could be shown as a promise', () => {
  assert.equal(readVisitTime('Morning').startMinutes, null);
});

test('a visit takes as long as all its items, each as often as it was ordered', () => {
  const items = [
    { durationMinutes: 60, quantity: 2 },
    { durationMinutes: 25, quantity: 3 },
  ];
  assert.equal(visitMinutes(items), 195);
});
