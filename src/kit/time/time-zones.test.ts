import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type State, stateNames } from '#kit/wire/states.ts';
import { timeZoneNames, timeZoneOfState, timeZoneSchema } from './time-zones.ts';

test('every state has the time zone of most of its people', () => {
  const zones = Map.groupBy(Object.keys(stateNames) as State[], timeZoneOfState);
  assert.deepEqual([...zones.keys()].toSorted(), Object.keys(timeZoneNames).toSorted());
  assert.deepEqual(
    zones.get('America/New_York')?.join(' '),
    'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  );
  assert.equal(timeZoneOfState('TX'), 'America/Chicago');
  assert.equal(timeZoneOfState('WA'), 'America/Los_Angeles');
});

test('a time zone is one that the machine knows', () => {
  for (const zone of [...Object.keys(timeZoneNames), 'America/Puerto_Rico', 'US/Central']) {
    assert.ok(timeZoneSchema.safeParse(zone).success, zone);
  }
  for (const zone of ['', 'Texas', 'America/Austin', null, 6]) {
    const { error } = timeZoneSchema.safeParse(zone);
    assert.equal(error?.issues[0]?.message, 'Choose a time zone', String(zone));
  }
});
