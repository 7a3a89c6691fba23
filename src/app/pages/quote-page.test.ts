import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { quoteApi, quotePaths } from '#kit/paths/customer-paths.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { quoteBody } from '../../../tests/support/leads.ts';
import { photoForm, smallJpeg } from '../../../tests/support/pictures.ts';

async function openPage(context: TestContext, { tags = false, changes = {} } = {}) {
  const t = await openTestApp(context, {
    ...(tags && { config: { tags: { analyticsId: 'G-TEST', conversionTarget: null } } }),
  });
  const serviceId = await addService(t.deps.db, { title: 'Sofa', discountedPriceCents: 149_00 });
  const answer = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }], {}, changes));
  const { quoteUrl, quoteId } = (await answer.json()) as ContactAnswer;
  const token = quoteUrl!.split('/').at(-1)!;
  const page = () => t.call('GET', quotePaths.page(token));
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    t.app.request(quotePaths.decision(token), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
    });
  return { t, token, quoteId: quoteId!, page, post };
}

const accepting = { decision: 'accepted', version: '1', name: 'Ana Lopez', agreesToTerms: 'yes' };

test('the page shows lines, discount, total and terms, and is kept from caches and search engines', async (context) => {
  const { page, t } = await openPage(context);
  const answer = await page();
  const html = await answer.text();
  for (const text of ['Sofa', '$149.00', '−$14.90', '$134.10', 'December 21, 2026', 'Terms of Service']) {
    assert.ok(html.includes(text), text);
  }
  assert.ok(/<meta name="robots" content="noindex"/.test(html));
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  assert.equal(answer.headers.get('Referrer-Policy'), 'no-referrer');
  assert.match(answer.headers.get('X-Robots-Tag')!, /noindex/);
  assert.equal(answer.headers.get('ETag'), null);
  assert.doesNotMatch(await (await t.call('GET', '/sitemap.xml')).text(), /quote\//);
});

test('the link of a quote reaches no third-party tag', async (context) => {
  const { page, t } = await openPage(context, { tags: true });
  assert.ok(/Cookie settings/i.test(await (await t.call('GET', paths.about)).text()));
  const answer = await page();
  assert.ok(!/Cookie settings|googletagmanager/i.test(await answer.text()));
  assert.doesNotMatch(answer.headers.get('Content-Security-Policy')!, /google/);
});

test('reading the page changes nothing, however often a mail scanner does it', async (context) => {
  const { page, t, token } = await openPage(context);
  const rows = () =>
    Promise.all([
      t.deps.db.selectFrom('quotePages').selectAll().execute(),
      t.deps.db.selectFrom('quotes').selectAll().execute(),
      t.deps.db.selectFrom('events').selectAll().execute(),
    ]);
  const before = await rows();
  for (let read = 0; read < 3; read += 1) await page();
  await t.call('GET', quotePaths.decision(token));
  await t.call('GET', `${quotePaths.page(token)}?decision=accepted&name=Ana&agreesToTerms=yes&version=1`);
  assert.deepEqual(await rows(), before);
});

test('an unknown, replaced or deleted link is a 404 with a sentence and the phone number', async (context) => {
  const { page, t, quoteId } = await openPage(context);
  const unknown = await t.call('GET', quotePaths.page('x'.repeat(32)));
  await t.adminCall('DELETE', adminApi.quote(quoteId));
  for (const answer of [unknown, await page(), await t.call('GET', quotePaths.page('Odd%00Token'))]) {
    assert.equal(answer.status, 404);
    assert.equal(answer.headers.get('Referrer-Policy'), 'no-referrer');
    const html = await answer.text();
    assert.ok(html.includes('This quote link doesn’t work'));
    assert.ok(/tel:\+1\d{10}/.test(html));
  }
});

test('mistyped links and what lies below them are kept from caches, other sites and search engines', async (context) => {
  const { t, token } = await openPage(context);
  const found = quotePaths.page(token);
  const paths = ['/quote', '/quote/', `${found}/`, `${found}/unknown`, `${found}/photo`, `${found}/visit/`];
  for (const path of [...paths, `/Quote/${token}`, `/api/quotes/${token}/unknown`, `${found}/visit/move/x`]) {
    const { headers, status } = await t.call('GET', path);
    const expected = path === `${found}/` ? [302] : [301, 302, 404];
    assert.ok(expected.includes(status), `${path}: ${status}`);
    assert.deepEqual(
      [headers.get('Cache-Control'), headers.get('Referrer-Policy'), headers.get('X-Robots-Tag')],
      ['no-store', 'no-referrer', 'noindex, nofollow'],
      path,
    );
  }
  const other = await t.call('GET', '/quotes-and-more');
  assert.equal(other.headers.get('X-Robots-Tag'), null);
});

test('a form post decides and leads back to the page, from a page without a referrer too', async (context) => {
  const { page, post, token } = await openPage(context);
  const answer = await post(accepting, { Origin: 'null' });
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get('Location'), quotePaths.page(token));
  const html = await (await page()).text();
  assert.ok(/Quote accepted/.test(html));
  assert.ok(/Ana Lopez accepted \$134\.10/.test(html));
  assert.equal(
    (await post({ ...accepting, decision: 'declined' }, { Origin: 'https://evil.example' })).status,
    403,
  );
});

test('a refused form comes back with all input and errors beside the fields', async (context) => {
  const { post, t, quoteId, token } = await openPage(context);
  const unnamed = await post({ ...accepting, name: '  ' });
  assert.equal(unnamed.status, 422);
  const html = await unnamed.text();
  assert.ok(/id="accepted-name-error"[^>]*>.*Your name is required/.test(html));
  assert.ok(/checked=""[^>]*name="agreesToTerms"|name="agreesToTerms"[^>]*checked=""/.test(html));
  await t.adminCall('PUT', adminApi.quote(quoteId), { estimatedPrice: '120.00' });
  const changed = await post(accepting);
  assert.equal(changed.status, 409);
  const fresh = await changed.text();
  const { version } = (await (await t.call('GET', quoteApi.quote(token))).json()) as CustomerQuote;
  for (const text of [
    'We changed this quote',
    '$120.00',
    '−$29.00',
    'value="Ana Lopez"',
    `value="${version}"`,
  ]) {
    assert.ok(fresh.includes(text), text);
  }
  const message = await post({ decision: 'change-requested', version: '2', message: ' ', name: '' });
  assert.ok((await message.text()).includes('Tell us what you’d like to change'));
});

test('the photo that was sent is served with the link, and to nobody else', async (context) => {
  const t = await openTestApp(context);
  const photo = await t.app.request(api.upload, { method: 'POST', body: photoForm(await smallJpeg()) });
  const { imageUrl } = (await photo.json()) as { imageUrl: string };
  const serviceId = await addService(t.deps.db);
  const answer = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }], {}, { imageUrl }));
  const token = ((await answer.json()) as ContactAnswer).quoteUrl!.split('/').at(-1)!;
  const shown = await t.call('GET', quotePaths.photo(token));
  assert.equal(shown.status, 200);
  assert.equal(shown.headers.get('Content-Type'), 'image/webp');
  assert.equal(shown.headers.get('Cache-Control'), 'no-store');
  assert.ok((await (await t.call('GET', quotePaths.page(token))).text()).includes(quotePaths.photo(token)));
  assert.equal((await t.call('GET', imageUrl)).status, 401);
  assert.equal((await t.call('GET', quotePaths.photo('x'.repeat(32)))).status, 404);
});

test('a quote that nobody has priced offers neither accepting nor booking, until staff set a price', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { title: 'Mystery stain', discountedPriceCents: 0 });
  const answer = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 2 }]));
  const { quoteUrl, quoteId } = (await answer.json()) as ContactAnswer;
  const token = quoteUrl!.split('/').at(-1)!;
  const html = async () => (await t.call('GET', quotePaths.page(token))).text();
  const canBook = async () =>
    ((await (await t.call('GET', quoteApi.quote(token))).json()) as CustomerQuote).canBook;

  const unpriced = await html();
  for (const text of ['We’ll confirm your price shortly', 'To be confirmed', 'Decline quote']) {
    assert.ok(unpriced.includes(text), text);
  }
  for (const text of ['Accept', '$0.00', 'Pick a time']) assert.ok(!unpriced.includes(text), text);
  assert.equal(await canBook(), false);

  await t.adminCall('PUT', adminApi.quote(quoteId!), { estimatedPrice: '80.00' });
  const priced = await html();
  for (const text of ['Accept quote', '$80.00, valid until']) assert.ok(priced.includes(text), text);
});
