import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smsApi } from '#delivery/texts/sms-connection.ts';
import type { TextsToday } from '#delivery/texts/texts-today.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { invoiceApi, invoicePaths } from '#kit/paths/invoice-paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { pay } from '#money/invoices/server/invoices.fixture.ts';
import { getInvoice } from '#money/invoices/server/invoices.queries.ts';
import { aboutInvoice, byStripe, recordMovement } from '#money/invoices/server/record-movement.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { openMessages } from './messages.fixture.ts';

async function openReceipts(
  context: Parameters<typeof openMessages>[0],
  quote: object = { contactMethod: 'email' },
) {
  const app = await openMessages(context);
  const { t, run, gateway } = app;
  const { quoteId } = await app.lead({ quote });
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  const invoice = await request<Invoice>(t, 'POST', invoiceApi.issue(draft.id), {});
  await run();
  gateway.texts.length = 0;
  return { ...app, invoice };
}

test('a payment is answered with a receipt by email, and page and PDF say on which day and how it was paid', async (context) => {
  const { t, run, gateway, invoice } = await openReceipts(context);
  await pay(t, invoice, '50.00', { method: 'check', reference: 'Check 1042' });
  const [first, ...more] = await run();
  assert.deepEqual([more, gateway.texts], [[], []]);
  assert.equal(first!.subject, 'Your receipt: Sunweave Cleaning');
  assert.match(first!.text, /We received \$50\.00 by check 1042 on November 21, 2026\./);
  assert.ok(first!.text.includes(invoice.url!));
  await pay(t, invoice, '39.00');
  const [second] = await run();
  assert.match(second!.text, /\$39\.00 in cash on November 21, 2026/);
  const token = invoice.url!.split('/').at(-1)!;
  const page = await (await t.call('GET', invoicePaths.page(token))).text();
  assert.match(page, /Paid in cash on November 21, 2026\. Thank you!/);
  const spanish = await (await t.app.request(`/es${invoicePaths.page(token)}`)).text();
  assert.match(spanish, /Pagada en efectivo el 21 de noviembre de 2026/);
});

test('who chose texts gets it as a text, at any hour, and no email', async (context) => {
  const { t, at, gateway, invoice } = await openReceipts(context, { contactMethod: 'sms' });
  // 11 PM.
  t.setNow('2026-11-22T07:00:00.000Z');
  await pay(t, invoice, '89.00');
  assert.deepEqual(await at('2026-11-22T07:00:00.000Z'), []);
  const [text, ...more] = gateway.texts;
  assert.deepEqual(more, []);
  assert.match(text!.body, /We received \$89\.00 in cash on November 21, 2026\.\nSee your receipt:\nhttp/);
  assert.ok(text!.body.length <= 306, `${text!.body.length}`);
});

test('no receipt where the owner turned them off, nor for money that went back at once', async (context) => {
  const { t, run, invoice } = await openReceipts(context);
  await pay(t, invoice, '20.00');
  const refund = { amount: '20.00', method: 'cash', paidAt: t.deps.clock().toISOString() };
  await request(t, 'POST', invoiceApi.refunds(invoice.id), refund, 201);
  const settings = await request<{ version: number; kinds: { kind: string; text: string }[] }>(
    t,
    'GET',
    messagePaths.settings,
  );
  const kind = settings.kinds.find((one) => one.kind === 'receipt')!;
  const off = { version: settings.version, kinds: [{ ...kind, isEnabled: false }] };
  await request(t, 'PUT', messagePaths.settings, off);
  await pay(t, invoice, '20.00');
  assert.deepEqual(await run(), []);
});

test('the receipt of an online payment counts among the texts that the website causes to a number, one of staff does not', async (context) => {
  const { t, run, gateway, invoice } = await openReceipts(context, { contactMethod: 'sms' });
  const countFromWebsite = async () => {
    const { causes } = await request<TextsToday>(t, 'GET', smsApi.today);
    return causes.find(({ cause }) => cause === 'website')!.texts;
  };
  const before = await countFromWebsite();
  await pay(t, invoice, '20.00');
  await run();
  assert.equal(await countFromWebsite(), before);
  const { db } = t.deps;
  await inTransaction(db, async (trx) => {
    const row = await getInvoice(trx, invoice.id);
    const paid = { kind: 'payment', amountCents: 3000, method: 'card', reference: 'pi_1' } as const;
    const now = t.deps.clock();
    const from = { providerId: 'pi_1', refundOf: null, paidAt: now.toISOString(), by: byStripe };
    await recordMovement(trx, { ...aboutInvoice(row), ...paid, ...from }, now);
  });
  await run();
  assert.equal(gateway.texts.length, 2);
  assert.equal(await countFromWebsite(), before + 1);
});
