import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { closedDateError, closedTimeError, offeredTimes } from './offered-times.ts';

const [monday, saturday, sunday] = ['2026-11-23', '2026-11-28', '2026-11-29'] as const;

const openOn = (...days: { day: 1 | 6; opens: string; closes: string }[]) =>
  toProfile({ ...defaultSettings, hours: days }).hours;

test('only the parts of a day in which the business is open are offered', () => {
  for (const [opens, closes, offered] of [
    ['08:00', '18:00', ['Morning', 'Afternoon']],
    ['08:00', '18:30', ['Morning', 'Afternoon', 'Evening']],
    ['12:00', '20:00', ['Afternoon', 'Evening']],
    ['07:00', '12:00', ['Morning']],
    ['18:00', '22:00', ['Evening']],
  ] as const) {
    assert.deepEqual(offeredTimes(monday, openOn({ day: 1, opens, closes })), offered, `${opens} ${closes}`);
  }
});

test('without a date, what is offered on any day is; on a closed day nothing is', () => {
  const hours = openOn(
    { day: 1, opens: '08:00', closes: '12:00' },
    { day: 6, opens: '17:00', closes: '21:00' },
  );
  assert.deepEqual(offeredTimes('', hours), ['Morning', 'Afternoon', 'Evening']);
  assert.deepEqual(offeredTimes(saturday, hours), ['Afternoon', 'Evening']);
  assert.deepEqual(offeredTimes(sunday, hours), []);
});

test('a closed day and a time outside of the hours are refused with what to do, and other words are not', () => {
  const hours = openOn({ day: 6, opens: '08:00', closes: '16:00' });
  assert.deepEqual(closedDateError(sunday, hours, []), ['closedOnWeekday', 7]);
  assert.equal(closedDateError(saturday, hours, []), null);
  const closures = [{ from: saturday, to: saturday, reason: 'Van repair' }];
  assert.deepEqual(closedDateError(saturday, hours, closures), ['closedFor', 'Van repair']);
  assert.deepEqual(closedTimeError('Evening', saturday, hours), ['closedAtTime', '08:00', '16:00']);
  for (const time of ['Morning', 'Afternoon', '', 'after three']) {
    assert.equal(closedTimeError(time, saturday, hours), null, time);
  }
});
