import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callUrl, mapsUrl, textUrl } from './phone-urls.ts';

test('an address opens in the map app of the phone', () => {
  const address = '12 Oak St, Lakeside 91501';
  assert.equal(
    mapsUrl(address, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'),
    'https://maps.apple.com/?q=12+Oak+St%2C+Lakeside+91501',
  );
  assert.equal(
    mapsUrl(address, 'Mozilla/5.0 (Linux; Android 15)'),
    'geo:0,0?q=12%20Oak%20St%2C%20Lakeside%2091501',
  );
});

test('a phone number is called and texted with its country', () => {
  assert.equal(callUrl('(818) 555-0111'), 'tel:+18185550111');
  assert.equal(textUrl('(818) 555-0111'), 'sms:+18185550111');
});
