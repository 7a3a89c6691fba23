import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addUser } from '../../../../tests/support/accounts.ts';
import { addOwner, connect, listEmails, openSite, secretKey, turnOff } from './stripe-connection.fixture.ts';

test('owners are told at their own addresses when card payments go to another account', async (context) => {
  const { t, stripe } = await openSite(context);
  await addOwner(t);
  await addUser(t.deps, 'lee', 'office');
  await connect(t);
  const [first, ...others] = await listEmails(t);
  assert.equal(others.length, 0, 'neither the office nor the address of the demo');
  assert.equal(first!.to, 'kim@example.com');
  assert.match(first!.subject, /^Card payments are on: /);
  assert.match(first!.text, /Website: https:\/\/www\.sunny\.example\n/);
  assert.match(first!.text, /From now on: Sunny Cleaning \(acct_sunny\), test mode/);
  assert.ok(!first!.text.includes(secretKey));

  const sameAccount = stripe.accounts.addKey('sk_test_rolled_0001');
  await connect(t, { secretKey: sameAccount, version: 2 });
  const restricted = stripe.accounts.addKey('rk_test_restricted', { denied: ['account'] });
  await connect(t, { secretKey: restricted, version: 3 });
  assert.equal((await listEmails(t)).length, 1, 'a new key of the same account is no news');

  const key = stripe.accounts.addKey('sk_live_of_a_thief', { id: 'acct_other', name: 'Thief LLC' });
  await connect(t, { secretKey: key, version: 4 });
  const second = (await listEmails(t))[1]!;
  assert.match(second.subject, /^Card payments go to another Stripe account: /);
  assert.match(second.text, /Changed by: .*\(admin\)/);
  assert.match(second.text, /Before: the account of the key that ends in cted, test mode/);
  assert.match(second.text, /From now on: Thief LLC \(acct_other\), live mode/);

  await turnOff(t);
  assert.match((await listEmails(t))[2]!.subject, /^Card payments are off: /);
  assert.equal((await listEmails(t)).length, 3);
});
