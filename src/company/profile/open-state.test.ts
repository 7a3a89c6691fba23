import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openState } from './open-state.ts';
import { toProfile } from './profile.ts';
import { defaultSettings } from './settings-texts.ts';

const { hours, closures } = toProfile(defaultSettings);

/** Los Angeles is 8 hours behind UTC in winter, 7 in summer. 2026-11-20 is a Friday. */
const cases: [when: string, utc: string, isOpen: boolean, text: string][] = [
  ['Friday morning before eight', '2026-11-20T15:59:00Z', false, 'Closed, opens at 8:00 AM'],
  ['Friday at eight', '2026-11-20T16:00:00Z', true, 'Open now, until 6:00 PM'],
  ['Friday a minute before six', '2026-11-21T01:59:59Z', true, 'Open now, until 6:00 PM'],
  ['Friday at six', '2026-11-21T02:00:00Z', false, 'Closed, opens tomorrow at 8:00 AM'],
  ['Saturday afternoon', '2026-11-21T23:00:00Z', true, 'Open now, until 4:00 PM'],
  ['Saturday evening', '2026-11-22T00:00:00Z', false, 'Closed, opens tomorrow at 9:00 AM'],
  ['Sunday evening', '2026-11-23T01:00:00Z', false, 'Closed, opens tomorrow at 8:00 AM'],
  ['midnight', '2026-11-20T08:00:00Z', false, 'Closed, opens at 8:00 AM'],
  ['a summer Monday at eight', '2026-07-20T15:00:00Z', true, 'Open now, until 6:00 PM'],
];

for (const [when, utc, isOpen, text] of cases) {
  test(`on ${when} the business says “${text}”`, () => {
    assert.deepEqual(openState(new Date(utc), { hours, closures }), {
      isOpen,
      text,
    });
  });
}

test('after the last open day of the week the next one is named', () => {
  const weekdaysOnly = [{ ...hours[0]!, label: 'Monday – Friday' }];
  const friday = new Date('2026-11-21T03:00:00Z');
  assert.deepEqual(openState(friday, { hours: weekdaysOnly, closures }), {
    isOpen: false,
    text: 'Closed, opens Monday at 8:00 AM',
  });
});

test('a closure of today is named with its end, and those ahead are passed over', () => {
  const at = (utc: string, list: [from: string, to: string][]) =>
    openState(new Date(utc), {
      hours,
      closures: list.map(([from, to]) => ({ from, to, reason: 'Holidays' })),
    }).text;
  const noon = '2026-12-24T20:00:00Z';
  assert.equal(at(noon, [['2026-12-24', '2026-12-24']]), 'Closed until tomorrow at 8:00 AM, Holidays');
  assert.equal(at(noon, [['2026-12-24', '2026-12-26']]), 'Closed until Sunday at 9:00 AM, Holidays');
  assert.equal(at(noon, [['2026-12-20', '2027-01-01']]), 'Closed until Jan 2 at 8:00 AM, Holidays');
  assert.equal(at(noon, [['2026-12-20', '2028-01-01']]), 'Closed, Holidays');
  assert.equal(at(noon, [['2026-12-25', '2026-12-26']]), 'Open now, until 6:00 PM');
  const evening = '2026-12-25T03:00:00Z';
  assert.equal(at(evening, [['2026-12-25', '2026-12-26']]), 'Closed, opens Sunday at 9:00 AM');
  assert.equal(
    at('2026-12-27T07:59:00Z', [['2026-12-26', '2026-12-26']]),
    'Closed until tomorrow at 9:00 AM, Holidays',
  );
  assert.equal(at('2026-12-27T08:00:00Z', [['2026-12-26', '2026-12-26']]), 'Closed, opens at 9:00 AM');
});
