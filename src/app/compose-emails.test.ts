import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { startEmailWorker } from '#delivery/emails/server/email-worker.ts';
import { getSource } from '#kit/mail/server/mailer.fixture.ts';
import { createMailer } from '#kit/mail/server/mailer.ts';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { releaseMessage } from '#messages/planned/server/release-message.ts';
import { addInvoice, pay } from '#money/invoices/server/invoices.fixture.ts';
import { openBooking, parseVisit } from '#visits/booking/server/booking.fixture.ts';
import type { TestApp } from '../../tests/support/app.ts';
import { startInbox } from '../../tests/support/smtp.ts';
import { until } from '../../tests/support/until.ts';
import { composedEmails } from './compose-emails.ts';

/** The emails to an address that leave at this time, after whatever happened while the mail server was away. */
async function emailsTo(context: TestContext, t: TestApp, to: string) {
  const inbox = await startInbox();
  context.after(inbox.close);
  const sender = async () => ({ name: 'Sunweave', email: 'hello@sunweave.example' });
  const mailer = createMailer(getSource(inbox.url), sender);
  const worker = startEmailWorker(
    { ...t.deps, mailer, work: composedEmails(t.deps) },
    { pollMilliseconds: 3_600_000, graceMilliseconds: 20_000 },
  );
  const now = t.deps.clock().toISOString();
  const countDue = async () =>
    (
      await t.deps.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'email')
        .where('status', '=', 'pending')
        .where((where) => where.or([where('runAfter', '<=', now), where('leasedUntil', '>', now)]))
        .execute()
    ).length;
  await until(async () => (await countDue()) === 0);
  await worker.stop();
  return inbox.emails.filter(({ recipients }) => recipients.includes(to));
}

const later = (t: TestApp, minutes: number) =>
  t.setNow(new Date(t.deps.clock().getTime() + minutes * 60_000).toISOString());

test('a quote that waited leaves with the link of now, and not once it is declined', async (context) => {
  const { t, lead } = await openBooking(context, { config: { smtpUrl: null } });
  const { quoteId, token } = await lead();
  const other = await lead();
  for (const id of [quoteId, other.quoteId]) {
    assert.equal((await t.adminCall('POST', visitApi.sendQuote(id), { message: 'Here it is' })).status, 200);
  }
  const replaced = await t.adminCall('POST', visitApi.quoteLink(quoteId));
  const { url } = (await replaced.json()) as { url: string };
  const { version } = (await (await t.call('GET', quoteApi.quote(other.token))).json()) as {
    version: number;
  };
  const declined = { version, decision: 'declined', name: 'Ana' };
  assert.equal((await t.call('POST', quoteApi.decision(other.token), declined)).status, 200);
  later(t, 1);
  const emails = await emailsTo(context, t, 'ana1@example.com');
  const sent = emails.find(({ text }) => text.includes('Here it is'));
  assert.ok(sent?.text.includes(url), sent?.text);
  assert.ok(emails.every(({ text }) => !text.includes(token)));
  const rows = await t.deps.db.selectFrom('outbox').selectAll().where('purpose', '=', 'quote').execute();
  assert.deepEqual(
    rows.map(({ quoteId, status }) => [quoteId, status]),
    [[quoteId, 'sent']],
  );
  assert.ok(rows[0]!.payload.includes(url), 'the panel shows what was sent');
});

test('an invoice that waited says what is owed now, and leaves no more once it is void', async (context) => {
  const { t } = await openBooking(context);
  const customer = { email: 'bo@example.com' };
  const [owed, voided] = [await addInvoice(t, '100.00', customer), await addInvoice(t, '70.00', customer)];
  for (const { id } of [owed, voided]) {
    assert.equal((await t.adminCall('POST', invoiceApi.send(id), { message: '' })).status, 200);
  }
  await pay(t, owed, '99.00');
  assert.equal((await t.adminCall('POST', invoiceApi.void(voided.id))).status, 200);
  const emails = await emailsTo(context, t, 'bo@example.com');
  assert.equal(emails.length, 1);
  assert.match(emails[0]!.text, /\$1\.00/);
});

test('a visitor who books at once gets one email, and one who leaves gets the confirmation', async (context) => {
  const { t, lead, windows, book } = await openBooking(context);
  const [booker, leaver] = [await lead(), await lead()];
  for (const visitor of [booker, leaver]) await windows(visitor);
  later(t, 0.2);
  assert.deepEqual(await emailsTo(context, t, 'ana1@example.com'), []);
  await parseVisit(await book(booker));
  const { id } = await t.deps.db
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', 'visit-booked')
    .executeTakeFirstOrThrow();
  await releaseMessage(t.deps, id);
  later(t, 3);
  const toBooker = await emailsTo(context, t, 'ana1@example.com');
  assert.deepEqual(
    toBooker.map(({ headers }) => /booked/i.test(headers.subject ?? '')),
    [true],
  );
  const { status } = await t.deps.db
    .selectFrom('outbox')
    .select('status')
    .where('purpose', '=', 'confirmation')
    .where('requestId', '=', leaver.requestId)
    .executeTakeFirstOrThrow();
  assert.equal(status, 'sent');
});
