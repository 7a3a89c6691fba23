import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { seedDemo } from '#app/seed/seed.ts';
import { getEngine } from '#kit/db/portable.ts';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { sweepMessages } from '#messages/planned/server/sweep-messages.ts';
import { updateCustomerSearchText } from '#sales/customers/server/customer-search-text.ts';
import { customerForLead } from '#sales/customers/server/customers.queries.ts';
import { updateRequestSearchText } from '#sales/requests/server/requests.queries.ts';
import { followVisits } from '#visits/visits/server/follow-visits.ts';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { addService } from '../../tests/support/catalog.ts';
import { quoteBody } from '../../tests/support/leads.ts';
import { addManyLeads } from './add-many-leads.ts';

const counts = { requests: 600, quotes: 420, customers: 180, visits: 300 };
/** So few that all of them are of the time in which there are emails. */
const days = 80;

async function openMany(): Promise<TestApp> {
  const t = await createTestApp();
  const now = t.deps.clock();
  await seedDemo(t.deps.db, now);
  await addManyLeads(t.deps.db, { counts, days, now, log: t.deps.log });
  return t;
}

const findCount = async ({ deps: { db } }: TestApp, table: 'requests' | 'quotes' | 'customers' | 'visits') =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('many leads', () => {
  let t: TestApp;
  before(async () => {
    t = await openMany();
  });
  after(() => t.close());

  it('the product finds the same customers and would store the same search texts', async () => {
    const { deps } = t;
    const requests = await deps.db
      .selectFrom('requests')
      .selectAll()
      .where('customerId', 'is not', null)
      .execute();
    await deps.db.transaction().execute(async (trx) => {
      for (const { id, customerId, ...contact } of requests) {
        const quote = await trx
          .selectFrom('quotes')
          .select('zipCode')
          .where('requestId', '=', id)
          .executeTakeFirst();
        assert.equal(
          await customerForLead(trx, { ...contact, zipCode: quote?.zipCode }, deps.clock()),
          customerId,
        );
      }
      const stored = async () => ({
        requests: await trx.selectFrom('requests').selectAll().orderBy('id').execute(),
        customers: await trx.selectFrom('customers').selectAll().orderBy('id').execute(),
      });
      const before = await stored();
      for (const { id } of before.requests) await updateRequestSearchText(trx, id);
      for (const { id } of before.customers) await updateCustomerSearchText(trx, id);
      assert.deepEqual(await stored(), before);
    });
  });

  it('quotes and requests are in step with their visits', async () => {
    const { deps } = t;
    const { db } = deps;
    const by = { id: null, name: 'Kim' };
    await db.transaction().execute(async (trx) => {
      const stored = async () => ({
        quotes: await trx.selectFrom('quotes').selectAll().orderBy('id').execute(),
        requests: await trx.selectFrom('requests').select(['id', 'status']).orderBy('id').execute(),
      });
      const before = await stored();
      const visits = await trx.selectFrom('visits').selectAll().execute();
      assert.deepEqual(new Set(visits.map(({ status }) => status)).has('done'), true);
      for (const after of visits) await followVisits(trx, { visit: { after }, by, act: {} }, deps.clock());
      assert.deepEqual(await stored(), before);
    });
    const invoices = await db.selectFrom('invoices').selectAll().orderBy('id').execute();
    const payments = await db.selectFrom('movements').selectAll().execute();
    for (const { id, paidCents, totalCents, status, number } of invoices) {
      const paid = payments.filter(({ invoiceId }) => invoiceId === id);
      assert.equal(
        paidCents,
        paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
      );
      assert.equal(status, paidCents === totalCents ? 'paid' : 'issued', number ?? '');
    }
    const numbers = invoices.map(({ number }) => number);
    assert.equal(new Set(numbers).size, numbers.length);
  });

  it('a server on these data sends nothing to anybody, and alerts nobody', async () => {
    const { deps } = t;
    await sweepMessages(deps);
    const pending = await deps.db
      .selectFrom('outbox')
      .select('kind')
      .where('status', '=', 'pending')
      .execute();
    assert.deepEqual(pending, []);
    const planned = await deps.db
      .selectFrom('messages')
      .select('kind')
      .where('status', '=', 'planned')
      .execute();
    assert.deepEqual(planned, []);
    const awaited = deps.db.selectFrom('requests').select('id').where('escalateAt', 'is not', null);
    assert.deepEqual(await awaited.execute(), []);
  });

  it('every screen of the panel answers, and searches find these leads', async () => {
    const read = async <Row>(path: string) => {
      const answer = await t.adminCall('GET', path);
      assert.equal(answer.status, 200, `${path}: ${await answer.clone().text()}`);
      return (await answer.json()) as Row;
    };
    const [request] = await read<{ id: number; email: string; customerId: number }[]>(
      `${adminApi.requests}?limit=1`,
    );
    const { id, email } = request!;
    const [customer] = await read<{ id: number }[]>(`${customerApi.customers}?search=${email}`);
    for (const path of [
      adminApi.request(id),
      adminApi.requestHistory(id),
      customerApi.customer(customer!.id),
      customerApi.timeline(1),
      adminApi.today,
      `${adminApi.analytics}?days=90`,
      `${adminApi.stats}?days=90`,
      `${adminApi.schedule}?from=2026-11-16&to=2026-11-22`,
      `${visitApi.visits}?from=2026-11-16&to=2026-11-22`,
      invoiceApi.figures,
      adminApi.trash,
      adminApi.quarantine,
      adminApi.audit,
      `${adminApi.search}?q=${email}`,
    ]) {
      await read(path);
    }
    for (const [path, search] of [
      [adminApi.requests, email],
      [adminApi.quotes, 'mail.example'],
      [customerApi.customers, 'mail.example'],
      [invoiceApi.invoices, 'mail.example'],
      [adminApi.outbox, 'mail.example'],
      [adminApi.subscribers, 'mail.example'],
    ]) {
      assert.ok((await read<unknown[]>(`${path}?search=${search}`)).length > 0, `${path} ${search}`);
    }
  });

  it('the tables have exactly as many rows as wanted, and every reference leads somewhere', async () => {
    for (const table of ['requests', 'quotes', 'customers', 'visits'] as const) {
      assert.equal(await findCount(t, table), counts[table], table);
    }
    const { db } = t.deps;
    if (getEngine(db) === 'sqlite') {
      assert.deepEqual((await sql`pragma foreign_key_check`.execute(db)).rows, []);
    }
    // Postgres checks references itself. A new lead gets the next id.
    const serviceId = await addService(db);
    const sent = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }]));
    assert.equal(sent.status, 201, await sent.clone().text());
    assert.equal(((await sent.json()) as { id: number }).id, counts.requests + 1);
    for (const table of ['outbox', 'events', 'messages', 'invoices', 'movements'] as const) {
      const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
      assert.ok(row, `${table} is empty`);
    }
  });
});
