import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSweeps } from '#app/sweeps.ts';
import { invoicePaths, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { addInvoice, getInvoice } from '#money/invoices/server/invoices.fixture.ts';
import { completed, getToken, press } from '#money/online-payments/server/online-payments.fixture.ts';
import { stripeProblemTexts } from '#money/stripe/stripe-problems.ts';
import type { SystemReport } from '#office/system/system.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import {
  addOwner,
  connect,
  eventsUrl,
  listEmails,
  openSite,
  read,
  secretKey,
} from './stripe-connection.fixture.ts';
import { sweepConnection } from './sweep-connection.ts';

type Opened = Awaited<ReturnType<typeof openSite>>;

/** Makes an invoice and pays it at Stripe, which reports nothing. */
async function payUnreported({ t, stripe }: Opened) {
  const invoice = await addInvoice(t, '100.00');
  const session = stripe.pay((await press(t, invoice)).location.split('/').at(-1)!);
  return { session, status: async () => (await getInvoice(t, invoice.id)).status };
}

const sweepAfter = async ({ t }: Opened, hours: number) => {
  t.setNow(new Date(t.deps.clock().getTime() + hours * 3_600_000).toISOString());
  await sweepConnection(t.deps);
};

async function getCheck(t: TestApp) {
  const report = (await (await t.adminCall('GET', adminApi.system)).json()) as SystemReport;
  const { state, text } = report.checks.find(({ name }) => name === 'Card payments')!;
  return { state, text };
}

const handmade = (status: 'enabled' | 'disabled' = 'enabled') => ({
  ...{ id: 'we_by_hand', object: 'webhook_endpoint' as const, url: eventsUrl, status },
  ...{ enabled_events: ['*'], api_version: null, livemode: false },
  ...{ secret: 'whsec_added_by_hand', side: 'acct_sunny test' },
});

test('a webhook that was deleted or disabled at Stripe is set up again, and what was paid meanwhile is recorded', async (context) => {
  const site = await openSite(context);
  const { t, stripe, endpoints } = site;
  await addOwner(t);
  await connect(t);
  const first = await payUnreported(site);
  stripe.accounts.endpoints.clear();
  await startSweeps(t.deps).stop();
  assert.equal(await first.status(), 'paid');
  assert.equal(endpoints().length, 1);
  const { session, status } = await payUnreported(site);
  const event = stripe.signed(completed(session), { secret: endpoints()[0]!.secret });
  assert.equal((await t.app.request(stripeEventsPath, event)).status, 200);
  assert.equal(await status(), 'paid', 'the new webhook reports');

  const second = await payUnreported(site);
  endpoints()[0]!.status = 'disabled';
  await sweepAfter(site, 22);
  assert.deepEqual([endpoints()[0]!.status, await second.status()], ['disabled', 'issued'], 'once a day');
  await sweepAfter(site, 1);
  assert.deepEqual([endpoints()[0]!.status, await second.status()], ['enabled', 'paid']);
  const subjects = (await listEmails(t)).map(({ subject }) => subject.split(':')[0]);
  assert.deepEqual(subjects, ['Card payments are on'], 'nobody has to do anything');
});

test('payments that Stripe did not report are recorded within a day, though the webhook looks right', async (context) => {
  const site = await openSite(context);
  await connect(site.t);
  const { status } = await payUnreported(site);
  await sweepAfter(site, 23);
  assert.equal(await status(), 'paid');
});

test('a bank payment is under way until the bank has answered; one that it refused can be paid again', async (context) => {
  const site = await openSite(context);
  const { t, stripe } = site;
  await connect(t);
  const invoice = await addInvoice(t, '100.00');
  const session = stripe.pay((await press(t, invoice)).location.split('/').at(-1)!, { isInstant: false });
  const page = async () => (await t.call('GET', invoicePaths.page(getToken(invoice)))).text();
  await sweepAfter(site, 23);
  assert.match(await page(), /being confirmed by your bank/);
  Object.assign(session, { isRefused: true });
  await sweepAfter(site, 23);
  assert.match(await page(), /by card/);
  assert.match((await press(t, invoice)).location, /\/pay\//);
});

test('a webhook that leads elsewhere is left alone: owners are told once, and payments are recorded', async (context) => {
  const site = await openSite(context);
  const { t, endpoints } = site;
  await addOwner(t);
  await connect(t);
  const copyUrl = 'https://copy.sunny.example/api/payments/stripe';
  endpoints()[0]!.url = copyUrl;
  const first = await payUnreported(site);
  await sweepConnection(t.deps);
  const [title, next] = stripeProblemTexts['webhook-changed'];
  assert.deepEqual(
    endpoints().map(({ url }) => url),
    [copyUrl],
  );
  assert.equal(await first.status(), 'paid');
  const news = (await listEmails(t))[1]!;
  assert.match(news.subject, /^Card payments need your attention: /);
  assert.ok(news.text.includes(`${title} ${next}`));
  assert.match(news.text, /Account: Sunny Cleaning \(acct_sunny\), test mode/);
  assert.deepEqual(await getCheck(t), {
    state: 'problem',
    text: `${title} An owner finds out what to do in Settings, Payments.`,
  });
  assert.equal((await read(t)).problem, 'webhook-changed');

  const second = await payUnreported(site);
  await sweepAfter(site, 1);
  assert.equal(await second.status(), 'paid', 'every hour while something is wrong');
  assert.equal((await listEmails(t)).length, 2);
  assert.equal((await connect(t, {})).problem, null);
  assert.equal((await getCheck(t)).state, 'warning', 'test mode, as before');
});

test('a webhook that another site has put in the place of ours stays', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await addOwner(t);
  await connect(t);
  stripe.accounts.endpoints.clear();
  stripe.accounts.endpoints.set('we_by_hand', handmade());
  await sweepConnection(t.deps);
  assert.deepEqual(
    endpoints().map(({ id }) => id),
    ['we_by_hand'],
  );
  assert.equal((await listEmails(t)).length, 2);
});

test('one that was added by hand and deleted is noticed, and no longer once it is back', async (context) => {
  const site = await openSite(context);
  const { t, stripe, endpoints } = site;
  await addOwner(t);
  await connect(t, { secretKey, signingSecret: 'whsec_added_by_hand' });
  stripe.accounts.endpoints.set('we_by_hand', handmade());
  await sweepConnection(t.deps);
  assert.deepEqual([(await read(t)).problem, (await listEmails(t)).length], [null, 1]);
  stripe.accounts.endpoints.set('we_by_hand', handmade('disabled'));
  const { status } = await payUnreported(site);
  await sweepAfter(site, 23);
  assert.equal(await status(), 'paid');
  assert.equal((await read(t)).problem, 'typed-webhook-gone');
  assert.ok((await listEmails(t))[1]!.text.includes(stripeProblemTexts['typed-webhook-gone'][1]));
  stripe.accounts.endpoints.clear();
  assert.equal((await read(t)).problem, 'typed-webhook-gone');
  stripe.accounts.endpoints.set('we_by_hand', handmade());
  await sweepAfter(site, 1);
  assert.equal((await getCheck(t)).state, 'warning', 'test mode, as before');
  assert.equal(endpoints().length, 1);
});

test('a key that may not read webhooks says nothing of them, and what was paid is still recorded', async (context) => {
  const site = await openSite(context);
  const { t, stripe } = site;
  await addOwner(t);
  const key = stripe.accounts.addKey('rk_test_no_webhooks', { denied: ['webhook_endpoints'] });
  await connect(t, { secretKey: key, signingSecret: 'whsec_added_by_hand' });
  const { status } = await payUnreported(site);
  await sweepConnection(t.deps);
  assert.equal(await status(), 'paid');
  assert.deepEqual([(await read(t)).problem, (await listEmails(t)).length], [null, 1]);
});

test('owners of a key that may no longer read our webhook hear which right it lacks', async (context) => {
  const { t, stripe } = await openSite(context);
  await addOwner(t);
  await connect(t);
  stripe.accounts.keys.get(secretKey)!.denied.push('webhook_endpoints');
  await sweepConnection(t.deps);
  assert.match((await listEmails(t))[1]!.text, /Let the key write Webhook Endpoints/);
});

test('owners hear of a key that Stripe refuses, and of a webhook that it may not set up', async (context) => {
  const site = await openSite(context);
  const { t, stripe } = site;
  await addOwner(t);
  await connect(t);
  stripe.accounts.endpoints.clear();
  // As if Stripe could no longer reach the address.
  const { respond } = stripe.accounts;
  stripe.accounts.respond = (key, call) =>
    respond(key, call.method === 'POST' ? { ...call, form: new URLSearchParams({ url: 'http://' }) } : call);
  await sweepConnection(t.deps);
  assert.ok((await listEmails(t))[1]!.text.includes(stripeProblemTexts['no-webhook'][0]));
  stripe.accounts.keys.delete(secretKey);
  await sweepAfter(site, 1);
  assert.ok((await listEmails(t))[2]!.text.includes(stripeProblemTexts['key-refused'][0]));
  assert.match((await getCheck(t)).text, /^Stripe doesn’t accept this key\. /);
});

test('if Stripe does not respond, the next sweep looks again, and nobody is told', async (context) => {
  const site = await openSite(context);
  const { t, stripe, endpoints } = site;
  await addOwner(t);
  await connect(t);
  const { status } = await payUnreported(site);
  stripe.accounts.endpoints.clear();
  stripe.state.trouble = 'failing';
  await sweepConnection(t.deps);
  stripe.state.trouble = 'none';
  assert.deepEqual([endpoints().length, await status(), (await listEmails(t)).length], [0, 'issued', 1]);
  await sweepConnection(t.deps);
  assert.deepEqual([endpoints().length, await status(), (await listEmails(t)).length], [1, 'paid', 1]);
});

test('a page that Stripe could not show is read again with the next sweep', async (context) => {
  const site = await openSite(context);
  const { t, stripe } = site;
  await connect(t);
  const { session, status } = await payUnreported(site);
  stripe.accounts.keys.get(secretKey)!.denied.push('payment_intents');
  await sweepConnection(t.deps);
  assert.equal(await status(), 'issued', session.id);
  stripe.accounts.keys.get(secretKey)!.denied.pop();
  await sweepConnection(t.deps);
  assert.equal(await status(), 'paid');
});

test('owners hear nothing of an account that another one replaced while Stripe was slow', async (context) => {
  const { t, stripe } = await openSite(context);
  await addOwner(t);
  const former = stripe.accounts.addKey('sk_live_former_0001');
  await connect(t, { secretKey: former });
  stripe.accounts.keys.get(former)!.chargesEnabled = false;
  const next = stripe.accounts.addKey('sk_live_next_0001', { id: 'acct_next' });
  const { accountFor } = stripe.accounts;
  stripe.accounts.accountFor = async (key) => {
    stripe.accounts.accountFor = accountFor;
    t.setNow(new Date(t.deps.clock().getTime() + 60_000).toISOString());
    await connect(t, { secretKey: next, version: 2 });
    return accountFor(key);
  };
  await sweepConnection(t.deps);
  const subjects = (await listEmails(t)).map(({ subject }) => subject.split(':')[0]);
  assert.deepEqual(subjects, ['Card payments are on', 'Card payments go to another Stripe account']);
  assert.equal((await getCheck(t)).state, 'fine');
});

test('of several instances one looks', async (context) => {
  const { t, stripe } = await openSite(context);
  await connect(t);
  const before = stripe.calls.length;
  await Promise.all([t, t, t].map(({ deps }) => sweepConnection({ ...deps })));
  const looks = stripe.calls.slice(before).filter((call) => call === 'GET /v1/account');
  assert.equal(looks.length, 1);
});

test('a copy of the site, one of the operator’s account, and one without card payments ask Stripe nothing', async (context) => {
  const { t, stripe } = await openSite(context);
  await sweepConnection(t.deps);
  await connect(t);
  const before = stripe.calls.length;
  const { config } = t.deps;
  await sweepConnection({ ...t.deps, config: { ...config, publicUrl: 'https://copy.sunny.example' } });
  const operators = { secretKey, webhookSecret: 'whsec_of_the_operator' };
  await sweepConnection({ ...t.deps, config: { ...config, stripe: operators } });
  assert.equal(stripe.calls.length, before);
});
