import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTransaction } from '#kit/db/transaction.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import { api, paths } from '#kit/paths/paths.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../tests/support/leads.ts';

test('what a program takes along behind a link leads home to the right page', async (context) => {
  const t = await openTestApp(context);
  const quote = await t.call(
    'POST',
    api.contact,
    quoteBody([{ serviceId: await addService(t.deps.db), quantity: 1 }]),
  );
  const { quoteId } = (await quote.json()) as { quoteId: number };
  const { token } = await inTransaction(t.deps.db, (trx) => ensureQuotePage(trx, quoteId, t.deps.clock()));
  for (const page of [paths.quote(token), `/es${paths.quote(token)}`, paths.contact, '/es/contact']) {
    const known = (await t.app.request(page)).status === 200;
    for (const ending of [
      '.',
      ',',
      ')',
      '/',
      '/.',
      '//',
      '…',
      '%E2%80%A6',
      '%29',
      '%2C',
      '%3E',
      '”',
      "'",
      '!',
      '%3F',
      '*',
    ]) {
      const answer = await t.app.request(`${page}${ending}?utm_source=a`);
      assert.ok([301, 302].includes(answer.status), `${page}${ending}`);
      assert.equal(answer.headers.get('Location'), `${page}?utm_source=a`);
    }
    if (page !== '/es/contact') assert.ok(known, page);
  }
  const response = await t.app.request(`${paths.quote(token)}.`);
  assert.equal(response.headers.get('Referrer-Policy'), 'no-referrer');
  assert.equal(response.headers.get('Cache-Control'), 'no-store');
  assert.equal((await t.app.request('http://localhost//evil.example/')).headers.get('Location'), null);
  assert.equal((await t.app.request('/nowhere')).status, 404);
  assert.equal((await t.app.request(`${api.contact}/.`)).status, 404);
});

test('no token of a link ends in a dash or an underscore', () => {
  const tokens = Array.from({ length: 500 }, newLinkToken);
  assert.deepEqual(
    tokens.filter((token) => !/^[\w-]{31}[A-Za-z0-9]$/.test(token)),
    [],
  );
});

const stored = async (t: TestApp, changes: object) => {
  const answer = await t.call('POST', api.contact, contactBody(changes));
  assert.equal(answer.status, 201, await answer.clone().text());
  const { id } = (await answer.json()) as { id: number };
  return t.deps.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};

test('a form’s line breaks count once, and invisible characters vanish from what has one line', async (context) => {
  const t = await openTestApp(context);
  const lines = `${'a\r\n'.repeat(2499)}ab`;
  const request = await stored(t, {
    firstName: 'Ma\u00adr\u200bí\u200da\u200e',
    email: 'a&b\u200b@x.xn--p1ai',
    message: lines,
  });
  assert.equal(request.firstName, 'María');
  assert.equal(request.email, 'a&b@x.xn--p1ai');
  assert.equal(request.message, lines.replaceAll('\r\n', '\n'));
  const joined = await stored(t, {
    firstName: '👩‍🔧',
    lastName: 'می‌خواهم',
    phone: '(818) 555-0119',
    email: 'x@домен.рф',
  });
  assert.deepEqual([joined.firstName, joined.lastName], ['👩‍🔧', 'می‌خواهم']);
  assert.equal(joined.email, 'x@xn--d1acufc.xn--p1ai');
});
