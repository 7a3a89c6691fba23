import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

async function found(t: TestApp, path: string, query: string): Promise<string[]> {
  const answer = await t.adminCall('GET', `${path}?${query}`);
  assert.equal(answer.status, 200, query);
  return ((await answer.json()) as { firstName?: string; title?: string; kind?: string }[]).map(
    ({ firstName, title, kind }) => firstName ?? `${kind} ${title}`,
  );
}

async function addLeads(t: TestApp, zipCodes: Record<string, string>) {
  const serviceId = await addService(t.deps.db);
  for (const [firstName, zipCode] of Object.entries(zipCodes)) {
    const body = quoteBody([{ serviceId, quantity: 1 }], { zipCode }, { firstName, lastName: 'Lee' });
    assert.equal((await t.call('POST', api.contact, body)).status, 201);
  }
}

test('requests and quotes are found by ZIP code, and those of five and of nine digits by each other', async (context) => {
  const t = await openTestApp(context);
  await addLeads(t, { Other: '91388', Exact: '91387-4321', Short: '91387', Neighbor: '91387-1111' });
  for (const path of [adminApi.requests, adminApi.quotes]) {
    assert.deepEqual(await found(t, path, 'search=91387-4321'), ['Short', 'Exact'], path);
    assert.deepEqual(await found(t, path, 'search=91387'), ['Neighbor', 'Short', 'Exact'], path);
    assert.deepEqual(await found(t, path, 'search=exact+91387-4321'), ['Exact'], path);
    assert.deepEqual(await found(t, path, 'search=91388-4321'), ['Other'], path);
  }
  assert.deepEqual(await found(t, adminApi.search, 'q=91387-4321'), [
    'request Short Lee',
    'request Exact Lee',
    'quote Short Lee',
    'quote Exact Lee',
    // All of them have the same phone number and last name.
    'customer Other Lee',
  ]);
});

test('a request follows the ZIP code of its quote, also of one that staff enter', async (context) => {
  const t = await openTestApp(context);
  await addLeads(t, { Mover: '91501' });
  assert.equal((await t.adminCall('PUT', adminApi.quote(1), { zipCode: '90210-0001' })).status, 200);
  assert.deepEqual(await found(t, adminApi.requests, 'search=90210'), ['Mover']);
  assert.deepEqual(await found(t, adminApi.requests, 'search=91501'), []);

  await t.call('POST', api.contact, contactBody({ firstName: 'Caller' }));
  const quote = { requestId: 2, firstName: 'Caller', phone: '(818) 555-0111', contactMethod: 'sms' };
  const items = [{ serviceId: 1, quantity: 1 }];
  assert.equal(
    (await t.adminCall('POST', adminApi.quotes, { ...quote, items, zipCode: '90026' })).status,
    201,
  );
  assert.deepEqual(await found(t, adminApi.requests, 'search=90026'), ['Caller']);
});

test('a phone number is still found however it is written', async (context) => {
  const t = await openTestApp(context);
  await t.call('POST', api.contact, contactBody({ firstName: 'Phona', phone: '(213) 555-0147' }));
  for (const typed of ['213-555-0147', '555-0147', '213 555', '2135550147']) {
    assert.deepEqual(await found(t, adminApi.requests, `search=${typed}`), ['Phona'], typed);
  }
});
