import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openConversations } from '#messages/conversations/server/conversations.fixture.ts';
import type { Invoice } from '#money/invoices/invoices.ts';

const getPaths = async (answer: Response) => {
  assert.equal(answer.status, 422, await answer.clone().text());
  return ((await answer.json()) as Problem).errors?.map(({ path }) => path);
};

test('staff send a quote by text, by email or both, and what is missing is named', async (context) => {
  const app = await openConversations(context);
  const { t } = app;
  const lead = await app.lead({ contact: { email: '' } });
  await app.run();
  app.gateway.texts.length = 0;
  const send = (body: object, headers?: Record<string, string>) =>
    t.adminCall('POST', visitApi.sendQuote(lead.quoteId), body, headers);
  assert.deepEqual(await getPaths(await send({ channels: ['email', 'text'] })), ['email']);
  assert.deepEqual(await getPaths(await send({ channels: [] })), ['channels']);
  // 11 PM: it is sent by a person at that moment.
  t.setNow('2026-11-22T07:00:00.000Z');
  const body = { channels: ['text'], message: 'Thanks for calling.' };
  for (let times = 0; times < 2; times += 1) {
    assert.equal((await send(body, { 'Idempotency-Key': 'k' })).status, 200);
  }
  await app.run();
  const [text, ...more] = app.gateway.texts;
  assert.deepEqual(more, []);
  assert.match(
    text!.body,
    /^Sunweave Cleaning: Here's your quote, \$89\.00\.\nThanks for calling\.\nhttp\S+\/quote\/\S+$/,
  );
  const customerId = await app.pickCustomer(lead.quoteId);
  const [entry] = (await app.thread(customerId)).entries;
  assert.deepEqual([entry?.by, entry?.status], ['admin', 'sent']);
  await app.receive('STOP');
  assert.deepEqual(await getPaths(await send({ channels: ['text'] })), ['phone']);
});

test('staff send an invoice by text, and without a gateway that is refused', async (context) => {
  const app = await openConversations(context);
  const { t } = app;
  const lead = await app.lead({ contact: { email: '' } });
  await app.run();
  app.gateway.texts.length = 0;
  const created = await t.adminCall('POST', invoiceApi.invoices, { quoteId: lead.quoteId });
  const { id } = (await created.json()) as Invoice;
  const issued = await t.adminCall('POST', invoiceApi.issue(id), {});
  assert.equal(issued.status, 200, await issued.text());
  assert.deepEqual(await getPaths(await t.adminCall('POST', invoiceApi.send(id), { channels: ['email'] })), [
    'email',
  ]);
  const sent = await t.adminCall('POST', invoiceApi.send(id), { channels: ['text'] });
  assert.equal(sent.status, 200, await sent.text());
  await app.run();
  assert.match(
    app.gateway.texts[0]!.body,
    /^Sunweave Cleaning: Here's your invoice \S+, \$\d+\.\d\d\.\nhttp\S+$/,
  );
  t.deps.config.sms = null;
  assert.deepEqual(await getPaths(await t.adminCall('POST', invoiceApi.send(id), { channels: ['text'] })), [
    'channels',
  ]);
});
