import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { conversationApi, type Thread } from '#messages/conversations/conversations.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import {
  address,
  type BookingApp,
  type Lead,
  parseVisit,
  tuesday,
} from '#visits/booking/server/booking.fixture.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { changeInvoiceSettings, issue, pay } from './invoices.fixture.ts';

const moment = {
  at: '2026-12-01T17:00:00.000Z',
  seen: { date: tuesday.date, from: tuesday.from, to: tuesday.to },
};

/** Acts on the visit of a lead, booked for this morning. */
async function openDay({ t, ...app }: BookingApp, changes: Parameters<BookingApp['lead']>[0] = {}) {
  const lead = await app.lead(changes);
  const { id } = await parseVisit(await app.book(lead, { property: address }));
  t.setNow(moment.at);
  const record = async (fact: object) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const answer = await t.adminCall('POST', visitApi.visitFacts(id), { ...moment, ...fact }, headers);
    assert.equal(answer.status, 201, await answer.clone().text());
  };
  return {
    t,
    lead,
    id,
    done: () => record({ kind: 'done' }),
    add: (title: string, unitPrice = '30.00') =>
      record({ kind: 'line', line: { title, quantity: 1, unitPrice }, agreedBy: 'Ana Lopez', agrees: true }),
    async set(status: string) {
      const { version } = await request<Visit>(t, 'GET', visitApi.visit(id));
      await request(t, 'PATCH', visitApi.visit(id), { status, version });
    },
    invoices: () => listInvoices({ t }, lead),
  };
}

/** Oldest first. */
const listInvoices = async ({ t }: Pick<BookingApp, 't'>, { quoteId }: Lead) =>
  (await request<Invoice[]>(t, 'GET', `${invoiceApi.invoices}?quoteId=${quoteId}`)).toReversed();

const facts = (invoices: readonly Invoice[]) =>
  invoices.map(({ status, total, lines }) => [status, total, ...lines.map(({ title }) => title)]);

test('a done visit is a draft with what was added on the spot; lines that come later join it', async (context) => {
  const { t, done, add, invoices, id, lead } = await openDay(await openMessages(context));
  await changeInvoiceSettings(t, { taxPercent: 9.5 });
  await add('Ottoman');
  assert.deepEqual(await invoices(), [], 'not before it is done');
  await done();
  const [draft, ...more] = await invoices();
  assert.deepEqual(facts([draft!]), [['draft', '117.27', '2-Seat Sofa', 'Ottoman']]);
  assert.deepEqual([more, draft!.visitId, draft!.serviceDate], [[], id, tuesday.date]);
  await done();
  await add('Pillow', '10.00');
  assert.deepEqual(facts(await invoices()), [['draft', '127.13', '2-Seat Sofa', 'Ottoman', 'Pillow']]);
  assert.equal((await invoices())[0]!.id, draft!.id);
  const { id: numbered } = await issue(t, (await invoices())[0]!);
  await add('Rug', '5.00');
  assert.deepEqual(facts(await invoices()), [
    ['issued', '127.13', '2-Seat Sofa', 'Ottoman', 'Pillow'],
    ['draft', '4.93', 'Rug'],
  ]);
  assert.equal((await invoices())[0]!.id, numbered);
  const again = await t.adminCall('POST', invoiceApi.invoices, { quoteId: lead.quoteId });
  assert.equal(again.status, 201, 'what was made by itself is no second invoice that staff made');
  assert.equal((await invoices()).length, 2);
});

test('a draft that was made by itself follows the price of its quote until it is issued; what comes later is billed by the same rule', async (context) => {
  const app = await openMessages(context);
  const { t, done, invoices, lead } = await openDay(app);
  const change = (changes: object) => request(t, 'PUT', adminApi.quote(lead.quoteId), changes);
  await done();
  const [made] = await invoices();
  await change({ estimatedPrice: '120.00', email: 'billing@example.com' });
  const [draft] = await invoices();
  assert.deepEqual([draft!.id, draft!.total, draft!.email], [made!.id, '120.00', 'billing@example.com']);
  await change({ adminNotes: 'Gate on the left' });
  assert.equal((await invoices())[0]!.version, draft!.version, 'nothing of it changed');
  await issue(t, draft!);
  await change({ estimatedPrice: '100.00' });
  assert.equal((await invoices()).length, 1, 'a lower price takes a credit note');
  const { serviceId } = app;
  await change({ items: [{ serviceId, quantity: 2 }], estimatedPrice: '150.00' });
  assert.deepEqual(
    (await invoices()).map(({ status, total }) => [status, total]),
    [
      ['issued', '120.00'],
      ['draft', '30.00'],
    ],
  );
  await changeInvoiceSettings(t, { whenDone: 'issue' });
  await change({ estimatedPrice: '160.00' });
  assert.deepEqual((await invoices()).at(-1)!.total, '40.00');
});

test('what staff make of it stays theirs; an untouched draft goes with a visit that was not done after all', async (context) => {
  const app = await openDay(await openMessages(context));
  const { t, set, invoices } = app;
  await app.done();
  await set('booked');
  assert.deepEqual(await invoices(), []);
  await set('done');
  const [draft] = await invoices();
  await request(t, 'PATCH', invoiceApi.invoice(draft!.id), { notes: 'By check, please.' });
  await set('booked');
  assert.equal((await invoices())[0]?.id, draft!.id);
  await app.add('Ottoman');
  await set('done');
  assert.deepEqual(
    (await invoices()).map(({ notes, lines }) => [notes, lines.map(({ title }) => title)]),
    [
      ['By check, please.', ['2-Seat Sofa']],
      ['', ['Ottoman']],
    ],
  );
});

test('the owner’s rule: nothing, issue, or send', async (context) => {
  const messages = await openMessages(context);
  const { t } = messages;
  await changeInvoiceSettings(t, { whenDone: 'nothing' });
  const first = await openDay(messages);
  await first.done();
  assert.deepEqual(await first.invoices(), []);

  await changeInvoiceSettings(t, { whenDone: 'issue' });
  await first.add('Ottoman');
  assert.deepEqual(facts(await first.invoices()), [['issued', '107.10', '2-Seat Sofa', 'Ottoman']]);
  const [issued] = await first.invoices();
  assert.deepEqual([issued!.number, issued!.sentAt], ['2026-0001', null]);
  await pay(t, issued!, '107.10');
  await first.set('booked');
  await first.set('done');
  assert.equal((await first.invoices()).length, 1, 'what is invoiced is not again');

  await changeInvoiceSettings(t, { whenDone: 'send' });
  await first.add('Pillow', '10.00');
  assert.deepEqual(facts(await first.invoices()), [
    ['paid', '107.10', '2-Seat Sofa', 'Ottoman'],
    ['issued', '9.00', 'Pillow'],
  ]);
});

for (const [way, contactMethod] of [
  ['email', 'email'],
  ['text', 'sms'],
] as const) {
  test(`an invoice that is sent by itself goes once, by ${way}, as its customer chose`, async (context) => {
    const messages = await openMessages(context);
    const { t, run, gateway } = messages;
    await changeInvoiceSettings(t, { whenDone: 'send' });
    const day = await openDay(messages, { quote: { contactMethod } });
    await run();
    gateway.texts.length = 0;
    await day.done();
    const emails = (await run()).filter(({ subject }) => /nvoice/.test(subject));
    const [invoice] = await day.invoices();
    assert.equal(invoice!.status, 'issued');
    assert.notEqual(invoice!.sentAt, null);
    const texts = gateway.texts.filter(({ body }) => body.includes(invoice!.url!));
    const about = texts.filter(({ body }) => /: Here's your invoice 2026-0001, \$89\.00\.\n/.test(body));
    assert.deepEqual([emails.length, about.length], way === 'email' ? [1, 0] : [0, 1]);
    const inbox = await request<Thread>(t, 'GET', conversationApi.conversation(invoice!.customerId!));
    assert.deepEqual(
      inbox.entries
        .filter(({ text }) => text.includes('invoice 2026-0001'))
        .map(({ status, by }) => [status, by]),
      way === 'email' ? [] : [['sent', null]],
    );
    assert.deepEqual(await run(), []);
    const { status } = await t.adminCall('GET', adminApi.quote(day.lead.quoteId));
    assert.equal(status, 200);
  });
}

test('an invoice or a quote whose text waits leaves with the link and amounts of then, and not once it is void', async (context) => {
  const messages = await openMessages(context);
  const { t, at, gateway } = messages;
  await changeInvoiceSettings(t, { whenDone: 'send' });
  const day = await openDay(messages, { contact: { email: '' } });
  // 9 PM: what leaves by the owner's rule waits for the morning.
  t.setNow('2026-12-02T05:00:00.000Z');
  await messages.run();
  await day.done();
  await messages.run();
  gateway.texts.length = 0;
  const [invoice] = await day.invoices();
  await pay(t, invoice!, '80.00');
  const other = await messages.lead({ contact: { email: '' } });
  t.setNow('2026-12-02T05:30:00.000Z');
  await messages.run();
  gateway.texts.length = 0;
  const { dailyLimit } = (await request<StoredSettings>(t, 'GET', adminApi.settings)).texts;
  const { db } = t.deps;
  await db
    .insertInto('textCounts')
    .values({ day: '2026-12-01', recipient: '', texts: dailyLimit })
    .onConflict((row) => row.columns(['day', 'recipient']).doUpdateSet({ texts: dailyLimit }))
    .execute();
  await request(t, 'POST', visitApi.sendQuote(other.quoteId), { message: '' });
  await messages.run();
  assert.equal(gateway.texts.length, 0);
  const { url } = await request<{ url: string }>(t, 'POST', visitApi.quoteLink(other.quoteId));
  await at('2026-12-02T16:00:00.000Z');
  const bodies = gateway.texts.map(({ body }) => body);
  assert.ok(
    bodies.some((body) => body.includes('$9.00') && body.includes(invoice!.url!)),
    bodies.join(),
  );
  assert.ok(
    bodies.some((body) => body.includes(url)),
    bodies.join(),
  );

  await day.add('Pillow', '10.00');
  await messages.run();
  t.setNow('2026-12-03T05:00:00.000Z');
  await day.add('Rug', '5.00');
  const last = (await day.invoices()).at(-1)!;
  await messages.run();
  await request(t, 'POST', invoiceApi.void(last.id));
  gateway.texts.length = 0;
  await at('2026-12-03T16:00:00.000Z');
  assert.deepEqual(
    gateway.texts.filter(({ body }) => body.includes(last.url!)),
    [],
  );
});

test('whoever finishes the visit twice at once makes one invoice, on two phones and in the office', async (context) => {
  const messages = await openMessages(context);
  await changeInvoiceSettings(messages.t, { whenDone: 'issue' });
  const day = await openDay(messages);
  await Promise.all([day.done(), day.done(), day.done()]);
  assert.deepEqual(facts(await day.invoices()), [['issued', '89.00', '2-Seat Sofa']]);
});
