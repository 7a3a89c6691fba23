import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { sendLead } from '#kit/backup/backup.fixture.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import { customerApi, messagePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { getInvoice } from '#money/invoices/server/invoices.queries.ts';
import { getState, openVisit } from '#visits/day/server/visit-progress.fixture.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

/** Stands in all texts about the person. Bookkeeping keeps those with `booked`. */
export const word = 'zorblax';
export const booked = 'krumwich';
export const contact = { email: 'ana1@example.com', phone: '(818) 555-1001' };

const time = '2026-11-21T18:00:00.000Z';

/** One person with everything that the product can store about one. */
export async function openWholePerson(context: TestContext, { isSubscriber = true } = {}) {
  const site = await openVisit(context);
  const { t, id, lead } = site;
  const { db } = t.deps;
  t.deps.config.sms = { url: 'http://127.0.0.1:9', user: 'AC1', password: 'secret', from: '+18185550100' };
  await db
    .insertInto('webhooks')
    .values({ url: 'https://hook.example', secret: 's', createdAt: time })
    .execute();
  const post = async (path: string, body: object, status = 201) => {
    const answer = await t.adminCall('POST', path, body, { 'Idempotency-Key': crypto.randomUUID() });
    assert.equal(answer.status, status, `${path}: ${await answer.clone().text()}`);
    return (await answer.json()) as { id: number; customerId: number; version: number };
  };
  const { customerId } = await site.staffQuote(lead);

  assert.equal((await site.record({ kind: 'note', text: `A ${word} in the hall` })).status, 201);
  const before = (await getState(await site.photo())).visitPhotos.at(-1)!;
  const after = (await getState(await site.photo({ stage: 'after' }))).visitPhotos.at(-1)!;
  await post(visitApi.publishedPairs(id), {
    ...{ beforePhotoId: before.id, afterPhotoId: after.id, category: 'couch', caption: `Sofa of ${word}` },
    ...{
      beforeAlt: 'Coffee',
      afterAlt: 'None',
      consentBy: word,
      consentWay: 'phone',
      consentDate: '2026-12-01',
    },
    agrees: true,
  });
  assert.equal((await site.record({ kind: 'started' })).status, 201);
  assert.equal((await site.record({ kind: 'done' })).status, 201);
  await post(customerApi.notes(customerId!), { text: `Likes ${word}` });
  await post(customerApi.properties(customerId!), {
    ...{ street: `1 ${word} St`, city: 'Burbank', zipCode: '91501', accessNotes: word },
  });

  const invoices = [await bill({ quoteId: lead.quoteId }), await bill({ customerId, email: contact.email })];
  async function bill(subject: object): Promise<number> {
    const lines = [{ title: 'Sofa', quantity: 1, unitPrice: '100.00' }];
    const draft = await post(invoiceApi.invoices, { ...subject, lines });
    const body = { version: draft.version };
    const issued = (await (await t.adminCall('POST', invoiceApi.issue(draft.id), body)).json()) as Invoice;
    assert.equal(issued.status, 'issued');
    const sent = await t.adminCall('POST', invoiceApi.send(draft.id), { message: `Dear ${word}` });
    assert.equal(sent.status, 200, await sent.clone().text());
    const paid = { amount: '10.00', method: 'cash', paidAt: t.deps.clock().toISOString() };
    await post(invoiceApi.payments(draft.id), paid);
    await post(invoiceApi.creditNotes(draft.id), { amount: '5.00', reason: `${booked} stain` });
    const news = { title: 'Paid online', text: `${word} has paid` };
    await inTransaction(db, async (trx) => {
      const invoice = await getInvoice(trx, draft.id);
      const payment = { quoteId: invoice.quoteId, customerName: invoice.customerName };
      const { config } = t.deps;
      await record(trx, { type: 'money.reported', invoice, payment, ...news, config }, t.deps.clock());
    });
    return draft.id;
  }

  await receiveText(t, `Hello from ${word}`);
  const settings = (await (await t.adminCall('GET', messagePaths.settings)).json()) as {
    kinds: { kind: string; text: object }[];
  };
  const own = settings.kinds.find(({ kind }) => kind === 'visit-booked')!.text;
  const test = { kind: 'visit-booked', text: own, channel: 'email', quoteId: lead.quoteId };
  assert.equal((await t.adminCall('POST', messagePaths.test, test)).status, 200);
  if (isSubscriber)
    assert.equal((await t.call('POST', api.newsletter, { email: contact.email })).status, 202);
  // Also with a photo, from the calculator.
  await sendLead(t, { ...contact, firstName: 'Ana1', lastName: 'Lopez1' });
  await t.adminCall('PUT', adminApi.quote(lead.quoteId), { adminNotes: `Ask ${word}` });
  return { ...site, invoices };
}

/** As the gateway posts it. */
export async function receiveText(t: TestApp, text: string, from = '+18185551001'): Promise<void> {
  const entries = Object.entries({
    ...{ From: from, To: '+18185550100', Body: text },
    MessageSid: `SM${crypto.randomUUID()}`,
  });
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
}
