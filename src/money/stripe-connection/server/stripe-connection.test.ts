import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#app/app.ts';
import { backUp, lookInto, newPlace, restoreTo } from '#kit/backup/backup.fixture.ts';
import { invoicePaths, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { addInvoice, getInvoice } from '#money/invoices/server/invoices.fixture.ts';
import { depositApi } from '#money/online-payments/online-payments.ts';
import { completed, getToken, press } from '#money/online-payments/server/online-payments.fixture.ts';
import { stripeEvents } from '#money/online-payments/stripe-events.ts';
import { findStripeConnection, takesCardPayments } from '#money/stripe/server/stripe-connection.ts';
import { stripeProblemTexts } from '#money/stripe/stripe-problems.ts';
import { stripeConnectionPath } from '#money/stripe-connection/stripe-connection.ts';
import type { SystemReport } from '#office/system/system.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import {
  connect,
  eventsUrl,
  openSite,
  ownUrl,
  put,
  read,
  secretKey,
  turnOff,
} from './stripe-connection.fixture.ts';

test('an owner pastes a key, and customers can pay by card at once, on every instance', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  const other = createApp({ ...t.deps });
  const invoice = await addInvoice(t, '100.00');
  const page = async () => (await other.request(invoicePaths.page(getToken(invoice)))).text();
  assert.doesNotMatch(await page(), /by card/);
  assert.equal((await read(t)).setBy, null);

  const stored = await connect(t);
  const { setBy, accountName, isLive, keyEnd, problem, lastEventAt, hasTypedSecret } = stored;
  assert.deepEqual(
    [setBy, accountName, isLive, keyEnd, problem, lastEventAt, hasTypedSecret],
    ['panel', 'Sunny Cleaning', false, 'ests', null, null, false],
  );
  const [endpoint] = endpoints();
  assert.equal(endpoints().length, 1);
  assert.deepEqual([endpoint!.url, endpoint!.status], [eventsUrl, 'enabled']);
  assert.deepEqual(endpoint!.enabled_events, [...stripeEvents]);
  assert.match(endpoint!.api_version!, /^\d{4}-/);
  assert.match(await page(), /Pay \$100\.00 by card/);
  const setup = await t.adminCall('GET', depositApi.setup);
  assert.deepEqual(await setup.json(), { isConfigured: true });

  const { location } = await press(t, invoice);
  const session = stripe.pay(location.split('/').at(-1)!);
  const answer = await other.request(
    stripeEventsPath,
    stripe.signed(completed(session), { secret: endpoint!.secret }),
  );
  assert.equal(answer.status, 200, await answer.text());
  assert.equal((await getInvoice(t, invoice.id)).status, 'paid');
  assert.equal((await read(t)).lastEventAt, t.deps.clock().toISOString());
  const forged = await t.app.request(stripeEventsPath, stripe.signed(completed(session)));
  assert.equal(forged.status, 400, 'the secret of another webhook');
});

test('the key and the signing secret are nowhere but encrypted in their row', async (context) => {
  const { t, endpoints } = await openSite(context);
  await connect(t);
  await put(t, { secretKey: 'sk_test_of_nobody', version: 2 });
  const secrets = new RegExp(`${secretKey}|${endpoints()[0]!.secret}|sk_test_of_nobody`);
  for (const path of [
    stripeConnectionPath,
    adminApi.settings,
    adminApi.system,
    adminApi.audit,
    adminApi.auditCsv,
  ]) {
    assert.doesNotMatch(await (await t.adminCall('GET', path)).text(), secrets, path);
  }
  for (const { name } of await t.deps.db.introspection.getTables()) {
    const rows = await t.deps.db
      .selectFrom(name as 'stripeConnection')
      .selectAll()
      .execute();
    assert.doesNotMatch(JSON.stringify(rows), secrets, name);
  }
});

test('the same call again, and two at once, leave one webhook and its secret', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  const answers = await Promise.all([put(t, { secretKey }), put(t, { secretKey })]);
  const statuses = answers.map(({ status }) => status);
  assert.ok(statuses.includes(200) && statuses.every((status) => status === 200 || status === 409));
  const [{ id, secret } = { id: '', secret: '' }] = endpoints();
  const { version } = await connect(t);
  assert.equal((await connect(t, {})).version, version);
  assert.deepEqual(
    endpoints().map((one) => [one.id, one.secret]),
    [[id, secret]],
  );
  const invoice = await addInvoice(t, '100.00');
  const session = stripe.pay((await press(t, invoice)).location.split('/').at(-1)!);
  const answer = await t.app.request(stripeEventsPath, stripe.signed(completed(session), { secret }));
  assert.equal(answer.status, 200);
});

test('a webhook that a killed try left, or one added by hand for the same address, is replaced', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  const form = (url: string) => new URLSearchParams({ url, 'enabled_events[0]': 'charge.refunded' });
  stripe.accounts.respond(secretKey, { method: 'POST', id: '', form: form(eventsUrl) });
  stripe.accounts.respond(secretKey, { method: 'POST', id: '', form: form('https://other.example/hook') });
  await connect(t);
  assert.deepEqual(
    endpoints().map(({ url, enabled_events }) => [url, enabled_events.length]),
    [
      ['https://other.example/hook', 1],
      [eventsUrl, stripeEvents.length],
    ],
  );
});

test('another key of the same account keeps the webhook, so nothing that Stripe has to report is lost', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await connect(t);
  const [before] = endpoints();
  const invoice = await addInvoice(t, '100.00');
  const { location } = await press(t, invoice);
  const rolled = stripe.accounts.addKey('rk_test_rolled_0001', { denied: ['account'] });
  const stored = await connect(t, { secretKey: rolled, version: 2 });
  assert.deepEqual([stored.keyEnd, stored.accountName], ['0001', '']);
  assert.deepEqual(endpoints(), [before]);
  assert.equal((await press(t, invoice)).location, location, 'the page stays open');
});

test('what is wrong with a key stands at its field, and nothing changes', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  const { addKey } = stripe.accounts;
  const refused = async (body: object, field: string, text: string) => {
    const answer = await put(t, body);
    assert.match(await answer.clone().text(), new RegExp(text.replaceAll(/[.?]/g, '\\$&')));
    await expectErrorAt(answer, field);
  };
  await refused({}, 'secretKey', 'Enter the secret key');
  await refused({ secretKey: 'pk_live_12345678' }, 'secretKey', 'This is the publishable key');
  await refused({ secretKey: 'whsec_12345678' }, 'secretKey', 'begins with sk_ or rk_');
  await refused({ secretKey: 'sk_live_of_nobody' }, 'secretKey', stripeProblemTexts['key-refused'][0]);
  addKey('sk_live_new_account', { id: 'acct_new', chargesEnabled: false });
  await refused({ secretKey: 'sk_live_new_account' }, 'secretKey', stripeProblemTexts['no-charges'][0]);
  addKey('rk_live_reads_nothing', { denied: ['refunds'] });
  await refused({ secretKey: 'rk_live_reads_nothing' }, 'secretKey', stripeProblemTexts.permissions[0]);
  addKey('rk_live_no_webhooks', { denied: ['webhook_endpoints'] });
  await refused({ secretKey: 'rk_live_no_webhooks' }, 'signingSecret', stripeProblemTexts['no-webhook'][0]);
  stripe.state.trouble = 'failing';
  const answer = await put(t, { secretKey });
  assert.equal(answer.status, 503);
  assert.match(await answer.text(), /Stripe didn’t respond/);
  stripe.state.trouble = 'none';
  assert.deepEqual([(await read(t)).setBy, endpoints()], [null, []]);

  const signingSecret = 'whsec_added_by_hand';
  const stored = await connect(t, { secretKey: 'rk_live_no_webhooks', signingSecret });
  assert.deepEqual([stored.isLive, stored.hasTypedSecret, stored.problem], [true, true, null]);
  await refused({ secretKey, version: 2 }, 'secretKey', stripeProblemTexts['test-over-live'][0]);
  assert.equal((await turnOff(t)).problem, 'webhook-left', 'one that was added by hand stays at Stripe');
});

test('where Stripe cannot reach the site, the signing secret of a webhook is typed', async (context) => {
  const { t, stripe, endpoints } = await openSite(context, {
    publicUrl: 'http://localhost:3000',
    isHttps: false,
  });
  await expectErrorAt(await put(t, { secretKey }), 'signingSecret');
  const stored = await connect(t, { secretKey, signingSecret: 'whsec_added_by_hand' });
  assert.deepEqual([stored.isReachable, stored.hasTypedSecret], [false, true]);
  assert.equal(stored.eventsUrl, 'http://localhost:3000/api/payments/stripe');
  const { version } = stored;
  assert.equal((await connect(t, {})).version, version, 'it stays when the key is checked again');
  const invoice = await addInvoice(t, '100.00');
  const session = stripe.pay((await press(t, invoice)).location.split('/').at(-1)!);
  const event = stripe.signed(completed(session), { secret: 'whsec_added_by_hand' });
  assert.equal((await t.app.request(stripeEventsPath, event)).status, 200);
  assert.equal((await turnOff(t)).problem, null);
  assert.deepEqual(endpoints(), []);
});

test('a problem at Stripe shows when the screen is opened, and connecting again mends what it can', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await connect(t);
  const problem = async () => (await read(t)).problem;
  endpoints()[0]!.status = 'disabled';
  assert.equal(await problem(), 'webhook-gone');
  assert.equal((await connect(t, {})).problem, null);
  assert.deepEqual(
    endpoints().map(({ status }) => status),
    ['enabled'],
  );
  stripe.accounts.endpoints.clear();
  assert.equal(await problem(), 'webhook-gone');
  assert.equal((await connect(t, {})).problem, null);
  assert.equal(endpoints().length, 1);
  stripe.state.trouble = 'failing';
  assert.equal(await problem(), 'unreachable');
  stripe.state.trouble = 'none';
  stripe.accounts.keys.delete(secretKey);
  assert.equal(await problem(), 'key-refused');
});

test('STRIPE_SECRET_KEY wins: the account is shown, and nobody changes it in the panel', async (context) => {
  const stripe = { secretKey, webhookSecret: 'whsec_of_the_operator' };
  const { t, endpoints } = await openSite(context, { stripe });
  const { setBy, accountName, keyEnd, problem } = await read(t);
  assert.deepEqual([setBy, accountName, keyEnd, problem], ['server', 'Sunny Cleaning', 'ests', null]);
  assert.equal((await put(t, { secretKey: 'sk_test_of_an_owner' })).status, 409);
  assert.equal((await t.adminCall('DELETE', stripeConnectionPath)).status, 409);
  assert.deepEqual(endpoints(), []);
});

test('the audit log names account, mode and the end of the key', async (context) => {
  const { t } = await openSite(context);
  await connect(t);
  await turnOff(t);
  const answer = await t.adminCall('GET', `${adminApi.audit}?action=card-payments-changed`);
  const entries = (await answer.json()) as { before: object; after: object }[];
  const on = {
    stripeAccount: 'Sunny Cleaning (acct_sunny)',
    stripeMode: 'test',
    stripeKey: 'ends in ests',
  };
  const off = { stripeAccount: '', stripeMode: '', stripeKey: '' };
  assert.deepEqual(
    entries.map(({ before, after }) => [before, after]),
    [
      [on, off],
      [off, on],
    ],
  );
});

test('a copy of the site takes no payments and touches nothing at Stripe, until somebody connects it again', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await connect(t);
  const invoice = await addInvoice(t, '100.00');
  const { location } = await press(t, invoice);
  Object.assign(t.deps.config, { publicUrl: 'https://copy.sunny.example' });
  assert.equal((await read(t)).problem, 'moved');
  assert.equal((await press(t, invoice)).status, 409);
  const [{ id } = { id: '' }] = endpoints();
  const off = await turnOff(t);
  assert.deepEqual([off.setBy, off.problem, endpoints().length], [null, 'webhook-left', 1]);
  assert.equal(stripe.sessions.get(location.split('/').at(-1)!)!.status, 'open');

  Object.assign(t.deps.config, { publicUrl: ownUrl });
  await connect(t);
  assert.notEqual(endpoints()[0]!.id, id);
  Object.assign(t.deps.config, { publicUrl: 'https://new.sunny.example' });
  const [before] = endpoints();
  assert.equal((await connect(t, {})).problem, null);
  assert.deepEqual(
    endpoints().map((one) => [one.id, one.secret, one.url]),
    [[before!.id, before!.secret, 'https://new.sunny.example/api/payments/stripe']],
  );
  assert.equal((await press(t, invoice)).status, 303);
});

test('a backup brings the connection with it, and on another address it waits', async (context) => {
  const { t } = await openSite(context);
  await connect(t);
  const { folder } = await backUp(t);
  const place = await newPlace(context);
  await restoreTo(place, folder);
  const connected = await findStripeConnection(t.deps);
  assert.equal(connected!.secretKey, secretKey);
  await lookInto(place, async (db) => {
    const restored = { ...t.deps, db };
    assert.deepEqual(await findStripeConnection(restored), connected);
    assert.equal(await takesCardPayments(restored), true);
    const elsewhere = { db, config: { ...t.deps.config, publicUrl: 'https://copy.sunny.example' } };
    assert.equal((await findStripeConnection(elsewhere))!.isElsewhere, true);
    assert.equal(await takesCardPayments(elsewhere), false);
  });
});

test('the System screen says whether Stripe reports, and what waits', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  const check = async () => {
    const report = (await (await t.adminCall('GET', adminApi.system)).json()) as SystemReport;
    const found = report.checks.find(({ name }) => name === 'Card payments');
    return found && [found.state, found.text];
  };
  assert.equal(await check(), undefined);
  await connect(t);
  const inTestMode = 'Test mode: only test cards work, and no money moves.';
  assert.deepEqual(await check(), ['warning', `${inTestMode} No report from Stripe yet.`]);
  const key = stripe.accounts.addKey('sk_live_of_the_account');
  await connect(t, { secretKey: key, version: 2 });
  const event = stripe.signed({ type: 'payout.paid', object: {} }, { secret: endpoints()[0]!.secret });
  assert.equal((await t.app.request(stripeEventsPath, event)).status, 200);
  assert.deepEqual(await check(), ['fine', 'Last report from Stripe Nov 21, 10:00 AM.']);
  Object.assign(t.deps.config, { publicUrl: 'https://copy.sunny.example' });
  assert.equal((await check())![0], 'problem');
});
