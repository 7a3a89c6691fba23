import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

async function openApp(context: TestContext): Promise<TestApp> {
  const t = await createTestApp();
  context.after(t.close);
  return t;
}

async function sendLead(t: TestApp, body: object) {
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201, await answer.clone().text());
}

async function exported(t: TestApp, path: string): Promise<string[]> {
  const answer = await t.adminCall('GET', path);
  assert.equal(answer.status, 200, await answer.clone().text());
  assert.equal(answer.headers.get('Content-Type'), 'text/csv; charset=utf-8');
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  assert.ok(text.startsWith('\uFEFF'), 'Excel reads it as UTF-8');
  return text.slice(1).split('\r\n').slice(0, -1);
}

test('requests are exported as the screen filters them, the newest first', async (context) => {
  const t = await openApp(context);
  await sendLead(t, contactBody({ firstName: 'Zoë', message: 'One, "two"' }));
  await sendLead(t, contactBody({ firstName: '=SUM(A1)', service: 'couch' }));
  const [heading, newest, oldest, ...more] = await exported(t, adminApi.requestsCsv);
  assert.deepEqual(more, []);
  assert.match(heading!, /^Request,Received,First name,Last name,Email,Phone,Service,Message,Status,/);
  assert.match(newest!, /^2,2026-11-21 10:00,'=SUM\(A1\),Lopez,/);
  assert.match(oldest!, /,Zoë,Lopez,ana@example\.com,\(818\) 555-0111,Carpet Cleaning,"One, ""two""",new,/);
  const found = await exported(t, `${adminApi.requestsCsv}?search=zo%C3%AB&status=new`);
  assert.deepEqual(found, [heading, oldest]);
  assert.deepEqual(await exported(t, `${adminApi.requestsCsv}?status=completed`), [heading]);
  assert.equal((await t.adminCall('GET', `${adminApi.requestsCsv}?status=lost`)).status, 422);
});

test('quotes are exported with their lines and prices', async (context) => {
  const t = await openApp(context);
  const serviceId = await addService(t.deps.db);
  await sendLead(t, quoteBody([{ serviceId, quantity: 2 }]));
  const [heading, row, ...more] = await exported(t, `${adminApi.quotesCsv}?category=couch`);
  assert.deepEqual(more, []);
  assert.match(heading!, /^Quote,Received,/);
  assert.match(row!, /,91501,yes,Couch Cleaning,2 × 2-Seat Sofa,178\.00,/);
  assert.deepEqual(await exported(t, `${adminApi.quotesCsv}?category=mattress`), [heading]);
});

test('the bookkeeping of a period has its completed visits, by the day of the visit and in local time', async (context) => {
  const t = await openApp(context);
  const items = [{ serviceId: await addService(t.deps.db), quantity: 1 }];
  const days: Record<string, string | null> = {
    October: '2026-10-31',
    First: '2026-11-01',
    Last: '2026-11-30',
  };
  const add = (firstName: string, preferredDate: string | null, more: object = {}) =>
    t.adminCall('POST', adminApi.quotes, {
      firstName,
      phone: '(818) 555-0111',
      contactMethod: 'sms',
      zipCode: '91501',
      items,
      status: 'completed',
      preferredDate,
      ...more,
    });
  for (const [name, day] of Object.entries(days)) assert.equal((await add(name, day)).status, 201);
  await add('Open', '2026-11-05', { status: 'scheduled' });
  // Half past eleven in the evening of November 30 in Los Angeles.
  t.setNow('2026-12-01T07:30:00.000Z');
  await add('Undated', null);
  const path = (query: string) => `${adminApi.quotesCsv}?${query}`;
  const names = async (query: string) =>
    (await exported(t, path(query))).slice(1).map((row) => row.split(',')[2]);
  assert.deepEqual(await names('from=2026-11-01&to=2026-11-30'), ['Undated', 'Last', 'First']);
  assert.deepEqual(await names('to=2026-10-31'), ['October']);
  assert.deepEqual(await names('from=2026-12-01'), []);
  assert.equal((await names('')).length, 5);
  const [heading, undated] = await exported(t, path('from=2026-11-30&search=undated'));
  const column = (name: string) => undated!.split(',')[heading!.split(',').indexOf(name)];
  assert.equal(column('Completed'), '2026-11-30');
  assert.equal(column('Received'), '2026-11-30 23:30');
  const answer = await t.adminCall('GET', path('from=2026-11-01&to=2026-11-30'));
  assert.match(
    answer.headers.get('Content-Disposition')!,
    /"completed-visits-2026-11-01-to-2026-11-30\.csv"/,
  );
  assert.equal((await t.adminCall('GET', path('from=yesterday'))).status, 422);
});

test('an export has every record of a list that is longer than a page of it, once', async (context) => {
  const t = await openApp(context);
  await sendLead(t, contactBody());
  const { id: _id, ...row } = await t.deps.db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
  for (let count = 0; count < 5; count += 1) {
    await t.deps.db
      .insertInto('requests')
      .values(Array.from({ length: 500 }, () => row))
      .execute();
  }
  const [, ...rows] = await exported(t, adminApi.requestsCsv);
  const ids = rows.map((line) => Number(line.split(',')[0]));
  assert.deepEqual(
    ids,
    Array.from({ length: 2501 }, (_, index) => 2501 - index),
  );
});

test('nobody but an administrator exports anything', async (context) => {
  const t = await openApp(context);
  for (const path of [adminApi.requestsCsv, adminApi.quotesCsv]) {
    assert.equal((await t.call('GET', path)).status, 401, path);
  }
});
