import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rawEndpoint } from '#kit/http/endpoint.ts';
import { mountEndpoints } from '#kit/http/mount-endpoints.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { api } from '#kit/paths/paths.ts';
import * as spanishRefusals from '#kit/refusals/refusals.es.ts';
import * as refusals from '#kit/refusals/refusals.ts';
import { AppError } from '#kit/server/errors.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { addInvoice, pay } from '#money/invoices/server/invoices.fixture.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { openBooking } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { englishIn } from '../../../tests/support/english-words.ts';

/** Names of the catalog, people and the business stay as they are. */
const names = [
  'Both sides of the cushions.',
  '2-Seat Sofa',
  '3-Seat Sofa',
  'Sunweave Cleaning',
  '120 Olive Ave',
  'Deep clean',
  'GET',
];

/** Paths of the Spanish site whose URL holds a token. */
const privatePath = /^\/es\/(quote|invoice)\/|\/(newsletter|messages)\/(confirm|unsubscribe)$/;

const spanishRoutes = (t: TestApp, method: string) => [
  ...new Set(
    t.app.routes
      .filter(
        (route) => route.method === method && route.path.startsWith(`${languageEntries.es.pathPrefix}/`),
      )
      .map(({ path }) => path)
      .filter((path) => !path.includes('*')),
  ),
];

const filled = (path: string, values: Partial<Record<string, string>>) =>
  path.replaceAll(/:(\w+)(\{[^/]*\})?/g, (_, name) => values[name] ?? 'nada');

async function readSpanish(answer: Response, path: string): Promise<string> {
  const body = await answer.text();
  if (/html/.test(answer.headers.get('Content-Type') ?? '')) {
    assert.match(body, /<html lang="es">/, path);
    assert.deepEqual(englishIn(body, names), [], path);
  }
  return body;
}

const assertPrivate = (answer: Response, path: string) => {
  assert.equal(answer.headers.get('Referrer-Policy'), 'no-referrer', path);
  assert.equal(answer.headers.get('Cache-Control'), 'no-store', path);
};

test('every Spanish path reads in Spanish, and those with a token in their URL stay private', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const lead = await app.lead();
  assert.equal((await app.book(lead)).status, 201);
  const invoice = await addInvoice(t);
  await pay(t, invoice, '100.00');
  await request(t, 'POST', invoiceApi.creditNotes(invoice.id), { amount: '30.00', reason: 'Mancha' }, 201);
  const real = { token: lead.token };
  const billed = { token: invoice.url!.split('/').at(-1)! };
  const paths = spanishRoutes(t, 'GET').filter((path) => !/\.(xml|ics|pdf)$|slug/.test(path));
  assert.ok(paths.length > 20, String(paths.length));
  for (const path of paths) {
    for (const values of path.includes(':') ? [{}, real, billed] : [{}]) {
      const shown = filled(path, values);
      const answer = await t.call('GET', shown);
      if (answer.status < 300 || answer.status >= 400) await readSpanish(answer, shown);
      if (privatePath.test(shown)) assertPrivate(answer, shown);
    }
  }
  const page = await (await t.call('GET', `/es/invoice/${billed.token}`)).text();
  assert.ok(page.includes('$30.00'));
  for (const mistyped of [
    '/es/quote/',
    '/es/quote/a/b/c',
    '/es/invoice/',
    '/es/invoice/a/b',
    '/ES/Quote/a/b',
  ])
    assertPrivate(await t.call('GET', mistyped), mistyped);
});

test('a form of a page without a referrer is taken in every language, and one of another site is not', async (context) => {
  const t = await openTestApp(context);
  for (const { pathPrefix: prefix } of Object.values(languageEntries)) {
    const post = (path: string, headers: Record<string, string>) =>
      t.app.request(prefix + path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ decision: 'declined' }),
      });
    for (const path of [
      '/quote/nada/decision',
      '/quote/nada/visit',
      '/invoice/nada/pay',
      '/messages/unsubscribe?token=a',
    ])
      assert.notEqual((await post(path, { Origin: 'null' })).status, 403, prefix + path);
    assert.equal((await post('/quote/nada/decision', { Origin: 'https://other.example' })).status, 403);
    assert.equal((await post('/contact', { Origin: 'null' })).status, 403);
  }
});

/** Forms that hold nothing, nonsense, or too much of it. */
const forms: Record<string, string>[] = [
  {},
  { ...fill('x'), 'quantity.1': '99', 'quantity.99': '1' },
  { ...fill('7'), decision: 'accepted', step: 'address', window: '2026-12-01 08:00 10:00' },
  { ...fill('y'.repeat(6000)), decision: 'declined' },
];

function fill(value: string) {
  const fields =
    'name firstName lastName email phone zipCode contactMethod preferredDate preferredTime message service decision version reason agreesToTerms street unit city accessNotes window step token source';
  return Object.fromEntries(fields.split(' ').map((name) => [name, value]));
}

test('every Spanish form refuses in Spanish', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const { token } = await app.lead();
  const billed = (await addInvoice(t)).url!.split('/').at(-1)!;
  const paths = spanishRoutes(t, 'POST');
  assert.ok(paths.length > 8, String(paths.length));
  for (const path of paths) {
    for (const values of path.includes(':') ? [{}, { token }, { token: billed }] : [{}]) {
      const shown = filled(path, values);
      for (const form of forms) {
        t.setNow(new Date(t.deps.clock().getTime() + 3_600_000).toISOString());
        await readSpanish(
          await t.app.request(shown, { method: 'POST', body: new URLSearchParams(form) }),
          shown,
        );
      }
      const type = { 'Content-Type': 'text/plain' };
      await readSpanish(await t.app.request(shown, { method: 'POST', headers: type, body: '{' }), shown);
      const large = { 'Content-Length': '20000000' };
      await readSpanish(await t.app.request(shown, { method: 'POST', headers: large, body: 'x=1' }), shown);
      await readSpanish(await t.app.request(shown, { method: 'DELETE' }), shown);
    }
  }
});

test('every public call that a Spanish page makes is refused in Spanish', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const { token } = await app.lead();
  const calls = t.app.routes.filter(
    ({ method, path }) =>
      method === 'POST' && /^\/api\/(contact|newsletter|upload|quotes\/)/.test(path) && !path.includes('*'),
  );
  assert.ok(calls.length >= 8);
  const bodies = [
    '{',
    '[]',
    '{}',
    '"x"',
    JSON.stringify({ quote: 7, version: 'x', decision: 'nada', date: 7 }),
  ];
  for (const { path } of calls) {
    for (const values of [{}, { token }]) {
      for (const body of bodies) {
        t.setNow(new Date(t.deps.clock().getTime() + 3_600_000).toISOString());
        const headers = { 'Content-Language': 'es', 'Content-Type': 'application/json' };
        const answer = await t.app.request(filled(path, values), { method: 'POST', headers, body });
        assert.ok(answer.status >= 400, path);
        const { detail, errors = [] } = (await answer.json()) as Problem;
        const said = [detail, ...errors.map(({ message }) => message)];
        assert.deepEqual(
          said.flatMap((text) => englishIn(`<p>${text}</p>`)),
          [],
          `${path} ${body}`,
        );
      }
    }
  }
  assert.equal((await t.call('GET', api.services)).status, 200);
});

test('a sentence for staff reaches no visitor: the general one of its code stands in', async (context) => {
  const t = await openTestApp(context);
  const throwing = (path: string, more: { isForStaff?: boolean } = {}) =>
    rawEndpoint('get', path, {
      ...more,
      summary: 'Throws',
      responses: {},
      handle: () => Promise.reject(new AppError('wrong-state', 'This draft is running.')),
    });
  const endpoints = { visitors: throwing('/api/x'), staff: throwing('/api/y', { isForStaff: true }) };
  mountEndpoints(t.app, [{ tag: 'X', description: 'X', endpoints }]);
  const detail = async (path: string, headers: Record<string, string> = {}) =>
    ((await (await t.app.request(path, { headers })).json()) as Problem).detail;
  assert.equal(await detail('/api/x'), refusals.notUnderstood);
  assert.equal(await detail('/api/x', { 'Content-Language': 'es' }), spanishRefusals.notUnderstood);
  assert.equal(await detail('/api/y'), 'This draft is running.');
});
