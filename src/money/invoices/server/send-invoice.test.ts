import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Email } from '#kit/mail/server/mailer.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openMessages, subjects } from '#messages/planned/server/messages.fixture.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { getCustomer, request } from '#sales/customers/server/customers.fixture.ts';
import { getProblem } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addDraft, addInvoice, getInvoice, issue, pay } from './invoices.fixture.ts';

const sentEmails = async ({ deps }: TestApp) => {
  const rows = deps.db.selectFrom('outbox').select('payload').where('purpose', '=', 'invoice');
  return (await rows.execute()).map(({ payload }) => JSON.parse(payload) as Email);
};

test('an invoice goes out with its lines, its link and its PDF', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addInvoice(t, '100.00');
  await pay(t, invoice, '30.00');
  const sent = await request<Invoice>(t, 'POST', invoiceApi.send(invoice.id), { message: 'Thanks, Ana!' });
  assert.notEqual(sent.sentAt, null);
  const [email] = await sentEmails(t);
  assert.equal(email!.to, 'ana@example.com');
  assert.match(email!.subject, /^Invoice 2026-0001 from /);
  for (const part of ['Thanks, Ana!', '3-Seat Sofa', '$100.00', 'Balance due', '$70.00', invoice.url!]) {
    assert.ok(email!.text.includes(part), part);
  }
  assert.equal(email!.attachment!.filename, 'invoice-2026-0001.pdf');
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(email!.attachment!.base64, 'base64')));
  const { text } = await extractText(pdf, { mergePages: true });
  assert.match(text, /\$70\.00 is due December 5, 2026/);
  const listed = await t.adminCall('GET', `${adminApi.outbox}?purpose=invoice`);
  const [{ id }] = (await listed.json()) as [{ id: number }];
  const shown = await (await t.adminCall('GET', adminApi.outboxEmail(id))).text();
  assert.doesNotMatch(shown, new RegExp(invoice.url!.split('/').at(-1)!));
});

test('the link of an invoice leads to the page in its customer’s language', async (context) => {
  const t = await openTestApp(context);
  const [other, invoice] = [await addInvoice(t), await addInvoice(t, '80.00', { phone: '(323) 555-0199' })];
  const { id, version } = await getCustomer(t, invoice.customerId!);
  await request(t, 'PATCH', customerApi.customer(id), { version, language: 'es' });
  const shown = await getInvoice(t, invoice.id);
  assert.match(shown.url!, /\/es\/invoice\//);
  assert.deepEqual(
    (await request<Invoice[]>(t, 'GET', invoiceApi.invoices)).map(({ url }) => url),
    [shown.url, other.url],
  );
  assert.doesNotMatch(other.url!, /\/es\//);
  await request(t, 'POST', invoiceApi.send(invoice.id), { message: '' });
  assert.ok((await sentEmails(t))[0]!.text.includes(shown.url!));
  assert.equal((await t.call('GET', new URL(shown.url!).pathname)).status, 200);
});

test('a draft, and an invoice without an email address, are not sent', async (context) => {
  const t = await openTestApp(context);
  const draft = await addDraft(t);
  await getProblem(await t.adminCall('POST', invoiceApi.send(draft.id), {}), 'wrong-state');
  const mute = await addInvoice(t, '10.00', { email: '', phone: '(818) 555-0199' });
  assert.equal((await t.adminCall('POST', invoiceApi.send(mute.id), {})).status, 422);
  assert.deepEqual(await sentEmails(t), []);
});

/** An invoice of a quote, issued on November 21 and due on December 5. */
async function openReminders(context: Parameters<typeof openMessages>[0]) {
  const app = await openMessages(context);
  const { quoteId } = await app.lead();
  const draft = await request<Invoice>(app.t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  const invoice = await issue(app.t, draft);
  assert.equal(invoice.dueDate, '2026-12-05');
  const remindersAt = async (time: string) =>
    subjects(await app.at(time)).filter((subject) => subject === 'Your invoice is still unpaid');
  return { ...app, invoice, remindersAt };
}

test('reminders go out 7 and 14 days after the due date, with what is still owed', async (context) => {
  const { at, t, invoice, remindersAt } = await openReminders(context);
  await pay(t, invoice, '30.00');
  await request(t, 'POST', invoiceApi.creditNotes(invoice.id), { amount: '10.00', reason: 'Late' }, 201);
  assert.deepEqual(await remindersAt('2026-12-12T16:59:00.000Z'), []);
  const first = (await at('2026-12-12T17:00:00.000Z')).filter(({ text }) => text.includes('still unpaid'));
  assert.equal(first.length, 1);
  assert.match(first[0]!.text, /your invoice of \$49\.00 for/);
  assert.ok(first[0]!.text.includes(invoice.url!));
  assert.deepEqual(await remindersAt('2026-12-18T17:00:00.000Z'), []);
  assert.equal((await remindersAt('2026-12-19T17:00:00.000Z')).length, 1);
  assert.deepEqual(await remindersAt('2027-02-01T17:00:00.000Z'), []);
});

test('a paid or void invoice is not reminded of, also where the reminder is already in the outbox', async (context) => {
  const { t, invoice, remindersAt, timeline } = await openReminders(context);
  await pay(t, invoice, '89.00');
  assert.deepEqual(await remindersAt('2026-12-12T17:00:00.000Z'), []);
  const entries = (await timeline(invoice.quoteId!)).filter(
    ({ messageKind }) => messageKind === 'invoice-reminder',
  );
  assert.deepEqual(
    entries.map(({ status, detail }) => [status, detail]),
    [
      ['skipped', 'Nothing is owed on the invoice.'],
      ['skipped', 'Nothing is owed on the invoice.'],
    ],
  );
  assert.equal((await getInvoice(t, invoice.id)).status, 'paid');
});

test('after an outage the customer gets one of the two reminders', async (context) => {
  const { remindersAt } = await openReminders(context);
  assert.equal((await remindersAt('2026-12-20T17:00:00.000Z')).length, 1);
});

/** An invoice of a customer without a quote, issued on November 21 and due on December 5. */
async function openUnquoted(context: Parameters<typeof openMessages>[0]) {
  const app = await openMessages(context);
  const invoice = await addInvoice(app.t, '100.00');
  assert.deepEqual([invoice.quoteId, invoice.dueDate], [null, '2026-12-05']);
  const remindersAt = async (time: string) =>
    (await app.at(time)).filter(({ subject }) => subject.startsWith('Your invoice is still unpaid'));
  return { ...app, invoice, remindersAt };
}

test('an invoice without a quote is reminded of with its own lines, email address and link', async (context) => {
  const { t, invoice, remindersAt } = await openUnquoted(context);
  await pay(t, invoice, '30.00');
  await request(t, 'POST', invoiceApi.creditNotes(invoice.id), { amount: '10.00', reason: 'Late' }, 201);
  assert.deepEqual(await remindersAt('2026-12-12T16:59:00.000Z'), []);
  const [first, ...more] = await remindersAt('2026-12-12T17:00:00.000Z');
  assert.deepEqual([first!.to, more], ['ana@example.com', []]);
  assert.match(first!.text, /Hi Ana, your invoice of \$60\.00 for 3-Seat Sofa is still unpaid/);
  assert.ok(first!.text.includes(invoice.url!));
  assert.equal((await remindersAt('2026-12-19T17:00:00.000Z')).length, 1);
  const path = `/api/admin/customers/${invoice.customerId}/timeline`;
  const entries = await request<{ messageKind?: string; status: string }[]>(t, 'GET', path);
  assert.deepEqual(
    entries.filter(({ messageKind }) => messageKind).map(({ messageKind, status }) => [messageKind, status]),
    [
      ['invoice-reminder', 'sent'],
      ['invoice-reminder', 'sent'],
      ['receipt', 'skipped'],
    ],
  );
  const preview = { kind: 'invoice-reminder', text: 'Hi {firstName}, {total} for {items}' };
  const shown = await request<{ about: string; emailText: string }>(
    t,
    'POST',
    '/api/admin/messages/preview',
    preview,
  );
  assert.equal(shown.about, 'Ana Lopez');
  assert.match(shown.emailText, /Hi Ana, \$60\.00 for 3-Seat Sofa/);
});

for (const [what, end] of [
  ['paid', (t: TestApp, invoice: Invoice) => pay(t, invoice, '100.00')],
  ['void', (t: TestApp, { id }: Invoice) => request(t, 'POST', invoiceApi.void(id))],
  [
    'credited in full',
    (t: TestApp, { id }: Invoice) =>
      request(t, 'POST', invoiceApi.creditNotes(id), { amount: '100.00', reason: 'Gift' }, 201),
  ],
  [
    'paid and credited',
    async (t: TestApp, invoice: Invoice) => {
      await pay(t, invoice, '80.00');
      await request(t, 'POST', invoiceApi.creditNotes(invoice.id), { amount: '20.00', reason: 'Gift' }, 201);
    },
  ],
  ['erased', (t: TestApp) => request(t, 'POST', privacyApi.erase, { contact: 'ana@example.com' })],
  [
    'deleted with its customer',
    (t: TestApp, { customerId }: Invoice) => t.adminCall('DELETE', `/api/admin/customers/${customerId}`),
  ],
] as const) {
  test(`an invoice without a quote that is ${what} is not reminded of`, async (context) => {
    const { t, invoice, remindersAt } = await openUnquoted(context);
    await end(t, invoice);
    assert.deepEqual(await remindersAt('2026-12-12T17:00:00.000Z'), []);
  });
}
