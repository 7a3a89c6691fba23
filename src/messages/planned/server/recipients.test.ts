import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { issue } from '#money/invoices/server/invoices.fixture.ts';
import {
  addCustomer,
  customerOfLead,
  getCustomer,
  request,
} from '#sales/customers/server/customers.fixture.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { address, parseVisit } from '#visits/booking/server/booking.fixture.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { openMessages } from './messages.fixture.ts';
import { releaseMessage } from './release-message.ts';

type App = Awaited<ReturnType<typeof openMessages>>;

const property = { ...address, street: '12 Secret Oak St', accessNotes: 'Gate code 4711' };

/** Strangers who wrote, by the part of the customer's contact that was missing. */
const takeovers = {
  email: {
    victim: { firstName: 'Sarah', lastName: 'Chen', email: '', phone: '(818) 555-0177' },
    method: 'sms',
    stranger: { firstName: 'Eve', lastName: 'Chen', email: 'eve@example.com', phone: '(818) 555-0177' },
    theirs: 'eve@example.com',
  },
  phone: {
    victim: { firstName: 'Sarah', lastName: 'Chen', email: 'sarah@example.com', phone: '' },
    method: 'email',
    stranger: { firstName: 'Sarah', lastName: 'Chen', email: 'sarah@example.com', phone: '(323) 555-0166' },
    theirs: '+13235550166',
  },
} as const;

/** Every email and text to this contact. */
async function sentTo({ t, gateway }: App, contact: string) {
  const rows = await t.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'email').execute();
  const emails = rows.filter(({ payload }) => (JSON.parse(payload) as { to: string }).to === contact);
  return { emails, texts: gateway.texts.filter(({ to }) => to === contact) };
}

for (const [gap, { victim, method, stranger, theirs }] of Object.entries(takeovers)) {
  for (const isFirst of [false, true]) {
    test(`a stranger with a missing ${gap}, ${isFirst ? 'before' : 'after'} the customer, gets nothing of hers`, async (context) => {
      const app = await openMessages(context);
      const { t } = app;
      const write = () => customerOfLead(t, contactBody(stranger));
      if (isFirst) await write();
      const lead = await app.lead({ contact: victim, quote: { contactMethod: method } });
      const customerId = isFirst ? await app.pickCustomer(lead.quoteId) : await write();
      assert.equal(await app.pickCustomer(lead.quoteId), customerId, 'the leads joined');
      await parseVisit(await app.book(lead, { property, name: 'Sarah Chen', phone: '(818) 555-0177' }));
      await app.run();
      if (!isFirst) {
        const { email, phone, contactSuggestions } = await getCustomer(t, customerId);
        assert.deepEqual([email, phone], [victim.email, victim.phone]);
        assert.deepEqual(
          contactSuggestions.map(({ kind, requestId }) => [kind, requestId]),
          [[gap, lead.requestId + 1]],
        );
      }
      await app.at('2026-12-01T16:00:00.000Z');
      const [visit] = await app.visitsOn();
      const done = { status: 'done', version: visit!.version };
      await request<Visit>(t, 'PATCH', visitApi.visit(visit!.id), done);
      const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId: lead.quoteId }, 201);
      const lines = [{ title: 'Pad', quantity: 1, unitPrice: '10.00' }];
      const other = await request<Invoice>(t, 'POST', invoiceApi.invoices, { customerId, lines }, 201);
      assert.deepEqual([draft.email, other.email], [victim.email, '']);
      await issue(t, draft);
      await issue(t, other);
      for (const time of [
        '2026-12-02T18:00',
        '2026-12-09T18:00',
        '2026-12-24T18:00',
        '2026-12-31T18:00',
        '2027-12-02T18:00',
      ]) {
        await app.at(`${time}:00.000Z`);
      }
      const { emails, texts } = await sentTo(app, theirs);
      assert.deepEqual(texts, []);
      const confirmation = gap === 'email' ? [isFirst ? 1 : 2] : [];
      assert.deepEqual(
        emails.map(({ requestId }) => requestId),
        confirmation,
        'only the confirmation of the stranger’s own request',
      );
    });
  }
}

test('a message that waits goes to the address that staff correct meanwhile, and once', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const lead = await app.lead();
  await parseVisit(await app.book(lead));
  const { db } = t.deps;
  // Written, and not sent yet.
  const message = await db
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', 'visit-booked')
    .executeTakeFirstOrThrow();
  await releaseMessage(t.deps, message.id);
  await request<Quote>(t, 'PUT', adminApi.quote(lead.quoteId), { email: 'right@example.com' });
  const emails = await app.run();
  assert.deepEqual(
    emails.map(({ to }) => to),
    ['right@example.com'],
  );
  assert.match(emails[0]!.calendar!.content.replaceAll(/\r\n /g, ''), /right@example\.com/);
  assert.deepEqual(await app.run(), []);
});

test('a quote without an email goes to the one that staff entered for its own customer, and so does what follows', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const { id: customerId } = await addCustomer(t, { email: 'office@example.com' });
  const kept = await addCustomer(t, { firstName: 'Bo', email: 'bo@example.com', phone: '' });
  const items = [{ serviceId: app.serviceId, quantity: 1 }];
  const body = {
    firstName: 'Ana',
    phone: '8185550111',
    contactMethod: 'sms',
    zipCode: '91501',
    items,
    customerId,
  };
  const { id } = await request<Quote>(t, 'POST', adminApi.quotes, body, 201);
  await request(t, 'POST', `/api/admin/customers/${customerId}/merge`, { intoId: kept.id });
  const sent = await request<Quote>(t, 'POST', visitApi.sendQuote(id), { channels: ['email'], message: '' });
  assert.equal(sent.email, 'office@example.com');
  await request(t, 'PATCH', `/api/admin/customers/${customerId}`, { email: 'new@example.com' });
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId: id }, 201);
  assert.equal(draft.email, 'office@example.com');
});

test('a reminder goes where the invoice went', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const lead = await app.lead();
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId: lead.quoteId }, 201);
  const change = { email: 'billing@example.com', version: draft.version };
  const changed = await request<Invoice>(t, 'PATCH', invoiceApi.invoice(draft.id), change);
  await issue(t, changed);
  await app.run();
  const emails = await app.at('2026-12-12T18:00:00.000Z');
  assert.deepEqual(
    emails.filter(({ subject }) => subject.includes('still unpaid')).map(({ to }) => to),
    ['billing@example.com'],
  );
  assert.deepEqual(
    app.gateway.texts.filter(({ body }) => body.includes('/invoice/')),
    [],
  );
});

test('a text from a number that only a stranger typed says whose it is and ends nobody else’s follow-ups', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const { victim, stranger } = takeovers.phone;
  const lead = await app.lead({ contact: victim, quote: { contactMethod: 'email' } });
  const customerId = await customerOfLead(t, contactBody(stranger));
  assert.equal(await app.pickCustomer(lead.quoteId), customerId);
  const receive = async (text: string) => {
    const entries = Object.entries({ From: '+13235550166', Body: text, MessageSid: text });
    const url = t.deps.config.publicUrl + messagePaths.incoming;
    const answer = await t.app.request(messagePaths.incoming, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': textSignature('secret', url, entries),
      },
      body: new URLSearchParams(entries).toString(),
    });
    assert.equal(answer.status, 200);
  };
  await receive('No thanks');
  const notes = await t.deps.db.selectFrom('customerNotes').select(['customerId', 'fromPhone']).execute();
  assert.deepEqual(notes, [{ customerId, fromPhone: '3235550166' }]);
  const followUps = await app.at('2026-11-23T19:00:00.000Z');
  assert.deepEqual(
    followUps.map(({ to }) => to),
    [victim.email],
  );
});
