import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../tests/support/leads.ts';

async function openApp(context: TestContext): Promise<TestApp> {
  const t = await createTestApp();
  context.after(t.close);
  return t;
}

const json = { 'Content-Type': 'application/json' };
const getRequests = async (t: TestApp) =>
  (await (await t.adminCall('GET', adminApi.requests)).json()) as CustomerRequest[];

test('a body cannot change what objects are made of, nor set what only the server sets', async (context) => {
  const t = await openApp(context);
  const extra =
    '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"id":77,"status":"completed",' +
    '"priority":"high","notes":"x","version":9,"createdAt":"2001-01-01T00:00:00.000Z","deletedAt":"2001-01-01",' +
    '"quarantinedAt":null,"spamReasons":"links","searchText":"x","firstReplyAt":"2001-01-01"';
  const body = `{${JSON.stringify(contactBody()).slice(1, -1)},${extra}}`;
  assert.equal((await t.app.request(api.contact, { method: 'POST', headers: json, body })).status, 201);
  assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
  const [request] = await getRequests(t);
  assert.notEqual(request?.id, 77);
  assert.deepEqual(
    [request?.status, request?.priority, request?.notes, request?.version, request?.createdAt.slice(0, 4)],
    ['new', 'medium', '', 1, '2026'],
  );
});

test('a change in the panel sets only what may be changed', async (context) => {
  const t = await openApp(context);
  const service = await addService(t.deps.db);
  const lead = await t.call('POST', api.contact, quoteBody([{ serviceId: service, quantity: 1 }]));
  const { id, quoteId } = (await lead.json()) as { id: number; quoteId: number };
  const post = await t.adminCall('POST', adminApi.posts, { title: 'One', content: 'Text' });
  const { id: postId } = (await post.json()) as { id: number };
  const forged = {
    id: 900,
    role: 'admin',
    createdAt: '2001-01-01T00:00:00.000Z',
    deletedAt: '2001-01-01T00:00:00.000Z',
    requestId: 900,
    subtotalCents: 1,
    totalCents: 1,
    isAiWritten: true,
    publishedAt: '2001-01-01T00:00:00.000Z',
    quarantinedAt: '2001-01-01T00:00:00.000Z',
  };
  const places: [path: string, change: object, kept: string[]][] = [
    [adminApi.request(id), { notes: 'Called.' }, ['id', 'createdAt', 'quoteRequestId', 'firstName']],
    [adminApi.quote(quoteId), { adminNotes: 'Called.' }, ['id', 'createdAt', 'requestId', 'serviceDetails']],
    [
      adminApi.post(postId),
      { title: 'Two' },
      ['id', 'createdAt', 'publishedAt', 'isPublished', 'isAiWritten'],
    ],
    [adminApi.service(service), { title: 'Two' }, ['id', 'createdAt', 'category']],
  ];
  for (const [path, change, kept] of places) {
    const read = async () => (await (await t.adminCall('GET', path)).json()) as Record<string, unknown>;
    const before = await read();
    const method = path === adminApi.request(id) ? 'PATCH' : 'PUT';
    const answer = await t.adminCall(method, path, { ...forged, ...change });
    assert.equal(answer.status, 200, path);
    const after = await read();
    for (const field of kept) assert.deepEqual(after[field], before[field], `${path} ${field}`);
  }
});

test('a user cannot become an administrator through a request body', async (context) => {
  const t = await openApp(context);
  await t.adminCall('GET', adminApi.account);
  const forged = { role: 'admin', isAdmin: true, twoFactorEnabled: false, username: 'other', userId: '1' };
  await t.adminCall('PATCH', adminApi.account, forged);
  for (const path of [api.contact, api.newsletter, '/api/auth/sign-up', '/api/auth/update-user']) {
    await t.call('POST', path, { ...contactBody(), ...forged });
  }
  assert.equal((await t.deps.db.selectFrom('users').select('id').execute()).length, 1);
});

const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };

test('a form of another site writes nothing, whatever type it sends', async (context) => {
  const t = await openApp(context);
  const lead = (await (await t.call('POST', api.contact, contactBody())).json()) as { id: number };
  const asText = JSON.stringify(contactBody());
  const bodies: [string, RequestInit][] = [
    ['JSON', { headers: json, body: asText }],
    ['JSON that says it is text', { headers: { 'Content-Type': 'text/plain' }, body: asText }],
    [
      'JSON that says it is a form',
      { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: asText },
    ],
    ['JSON without a type', { body: new Blob([asText]) }],
    ['a form', { body: new URLSearchParams(contactBody() as Record<string, string>) }],
    ['a multipart form', { body: multipart() }],
  ];
  const targets = [
    api.contact,
    paths.contact,
    api.newsletter,
    api.login,
    adminApi.posts,
    adminApi.upload,
    adminApi.restoreRequest(lead.id),
  ];
  for (const [what, init] of bodies) {
    for (const target of targets) {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(foreign)) headers.set(name, value);
      const answer = await t.app.request(target, { method: 'POST', ...init, headers });
      assert.equal(answer.status, 403, `${what} to ${target}`);
    }
  }
  for (const [what, init] of bodies.slice(1)) {
    const answer = await t.app.request(api.contact, { method: 'POST', ...init });
    assert.equal(answer.status, 415, `${what}, without the headers of a browser`);
  }
  assert.equal((await getRequests(t)).length, 1);
});

function multipart(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(contactBody())) form.set(name, String(value));
  return form;
}

test('texts are measured before any rule looks at them', async (context) => {
  const t = await openApp(context);
  const long = {
    email: `${'a.'.repeat(20_000)}@${'b.'.repeat(9_000)}`,
    phone: '1-'.repeat(20_000),
    firstName: ' '.repeat(50_000),
    service: '('.repeat(50_000),
  };
  for (const [field, text] of Object.entries(long)) {
    const answer = await t.call('POST', api.contact, contactBody({ [field]: text }));
    assert.equal(answer.status, 422, field);
  }
  for (const nested of ['['.repeat(30_000), '{"a":'.repeat(10_000)]) {
    const answer = await t.app.request(api.contact, { method: 'POST', headers: json, body: nested });
    assert.equal(answer.status, 400);
  }
  for (const path of [`${paths.blog}?search=`, `${api.posts}?search=`]) {
    assert.ok([200, 422].includes((await t.call('GET', path + 'a+'.repeat(7_000))).status));
  }
});

test('a query may name a key twice, as a list or as a prototype, and means no more by it', async (context) => {
  const t = await openApp(context);
  for (const query of ['?status[]=new', '?__proto__[status]=new', '?constructor=x', '?status=new&status=x']) {
    const answer = await t.adminCall('GET', adminApi.requests + query);
    assert.ok([200, 422].includes(answer.status), query);
  }
  const wrong = await t.adminCall('GET', `${adminApi.requests}?status=x`);
  assert.equal(wrong.status, 422);
});

test('no address leads to another site', async (context) => {
  const t = await openApp(context);
  const tries = [
    '//evil.example',
    '//evil.example/%2f..',
    '/%5cevil.example',
    '/blog//evil.example',
    `${paths.contact}?sent=https://evil.example`,
    `${paths.newsletterConfirm}?state=https://evil.example&token=x`,
    '/admin?return=https://evil.example',
    '/blog/%0d%0aLocation:%20https://evil.example',
  ];
  for (const path of tries) {
    const answer = await t.app.request(new Request(`http://localhost${path}`));
    assert.equal(answer.headers.get('Location'), null, path);
  }
  const body = new URLSearchParams({ ...(contactBody() as Record<string, string>), sent: '//evil.example' });
  const sent = await t.app.request(`${paths.contact}?sent=//evil.example`, { method: 'POST', body });
  assert.equal(sent.headers.get('Location'), `${paths.contact}?sent=complete`);
});
