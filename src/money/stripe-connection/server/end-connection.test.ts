import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoiceApi, invoicePaths, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { addInvoice, getInvoice } from '#money/invoices/server/invoices.fixture.ts';
import { completed, getToken, press } from '#money/online-payments/server/online-payments.fixture.ts';
import { stripeProblemTexts } from '#money/stripe/stripe-problems.ts';
import { connect, openSite, put, read, secretKey, turnOff } from './stripe-connection.fixture.ts';

const findSession = ({ location }: { location: string }) => location.split('/').at(-1)!;

test('turning off closes open pages, records what was just paid, and deletes the webhook', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await connect(t);
  const [waiting, paid] = [await addInvoice(t, '100.00'), await addInvoice(t, '80.00')];
  const open = findSession(await press(t, waiting));
  stripe.pay(findSession(await press(t, paid)));
  assert.equal((await read(t)).openPages, 2);

  const off = await turnOff(t);
  assert.deepEqual([off.setBy, off.keyEnd, off.problem, off.openPages], [null, '', null, 0]);
  assert.deepEqual(endpoints(), []);
  assert.equal(stripe.sessions.get(open)!.status, 'expired');
  assert.equal((await getInvoice(t, paid.id)).status, 'paid');
  const [payment] = (await getInvoice(t, paid.id)).payments;
  const refund = await t.adminCall('POST', invoiceApi.onlineRefunds(paid.id), {
    paymentId: payment!.id,
    amount: '80.00',
  });
  assert.equal(refund.status, 409);
  assert.match(await refund.text(), /Card payments are off\. Refund card payments in Stripe’s dashboard/);
  const page = await (await t.call('GET', invoicePaths.page(getToken(waiting)))).text();
  assert.doesNotMatch(page, /by card/);
  assert.equal((await press(t, waiting)).status, 409);
});

test('it can be turned off while Stripe is down, and says that the webhook stays there; connecting again catches up', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await connect(t);
  const [paid, waiting] = [await addInvoice(t, '100.00'), await addInvoice(t, '80.00')];
  const session = findSession(await press(t, paid));
  await press(t, waiting);
  stripe.state.trouble = 'failing';
  const off = await turnOff(t);
  assert.deepEqual([off.setBy, off.problem, off.openPages], [null, 'webhook-left', 2]);
  stripe.state.trouble = 'none';
  stripe.pay(session);
  await connect(t, { secretKey, version: 3 });
  assert.equal(endpoints().length, 1, 'the one that was left is replaced');
  assert.equal((await getInvoice(t, paid.id)).status, 'paid');
  assert.equal((await press(t, waiting)).status, 303);
});

test('a page that could not be closed counts as open until it ends by itself', async (context) => {
  const { t, stripe } = await openSite(context);
  await connect(t);
  await press(t, await addInvoice(t, '100.00'));
  stripe.state.trouble = 'failing';
  await turnOff(t);
  const openAfter = async (hours: number) => {
    t.setNow(new Date(t.deps.clock().getTime() + hours * 3_600_000).toISOString());
    return (await read(t)).openPages;
  };
  assert.deepEqual([await openAfter(23), await openAfter(1)], [1, 0]);
});

test('another account takes over: pages of the former one are closed, and new ones open in the new one', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await connect(t);
  const invoice = await addInvoice(t, '100.00');
  const former = findSession(await press(t, invoice));
  const key = stripe.accounts.addKey('sk_live_of_the_bank', { id: 'acct_other', name: 'Sunny LLC' });
  const stored = await connect(t, { secretKey: key, version: 2 });
  assert.deepEqual([stored.accountName, stored.isLive], ['Sunny LLC', true]);
  assert.equal(stripe.sessions.get(former)!.status, 'expired');
  assert.deepEqual(
    endpoints().map(({ side }) => side),
    ['acct_other live'],
  );
  const session = stripe.pay(findSession(await press(t, invoice)));
  assert.equal(session.side, 'acct_other live');
  const event = stripe.signed(completed(session), { secret: endpoints()[0]!.secret });
  assert.equal((await t.app.request(stripeEventsPath, event)).status, 200);
  assert.equal((await getInvoice(t, invoice.id)).status, 'paid');
});

test('a payment that went to the former account is refunded there, and the panel says so', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await connect(t);
  const invoice = await addInvoice(t, '100.00');
  const session = stripe.pay(findSession(await press(t, invoice)));
  const event = stripe.signed(completed(session), { secret: endpoints()[0]!.secret });
  assert.equal((await t.app.request(stripeEventsPath, event)).status, 200);
  const key = stripe.accounts.addKey('sk_test_of_the_bank', { id: 'acct_other' });
  assert.equal((await connect(t, { secretKey: key, version: 2 })).lastEventAt, null);
  const [payment] = (await getInvoice(t, invoice.id)).payments;
  const body = { paymentId: payment!.id, amount: '40.00' };
  const refused = await t.adminCall('POST', invoiceApi.onlineRefunds(invoice.id), body);
  assert.equal(refused.status, 409);
  assert.match(await refused.text(), /This payment went to another Stripe account/);
  const paidAt = t.deps.clock().toISOString();
  const byHand = { amount: '40.00', method: 'card', paidAt };
  assert.equal((await t.adminCall('POST', invoiceApi.refunds(invoice.id), byHand)).status, 201);
});

test('a bank payment that is under way keeps another account out, and turning off lets go of it', async (context) => {
  const { t, stripe, endpoints } = await openSite(context);
  await connect(t);
  const invoice = await addInvoice(t, '100.00');
  const session = stripe.pay(findSession(await press(t, invoice)), { isInstant: false });
  const event = stripe.signed(completed(session), { secret: endpoints()[0]!.secret });
  assert.equal((await t.app.request(stripeEventsPath, event)).status, 200);
  assert.equal((await read(t)).pendingPayments, 1);
  const key = stripe.accounts.addKey('sk_test_of_the_bank', { id: 'acct_other' });
  const refused = await put(t, { secretKey: key, version: 2 });
  assert.equal(refused.status, 422);
  assert.ok((await refused.text()).includes(stripeProblemTexts['payments-under-way'][0]));
  assert.deepEqual(
    endpoints().map(({ side }) => side),
    ['acct_sunny test'],
    'what was prepared in the other account is gone',
  );
  const off = await turnOff(t);
  assert.deepEqual([off.setBy, off.pendingPayments], [null, 0]);
});

test('a page that was opened while card payments were turned off is closed again', async (context) => {
  const { t, stripe } = await openSite(context);
  await connect(t);
  const invoice = await addInvoice(t, '100.00');
  // The press has read the connection; the owner turns it off before Stripe has opened the page.
  const create = stripe.onNextSession(() => turnOff(t));
  const pressed = await press(t, invoice);
  await create;
  assert.equal(pressed.status, 503);
  assert.match(pressed.text, /Nothing was charged/);
  assert.deepEqual(
    [...stripe.sessions.values()].map(({ status }) => status),
    ['expired'],
  );
});

test('a change that was killed half way leaves card payments paused, and connecting again ends that', async (context) => {
  const { t } = await openSite(context);
  await connect(t);
  await t.deps.db.updateTable('stripeConnection').set({ siteUrl: '' }).execute();
  const invoice = await addInvoice(t, '100.00');
  assert.equal((await press(t, invoice)).status, 409);
  assert.equal((await read(t)).problem, 'unfinished');
  assert.equal((await connect(t, {})).problem, null);
  assert.equal((await press(t, invoice)).status, 303);
});

test('connecting again records what was paid while Stripe had no webhook to report to, and closes no page', async (context) => {
  const { t, stripe } = await openSite(context);
  await connect(t);
  const invoices = [
    await addInvoice(t, '100.00'),
    await addInvoice(t, '90.00'),
    await addInvoice(t, '80.00'),
  ];
  const [paid, bank, open] = await Promise.all(invoices.map(async (one) => findSession(await press(t, one))));
  stripe.pay(paid!);
  stripe.pay(bank!, { isInstant: false });
  stripe.accounts.endpoints.clear();
  const { openPages, pendingPayments } = await connect(t, {});
  assert.deepEqual([openPages, pendingPayments], [1, 1]);
  assert.equal(stripe.sessions.get(open!)!.status, 'open');
  const statuses = await Promise.all(invoices.map(async ({ id }) => (await getInvoice(t, id)).status));
  assert.deepEqual(statuses, ['paid', 'issued', 'issued']);
});

test('an owner who takes over from the operator has what was paid in between', async (context) => {
  const { t, stripe } = await openSite(context, {
    stripe: { secretKey, webhookSecret: 'whsec_of_the_operator' },
  });
  const invoice = await addInvoice(t, '100.00');
  stripe.pay(findSession(await press(t, invoice)));
  t.deps.config.stripe = null;
  await connect(t);
  assert.equal((await getInvoice(t, invoice.id)).status, 'paid');
});

test('pages of an account that the operator has replaced keep nobody from paying in the new one', async (context) => {
  const operators = { secretKey, webhookSecret: 'whsec_of_the_operator' };
  const { t, stripe } = await openSite(context, { stripe: operators });
  const [same, other] = [await addInvoice(t, '100.00'), await addInvoice(t, '80.00')];
  const former = [await press(t, same), await press(t, other)].map(findSession);
  const key = stripe.accounts.addKey('sk_test_of_the_bank', { id: 'acct_other' });
  t.deps.config.stripe = { ...operators, secretKey: key };
  // A page of another amount is closed first, where the account has it.
  await t.deps.db
    .updateTable('checkouts')
    .set({ amountCents: 7000 })
    .where('invoiceId', '=', other.id)
    .execute();
  const present = [await press(t, same), await press(t, other)].map(findSession);
  assert.deepEqual(
    present.map((id) => stripe.sessions.get(id)?.side),
    ['acct_other test', 'acct_other test'],
  );
  assert.ok(former.every((id) => !present.includes(id)));
});
