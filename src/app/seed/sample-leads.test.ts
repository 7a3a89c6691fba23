import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import { escalateLeads } from '#messages/news/server/escalate.ts';
import { sweepMessages } from '#messages/planned/server/sweep-messages.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { createTestApp, openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { addSampleLeads } from './sample-leads.ts';

test('sample leads are requests and priced quotes of the days before, and write to nobody', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db, { discountedPriceCents: 8_900 });
  const now = new Date('2026-05-20T18:00:00Z');
  await addSampleLeads(t.deps.db, 80, 90, now);

  const requests = await t.deps.db.selectFrom('requests').selectAll().execute();
  assert.equal(requests.length, 80);
  const customers = await t.deps.db.selectFrom('customers').selectAll().execute();
  assert.ok(customers.length > 30 && customers.length < 80, `${customers.length} customers`);
  assert.ok(requests.every(({ customerId }) => customerId !== null));
  for (const { createdAt, email } of requests) {
    assert.ok(createdAt <= now.toISOString() && createdAt >= '2026-02-19');
    assert.match(email, /\.example$/);
  }
  const answer = await t.adminCall('GET', `${adminApi.quotes}?limit=100`);
  const quotes = (await answer.json()) as Quote[];
  assert.ok(quotes.length > 20 && quotes.length < 80, `${quotes.length} quotes`);
  assert.ok(new Set(quotes.map(({ status }) => status)).size === 4, 'every status is there');
  for (const { serviceDetails } of quotes) {
    assert.ok(serviceDetails.items.every(({ unitPrice }) => unitPrice === '89.00'));
  }
  // As a server beside the command does.
  await sweepMessages({ db: t.deps.db, clock: () => now });
  await escalateLeads({ db: t.deps.db, clock: () => now, wakeOutbox: () => {} });
  assert.deepEqual(await t.deps.db.selectFrom('outbox').selectAll().execute(), []);
  const visits = await t.deps.db.selectFrom('visits').selectAll().execute();
  const planned = quotes.filter(({ status }) => status === 'scheduled' || status === 'completed');
  assert.deepEqual(visits.map(({ quoteId }) => quoteId).sort(), planned.map(({ id }) => id).sort());
  for (const { status, date, propertyId } of visits) {
    assert.ok(propertyId !== null);
    assert.equal(status, date < '2026-05-20' ? 'done' : 'booked', date);
  }
});

test('the same number of sample leads is the same leads', async (context) => {
  const [one, other] = [await createTestApp(), await createTestApp()];
  context.after(() => Promise.all([one.close(), other.close()]));
  const now = new Date('2026-05-20T18:00:00Z');
  const stored = async ({ deps: { db } }: typeof one) => {
    await addSampleLeads(db, 8, 30, now);
    const leads = db.selectFrom('requests').select(['firstName', 'email', 'message', 'createdAt']);
    return leads.orderBy('id').execute();
  };
  assert.deepEqual(await stored(one), await stored(other));
});
