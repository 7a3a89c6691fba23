import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { Terms } from '#company/profile/company.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { quoteApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import { type Cluster, send, signIn } from '../support/instances.ts';
import { quoteBody } from '../support/leads.ts';
import { changeSettings } from './settings-change.ts';
import { getText, keep, newService, put } from './shown-at-once.ts';

const day = (days: number) => addDays(calendarDate(new Date()), days);

/**
 * While the counters stand still, no instance notices what another one wrote, however long it waits: it shows old
 * pages, and yet decides by the new facts.
 */
export async function decideByDatabase(cluster: Cluster) {
  const cookie = await signIn(cluster.instances[0]);
  const service = await newService(cluster.instances[0], cookie);
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('count_page_source'::regproc) as text`.execute(cluster.db);
  await sql`create or replace function count_page_source() returns trigger language plpgsql as
    'begin return null; end'`.execute(cluster.db);
  try {
    await decidePrice(cluster, cookie, service);
    await decideDiscount(cluster, cookie, service);
    await decideClosure(cluster, cookie, service);
    await decideSelfBooking(cluster, cookie, service);
    await decideTax(cluster, cookie);
    await decideRole(cluster, cookie);
  } finally {
    await sql.raw(rows[0]!.text).execute(cluster.db);
    await cluster.db
      .updateTable('pageSources')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
  }
}

async function decidePrice(
  { instances: [one, other] }: Cluster,
  cookie: string,
  { id, discountedPrice }: AdminService,
) {
  const lead = (expectedTotal: string) =>
    send(other, 'POST', api.contact, {
      json: quoteBody([{ serviceId: id, quantity: 1 }], { preferredDate: day(10), expectedTotal }),
      from: '192.0.2.240',
    });
  await keep(other, api.services);
  await put(one, adminApi.service(id), cookie, { originalPrice: '97.25', discountedPrice: null });
  const isHeldBack = async () => !(await getText(other, api.services)).includes('97.25');
  assert.ok(await isHeldBack());
  const refused = await lead(discountedPrice);
  assert.equal(refused.status, 409);
  const { code, current } = (await refused.json()) as Problem & { current: { total: string } };
  assert.deepEqual([code, current.total], ['price-changed', '97.25']);
  assert.equal((await lead('97.25')).status, 201);
  await put(one, adminApi.service(id), cookie, { isActive: false });
  assert.equal((await lead('97.25')).status, 422);
  await put(one, adminApi.service(id), cookie, { isActive: true });
  assert.ok(await isHeldBack());
}

async function decideDiscount({ instances: [one, other] }: Cluster, cookie: string, { id }: AdminService) {
  const lead = (expectedTotal: string) =>
    send(other, 'POST', api.contact, {
      json: quoteBody([{ serviceId: id, quantity: 2 }], { preferredDate: day(10), expectedTotal }),
      from: '192.0.2.245',
    });
  const save = (discounts: Terms['discounts']) =>
    changeSettings(one, cookie, ({ terms }) => ({ terms: { ...terms, discounts } }));
  await keep(other, api.discounts);
  await save([{ aboveDollars: 100, percent: 40 }]);
  assert.ok(!(await getText(other, api.discounts)).includes('"percent":40'));
  const refused = await lead('194.50');
  assert.equal(refused.status, 409);
  const { current } = (await refused.json()) as Problem & { current: { total: string } };
  assert.equal(current.total, '116.70');
  assert.equal((await lead('116.70')).status, 201);
  await save([]);
  assert.equal((await lead('116.70')).status, 409);
  assert.equal((await lead('194.50')).status, 201);
}

async function decideClosure({ instances: [one, other] }: Cluster, cookie: string, { id }: AdminService) {
  const lead = () =>
    send(other, 'POST', api.contact, {
      json: quoteBody([{ serviceId: id, quantity: 1 }], { preferredDate: day(20) }),
      from: '192.0.2.241',
    });
  assert.equal((await lead()).status, 201);
  const closure = { from: day(19), to: day(21), reason: 'Van repair' };
  await changeSettings(one, cookie, ({ closures }) => ({ closures: [...closures, closure] }));
  const refused = await lead();
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /quote\.preferredDate/);
  await changeSettings(one, cookie, ({ closures }) => ({
    closures: closures.filter(({ reason }) => reason !== closure.reason),
  }));
  assert.equal((await lead()).status, 201);
}

async function decideSelfBooking(
  { instances: [one, other], db }: Cluster,
  cookie: string,
  { id }: AdminService,
) {
  const json = quoteBody([{ serviceId: id, quantity: 1 }], { preferredDate: day(10) });
  const sent = await send(one, 'POST', api.contact, { json, from: '192.0.2.242' });
  const { quoteId } = (await sent.json()) as ContactAnswer;
  const { token } = await inTransaction(db, (trx) => ensureQuotePage(trx, quoteId!, new Date()));
  const offered = async () => {
    const answer = await send(other, 'GET', `${quoteApi.windows(token)}?days=14`);
    return (await answer.json()) as WindowDay[];
  };
  const open = (await offered()).find(({ windows }) => windows.length > 0)!;
  const allow = (selfBooking: boolean) =>
    changeSettings(one, cookie, ({ booking }) => ({ booking: { ...booking, selfBooking } }));
  await allow(false);
  assert.deepEqual(await offered(), []);
  const hold = () =>
    send(other, 'POST', quoteApi.hold(token), { json: { date: open.date, ...open.windows[0] } });
  assert.equal((await hold()).status, 409);
  await allow(true);
  assert.equal((await hold()).status, 201);
}

async function decideTax({ instances: [one, other], db }: Cluster, cookie: string) {
  const { id: customerId } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  await changeSettings(one, cookie, ({ invoices }) => ({ invoices: { ...invoices, taxPercent: 9.5 } }));
  const lines = [{ title: 'Sofa', quantity: 1, unitPrice: '100.00' }];
  const made = await send(other, 'POST', invoiceApi.invoices, { cookie, json: { customerId, lines } });
  assert.equal(((await made.json()) as Invoice).tax, '9.50');
}

/** Everyone's session and role are read with each call. */
async function decideRole({ instances: [one, other] }: Cluster, cookie: string) {
  const person = { name: 'Kim Doe', username: 'kim', email: 'kim@example.com', role: 'office' };
  const added = await send(one, 'POST', adminApi.people, { cookie, json: person });
  assert.equal(added.status, 201, await added.clone().text());
  const { id, password } = (await added.json()) as { id: string; password: string };
  const signedIn = await send(other, 'POST', api.login, {
    json: { username: 'kim', password },
    from: '192.0.2.243',
  });
  const own = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const status = async (path: string) => (await send(other, 'GET', path, { cookie: own })).status;
  assert.deepEqual([await status(adminApi.requests), await status(adminApi.people)], [200, 403]);
  const change = (role: string) => send(one, 'PATCH', adminApi.person(id), { cookie, json: { role } });
  assert.equal((await change('admin')).status, 200);
  assert.equal(await status(adminApi.people), 200);
  assert.equal((await change('office')).status, 200);
  assert.equal(await status(adminApi.people), 403);
  assert.equal((await send(one, 'DELETE', adminApi.personSessions(id), { cookie })).status, 200);
  assert.equal(await status(adminApi.requests), 401);
}
