import assert from 'node:assert/strict';
import { test } from 'node:test';
import { business } from './content/business.ts';
import { defaultSettings } from './content/settings.ts';
import { openState } from './opening-hours.ts';
import { profileOf } from './profile.ts';

const { hours } = profileOf(defaultSettings);

/** Los Angeles is 8 hours behind UTC in winter, 7 in summer. 2026-11-20 is a Friday. */
const cases: [when: string, utc: string, isOpen: boolean, next: string][] = [
  ['Friday morning before eight', '2026-11-20T15:59:00Z', false, 'opens at 8:00 AM'],
  ['Friday at eight', '2026-11-20T16:00:00Z', true, 'until 6:00 PM'],
  ['Friday a minute before six', '2026-11-21T01:59:59Z', true, 'until 6:00 PM'],
  ['Friday at six', '2026-11-21T02:00:00Z', false, 'opens tomorrow at 8:00 AM'],
  ['Saturday afternoon', '2026-11-21T23:00:00Z', true, 'until 4:00 PM'],
  ['Saturday evening', '2026-11-22T00:00:00Z', false, 'opens tomorrow at 9:00 AM'],
  ['Sunday evening', '2026-11-23T01:00:00Z', false, 'opens tomorrow at 8:00 AM'],
  ['midnight', '2026-11-20T08:00:00Z', false, 'opens at 8:00 AM'],
  ['a summer Monday at eight', '2026-07-20T15:00:00Z', true, 'until 6:00 PM'],
];

for (const [when, utc, isOpen, next] of cases) {
  test(`on ${when} the business is ${isOpen ? 'open' : 'closed'}, ${next}`, () => {
    assert.deepEqual(openState(new Date(utc), hours, business.timeZone), { isOpen, next });
  });
}

test('after the last open day of the week the next one is named', () => {
  const weekdaysOnly = [{ ...hours[0]!, label: 'Monday – Friday' }];
  const friday = new Date('2026-11-21T03:00:00Z');
  assert.deepEqual(openState(friday, weekdaysOnly, business.timeZone), {
    isOpen: false,
    next: 'opens Monday at 8:00 AM',
  });
});
