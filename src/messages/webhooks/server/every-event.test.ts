import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { eventData } from '#messages/webhooks/event-data.ts';
import { type Webhook, type WebhookEvent, webhookApi, webhookEvents } from '#messages/webhooks/webhooks.ts';
import { addDraft, getInvoice, issue, pay } from '#money/invoices/server/invoices.fixture.ts';
import { type Lead, openBooking, parseVisit, tuesday } from '#visits/booking/server/booking.fixture.ts';
import { startReceiver } from '../../../../tests/support/receiver.ts';
import { until } from '../../../../tests/support/until.ts';
import { startWebhookWorker } from './webhook-worker.ts';
import { ok } from './webhooks.fixture.ts';

interface Told {
  id: string;
  type: WebhookEvent;
  data: object;
}

test('each event arrives once, with its record as staff read it right after', async (context) => {
  const receiver = await startReceiver(ok);
  context.after(receiver.close);
  const { t, ...site } = await openBooking(context);
  const staff = async (method: string, path: string, body?: object) => {
    const answer = await t.adminCall(method, path, body);
    assert.ok(answer.ok, `${method} ${path}: ${await answer.clone().text()}`);
    return answer.json();
  };
  const webhook: Webhook = await staff('POST', webhookApi.webhooks, { url: receiver.url });
  assert.deepEqual(webhook.events, webhookEvents, 'all, unless the caller chooses');

  const listEvents = async (): Promise<Told[]> => {
    const jobs = t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'webhook').orderBy('id');
    return (await jobs.execute()).map(({ payload }) => JSON.parse(payload));
  };
  const seen = new Set<WebhookEvent>();
  /** Acts, and compares the events that follow, beside changed statuses, with the record as staff read it. */
  async function tells(types: WebhookEvent[], act: () => Promise<unknown>, read?: () => Promise<object>) {
    const before = (await listEvents()).length;
    await act();
    const added = (await listEvents()).slice(before).filter(({ type }) => !type.endsWith('status-changed'));
    assert.deepEqual(
      added.map(({ type }) => type),
      types,
    );
    if (read) assert.deepEqual(added.at(-1)!.data, await read(), types.at(-1));
    for (const { type } of added) seen.add(type);
  }

  const lead = await site.lead();
  const readQuote = () => site.staffQuote(lead);
  const decide = async (of: Lead, body: object) => {
    const { version } = await site.quote(of);
    const answer = await t.call('POST', quoteApi.decision(of.token), { version, name: 'Ana', ...body });
    assert.equal(answer.status, 200, await answer.text());
  };
  const accept = () => decide(lead, { decision: 'accepted', agreesToTerms: true });
  const ask = (message: string) => decide(lead, { decision: 'change-requested', message });
  await tells(['quote.sent'], () => staff('POST', visitApi.sendQuote(lead.quoteId), {}), readQuote);
  await tells(['quote.change-requested'], () => ask('Two sofas.'), readQuote);
  await tells(['quote.accepted'], accept, readQuote);
  await tells([], accept);
  await tells(['quote.change-requested'], () => ask('Three sofas.'), readQuote);
  const other = await site.lead();
  await tells(
    ['quote.declined'],
    () => decide(other, { decision: 'declined' }),
    () => site.staffQuote(other),
  );

  let visitId = 0;
  const readVisit = () => staff('GET', visitApi.visit(visitId));
  const book = async () => {
    visitId = (await parseVisit(await site.book(lead))).id;
  };
  const change = async (changes: object) => {
    const { version } = await readVisit();
    await staff('PATCH', visitApi.visit(visitId), { version, ...changes });
  };
  await tells(['visit.booked'], book, readVisit);
  await tells(['visit.moved'], () => change({ from: '10:00', to: '12:00' }), readVisit);
  await tells([], () => change({ from: '10:00', to: '12:00' }));
  await tells(['visit.cancelled'], () => change({ status: 'cancelled' }), readVisit);
  await tells(['visit.booked'], book, readVisit);
  await tells(['visit.cancelled'], () => staff('DELETE', adminApi.quote(lead.quoteId)));
  await staff('POST', `${adminApi.quote(lead.quoteId)}/restore`);
  await tells(['visit.booked'], book, readVisit);
  t.setNow(`${tuesday.date}T20:00:00.000Z`);
  await tells(['visit.no-show'], () => change({ status: 'no-show' }), readVisit);
  await tells(['visit.done'], () => change({ status: 'done' }), readVisit);

  const draft = await addDraft(t);
  const readInvoice = () => getInvoice(t, draft.id);
  const readPayment = async () => {
    const { id: invoiceId, quoteId, customerId, payments } = await readInvoice();
    return { ...payments.at(-1), invoiceId, quoteId, customerId };
  };
  const back = { amount: '100.00', method: 'cash', paidAt: t.deps.clock().toISOString() };
  await tells(['invoice.issued'], () => issue(t, draft), readInvoice);
  await tells(['payment.received'], () => pay(t, draft, '40.00'), readPayment);
  await tells(['invoice.paid', 'payment.received'], () => pay(t, draft, '60.00'), readPayment);
  await tells(['payment.refunded'], () => staff('POST', invoiceApi.refunds(draft.id), back), readPayment);
  await tells(['invoice.voided'], () => staff('POST', invoiceApi.void(draft.id), {}), readInvoice);
  await tells(['lead.created'], () => site.lead());
  assert.deepEqual(
    webhookEvents.filter((event) => !event.endsWith('status-changed') && !seen.has(event)),
    [],
  );

  const events: WebhookEvent[] = ['visit.done', 'quote.accepted'];
  const changed: Webhook = await staff('PATCH', webhookApi.webhook(webhook.id), { events });
  assert.deepEqual([changed.isActive, changed.events], [true, ['quote.accepted', 'visit.done']]);
  const none = await t.adminCall('PATCH', webhookApi.webhook(webhook.id), { events: [] });
  assert.equal(none.status, 422);
  await tells([], () => site.lead());

  const all = await listEvents();
  for (const { type, data } of all) assert.deepEqual(eventData[type].data.parse(data), data, type);
  const worker = startWebhookWorker(t.deps);
  context.after(worker.stop);
  await until(() => receiver.calls.length >= all.length);
  assert.deepEqual(
    receiver.calls.map(({ body }) => body).toSorted(),
    all.map((event) => JSON.stringify(event)).toSorted(),
  );
});
