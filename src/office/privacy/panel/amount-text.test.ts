import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountText } from './amount-text.ts';

const nothing = { requests: 0, quotes: 0, photos: 0, emails: 0, subscriptions: 0 };

test('amounts are shown as text, without zeros', () => {
  assert.equal(amountText(nothing), '');
  assert.equal(amountText({ ...nothing, requests: 1, customers: 1 }), '1 request');
  assert.equal(amountText({ ...nothing, customers: 2 }), '2 customers');
  assert.equal(amountText({ ...nothing, quotes: 2, subscriptions: 1 }), '2 quotes and the newsletter entry');
  assert.equal(
    amountText({ requests: 2, quotes: 1, photos: 1, emails: 4, subscriptions: 1 }),
    '2 requests, 1 quote, 1 photo, 4 emails and the newsletter entry',
  );
});
