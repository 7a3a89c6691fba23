import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPersonKey } from '#people/personal-data/person-key.ts';

test('a contact is an email or a phone number', () => {
  assert.deepEqual(toPersonKey(' Kim@Example.COM '), { kind: 'email', value: 'kim@example.com' });
  assert.deepEqual(toPersonKey('+1 (818) 555-0111'), { kind: 'phone', value: '8185550111' });
  assert.deepEqual(toPersonKey('+44 20 7946 0018'), { kind: 'phone', value: '442079460018' });
  for (const typed of ['', 'Kim', '555', 'kim@', '@example.com', 'a@b@c', '555-0111 ext', '91387-4321']) {
    assert.equal(toPersonKey(typed), null, typed);
  }
});
