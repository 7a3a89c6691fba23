import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { closedLabel, isOverfull, planDay } from './plan-day.ts';

const openingHours = [...toProfile(defaultSettings).hours];

const quote = (
  firstName: string,
  preferredTime: string | null,
  minutes: number,
  changes: Partial<Quote> = {},
) =>
  ({
    firstName,
    lastName: '',
    preferredDate: '2026-11-23',
    preferredTime,
    serviceDetails: { items: [{ durationMinutes: minutes, quantity: 1 }] },
    ...changes,
  }) as Quote;

const plan = (visits: Quote[], date = '2026-11-23') =>
  planDay(date, { visits, wishes: [], openingHours, closures: [] });

const overlaps = (visits: Quote[]) => plan(visits).visits.map((visit) => visit.overlaps);

test('a day has its own visits only, in the order of their times', () => {
  const visits = [
    quote('Late', 'Evening', 60),
    quote('Elsewhere', 'Morning', 60, { preferredDate: '2026-11-24' }),
    quote('Early', '8:30 AM', 60),
  ];
  assert.deepEqual(
    plan(visits).visits.map((visit) => visit.quote.firstName),
    ['Early', 'Late'],
  );
});

test('visits whose clock times meet name each other; one that begins when the other ends does not', () => {
  assert.deepEqual(overlaps([quote('A', '9:00 AM', 90), quote('B', '10:00 AM', 60)]), ['B', 'A']);
  assert.deepEqual(overlaps([quote('A', '9:00 AM', 60), quote('B', '10:00 AM', 60)]), [null, null]);
});

test('nothing is said to overlap where a time is not known', () => {
  assert.deepEqual(overlaps([quote('A', 'Morning', 240), quote('B', '9:00 AM', 60)]), [null, null]);
  assert.deepEqual(overlaps([quote('A', null, 240), quote('B', null, 240)]), [null, null]);
});

test('a day is over-full when its work is longer than its opening hours, and not before', () => {
  assert.equal(isOverfull(plan([quote('A', null, 600)])), false);
  assert.equal(isOverfull(plan([quote('A', null, 601)])), true);
  const sunday = { preferredDate: '2026-11-29' };
  assert.equal(isOverfull(plan([quote('A', null, 361, sunday)], '2026-11-29')), true);
});

test('requested visits do not count as work', () => {
  const day = planDay('2026-11-23', {
    visits: [],
    wishes: [quote('A', null, 900)],
    openingHours,
    closures: [],
  });
  assert.equal(day.workMinutes, 0);
  assert.equal(isOverfull(day), false);
  assert.equal(day.wishes.length, 1);
});

test('a closure closes an open day and says why', () => {
  const closures = [{ from: '2026-11-23', to: '2026-11-24', reason: 'Van repair' }];
  const day = planDay('2026-11-23', { visits: [quote('A', null, 60)], wishes: [], openingHours, closures });
  assert.deepEqual([day.openMinutes, isOverfull(day), closedLabel(day)], [0, true, 'Closed, Van repair']);
  const next = planDay('2026-11-25', { visits: [], wishes: [], openingHours, closures });
  assert.ok(next.openMinutes > 0);
});
