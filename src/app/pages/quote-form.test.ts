import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api, paths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../tests/support/leads.ts';
import { smallJpeg } from '../../../tests/support/pictures.ts';
import { post, stored, typed } from './quote-form.fixture.ts';

test('a form post is stored as the API stores the same quote, and leads to the complete step', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 89_00 });
  const chair = await addService(t.deps.db, { category: 'chair', discountedPriceCents: 45_00 });
  const unwanted = await addService(t.deps.db);

  const answer = await post(t, {
    ...typed,
    [`quantity.${sofa}`]: '2',
    [`quantity.${chair}`]: '1',
    [`quantity.${unwanted}`]: '',
  });
  assert.equal(answer.status, 303);
  assert.match(answer.headers.get('Location')!, /^\/calculator\?sent=complete&quote=[\w-]{32}$/);
  const items = [
    { serviceId: sofa, quantity: 2 },
    { serviceId: chair, quantity: 1 },
  ];
  const quote = { preferredTime: 'Morning', notes: 'Second floor' };
  assert.equal((await t.call('POST', api.contact, quoteBody(items, quote))).status, 201);

  const { requests, quotes } = await stored(t);
  assert.equal(requests.length, 2);
  const withoutIds = ({ id, quoteRequestId, quote, visitNumber, ...request }: CustomerRequest) => ({
    ...request,
    quote: quote && { ...quote, pagePath: null },
  });
  assert.deepEqual(withoutIds(requests[1]!), withoutIds(requests[0]!));
  const quoteWithoutIds = ({ id, requestId, serviceDetails, page, ...quote }: Quote) => ({
    ...quote,
    page: page && { ...page, path: null },
    serviceDetails: { ...serviceDetails, items: serviceDetails.items.map(({ id, ...item }) => item) },
  });
  assert.deepEqual(quoteWithoutIds(quotes[1]!), quoteWithoutIds(quotes[0]!));
  assert.equal(quotes[1]?.requestId, requests[1]?.id);
  // 2 × 89.00 + 45.00 = 223.00, less 15 %.
  assert.equal(quotes[1]?.serviceDetails.total, '189.55');
});

test('a urlencoded post is as good as a multipart one', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const body = new URLSearchParams({ ...typed, [`quantity.${sofa}`]: '1', prices: `89.00:${sofa}` });
  const answer = await t.app.request(paths.calculator, { method: 'POST', body });
  assert.equal(answer.status, 303);
  assert.equal((await stored(t)).quotes.length, 1);
});

test('the days that the field offers are those that are taken, in the time of the business', async (context) => {
  // Still Saturday in Los Angeles.
  const t = await openTestApp(context, { now: '2026-11-22T07:59:00.000Z' });
  const sofa = await addService(t.deps.db);
  const page = await (await t.call('GET', paths.calculator)).text();
  const [field = ''] = /<input[^>]*name="preferredDate"[^>]*>/.exec(page) ?? [];
  const [, min = ''] = /min="([^"]*)"/.exec(field) ?? [];
  const [, max = ''] = /max="([^"]*)"/.exec(field) ?? [];
  assert.deepEqual([min, max], ['2026-11-21', '2027-11-21']);
  const statusFor = async (preferredDate: string) =>
    (await post(t, { ...typed, preferredDate, [`quantity.${sofa}`]: '1' })).status;
  assert.deepEqual(await Promise.all([min, max].map(statusFor)), [303, 303]);
  assert.deepEqual(await Promise.all(['2026-11-20', '2027-11-22'].map(statusFor)), [422, 422]);
});

test('the complete step links to the quote, and that answer is not cached', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const location = (await post(t, { ...typed, [`quantity.${sofa}`]: '1' })).headers.get('Location')!;
  const complete = await t.call('GET', location);
  const html = await complete.text();
  assert.ok(html.includes(`href="/quote/${location.slice(-32)}"`));
  assert.ok(html.includes('Quote Request Sent!'));
  assert.equal(complete.headers.get('Cache-Control'), 'no-store');
  assert.equal(complete.headers.get('Referrer-Policy'), 'no-referrer');
});

test('the complete step is shown by the page that the post leads to', async (context) => {
  const t = await openTestApp(context);
  const complete = await (await t.call('GET', `${paths.calculator}?sent=complete`)).text();
  assert.ok(complete.includes('Quote Request Sent!'));
  assert.ok(!complete.includes('Image upload failed'));
  const withoutPhoto = await (await t.call('GET', `${paths.calculator}?sent=without-photo`)).text();
  assert.ok(withoutPhoto.includes('Quote Request Sent!'));
  assert.ok(withoutPhoto.includes('Image upload failed'));
  const made = await (await t.call('GET', `${paths.calculator}?sent=anything`)).text();
  assert.ok(!made.includes('Quote Request Sent!'));
});

test('a refused post shows all that was typed, and what is wrong with it', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const name = 'Ana "The Cleaner" <script>alert(1)</script>';
  const answer = await post(t, { ...typed, name, phone: '', zipCode: '915', [`quantity.${sofa}`]: '7' });
  assert.equal(answer.status, 422);
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  assert.equal(answer.headers.get('ETag'), null);
  const html = await answer.text();
  assert.ok(html.includes('value="Ana &quot;The Cleaner&quot; &lt;script&gt;alert(1)&lt;/script&gt;"'));
  assert.ok(!html.includes('<script>alert'));
  for (const value of ['915', 'ana@example.com', '2026-12-01', '7'])
    assert.ok(html.includes(`value="${value}"`), value);
  assert.match(html, /<textarea[^>]*>Second floor</);
  assert.ok(html.includes('ZIP code is required'));
  assert.ok(html.includes('Please provide contact information for your selected method'));
  assert.ok(!html.includes('Name is required'));
  assert.deepEqual(await stored(t), { requests: [], quotes: [] });
});

const refusals: [what: string, changes: Record<string, string>, sentence: string][] = [
  ['no name', { name: ' ' }, 'Name is required'],
  ['no contact method', { contactMethod: '' }, 'Contact method is required'],
  ['yesterday as the date', { preferredDate: '2026-11-20' }, 'Preferred service date can’t be in the past'],
  ['no date', { preferredDate: '' }, 'Preferred service date is required'],
  ['letters as the phone number', { phone: 'call me' }, 'Valid phone number is required'],
  ['too many of a service', { 'quantity.1': '51' }, 'Please enter whole numbers from 1 to 50'],
  ['less than none of a service', { 'quantity.1': '-1' }, 'Please enter whole numbers from 1 to 50'],
  ['half a sofa', { 'quantity.1': '0.5' }, 'Please enter whole numbers from 1 to 50'],
  ['words as a quantity', { 'quantity.1': 'two' }, 'Please enter whole numbers from 1 to 50'],
  ['a service that is not offered', { 'quantity.1': '0', 'quantity.99': '1' }, 'no longer offered'],
  ['an empty cart', { 'quantity.1': '0' }, 'Please choose at least one service'],
];

for (const [what, changes, sentence] of refusals) {
  test(`a post with ${what} is refused on the page itself`, async (context) => {
    const t = await openTestApp(context);
    assert.equal(await addService(t.deps.db), 1);
    const answer = await post(t, { ...typed, 'quantity.1': '1', ...changes });
    assert.equal(answer.status, 422);
    assert.ok((await answer.text()).includes(sentence));
    assert.deepEqual(await stored(t), { requests: [], quotes: [] });
  });
}

test('the same form posted twice, at the same time or later, is one lead; a changed one is another', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const fields = { ...typed, [`quantity.${sofa}`]: '1' };
  const photo = new Uint8Array(await smallJpeg());
  for (const answer of await Promise.all([post(t, fields, photo), post(t, fields, photo)])) {
    assert.match(answer.headers.get('Location')!, /^\/calculator\?sent=complete&quote=[\w-]{32}$/);
  }
  assert.equal((await post(t, fields, photo)).status, 303);
  assert.equal((await stored(t)).requests.length, 1);
  await post(t, { ...fields, message: 'Third floor' }, photo);
  assert.equal((await stored(t)).requests.length, 2);
});

test('a post that is no form, broken, far too large or from another site is answered with a page', async (context) => {
  const t = await openTestApp(context);
  const send = async (body: BodyInit, headers: Record<string, string>) => {
    const answer = await t.app.request(paths.calculator, { method: 'POST', body, headers });
    assert.match(answer.headers.get('Content-Type') ?? '', /^text\/html/);
    return answer.status;
  };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  assert.equal(await send('{}', { 'Content-Type': 'application/json' }), 415);
  assert.equal(await send('no boundary', { 'Content-Type': 'multipart/form-data' }), 400);
  assert.equal(await send('broken', { 'Content-Type': 'multipart/form-data; boundary=x' }), 400);
  assert.equal(await send(new Uint8Array(11 * 1024 * 1024), form), 413);
  assert.equal(await send('name=Ana', { ...form, Origin: 'https://evil.example' }), 403);
});

test('after thirty posts in ten minutes an address has to wait, with all that it typed', async (context) => {
  const t = await openTestApp(context);
  for (let sent = 0; sent < 30; sent += 1)
    assert.equal((await t.call('POST', api.contact, contactBody())).status, 201);
  const answer = await post(t, typed);
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get('Retry-After'), '600');
  assert.ok((await answer.text()).includes('value="Ana Lopez"'));
  t.setNow('2026-11-21T18:10:00.000Z');
  assert.equal((await post(t, typed)).status, 422);
});
