import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { contactBody } from '../../../tests/support/leads.ts';

async function openApp(context: TestContext): Promise<TestApp> {
  const t = await createTestApp();
  context.after(t.close);
  return t;
}

/** The contact form as a browser without JavaScript posts it. */
const post = async (t: TestApp, changes: Record<string, string> = {}): Promise<Response> =>
  t.app.request(paths.contact, { method: 'POST', body: new URLSearchParams(contactBody(changes)) });

const stored = async (t: TestApp) =>
  (await (await t.adminCall('GET', adminApi.requests)).json()) as CustomerRequest[];

test('a form post is stored as the API stores the same request, and leads to the confirmation', async (context) => {
  const t = await openApp(context);
  const answer = await post(t);
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get('Location'), `${paths.contact}?sent=complete`);
  assert.equal((await t.call('POST', api.contact, contactBody())).status, 201);
  const [second, first] = (await stored(t)).map(({ id, ...request }) => request);
  assert.deepEqual(first, second);
  assert.equal(first?.service, 'Carpet Cleaning');
});

test('the confirmation is shown by the page that the post leads to, and by no other', async (context) => {
  const t = await openApp(context);
  const pageAt = async (path: string) => (await t.call('GET', path)).text();
  const thanks = 'Thank you for your inquiry!';
  assert.ok((await pageAt(`${paths.contact}?sent=complete`)).includes(thanks));
  // The texts are in the script, not in the page.
  assert.ok(!(await pageAt(paths.contact)).includes(thanks));
  assert.ok(!(await pageAt(`${paths.contact}?sent=anything`)).includes(thanks));
});

test('a refused post shows all that was typed, and what is wrong with it', async (context) => {
  const t = await openApp(context);
  const firstName = '"Ana" <script>alert(1)</script>';
  const message = '</textarea><script>alert(2)</script>';
  const answer = await post(t, { firstName, message, phone: '818', service: 'mattress' });
  assert.equal(answer.status, 422);
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  const html = await answer.text();
  assert.ok(html.includes('value="&quot;Ana&quot; &lt;script&gt;alert(1)&lt;/script&gt;"'));
  assert.ok(html.includes('&lt;/textarea&gt;&lt;script&gt;alert(2)'));
  assert.ok(!html.includes('<script>alert'));
  assert.ok(html.includes('value="818"'));
  assert.match(html, /<option value="mattress" selected="">/);
  assert.ok(html.includes('Valid phone number is required'));
  assert.ok(!html.includes('First name is required'));
  assert.deepEqual(await stored(t), []);
});

const refusals: [field: string, changes: Record<string, string>, sentence: string][] = [
  ['first name', { firstName: ' ' }, 'First name is required'],
  ['last name', { lastName: '' }, 'Last name is required'],
  ['phone', { phone: '555-0111' }, 'Valid phone number is required'],
  ['email', { email: 'ana@' }, 'Valid email is required'],
  ['service', { service: '' }, 'Please select a service'],
];

for (const [field, changes, sentence] of refusals) {
  test(`a post without a right ${field} is refused on the page itself, with the documented message`, async (context) => {
    const t = await openApp(context);
    const answer = await post(t, changes);
    assert.equal(answer.status, 422);
    assert.ok((await answer.text()).includes(sentence));
    assert.deepEqual(await stored(t), []);
  });
}

test('the same form posted twice, at the same time or later, is one lead; a changed one is another', async (context) => {
  const t = await openApp(context);
  for (const answer of await Promise.all([post(t), post(t)])) assert.equal(answer.status, 303);
  assert.equal((await post(t)).status, 303);
  assert.equal((await stored(t)).length, 1);
  await post(t, { message: 'Three rooms after all.' });
  assert.equal((await stored(t)).length, 2);
});

test('after thirty leads in ten minutes an address has to wait, with all that it typed', async (context) => {
  const t = await openApp(context);
  for (let sent = 0; sent < 30; sent += 1) await post(t, { message: `Room ${sent}` });
  const answer = await post(t, { message: 'The last room' });
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get('Retry-After'), '600');
  assert.match(await answer.text(), /<textarea[^>]*>The last room</);
});

test('a post that is too large or no form is answered with a page', async (context) => {
  const t = await openApp(context);
  const large = await post(t, { message: 'x'.repeat(70_000) });
  assert.equal(large.status, 413);
  const json = await t.call('POST', paths.contact, contactBody());
  assert.equal(json.status, 415);
  for (const answer of [large, json]) assert.match(answer.headers.get('Content-Type') ?? '', /^text\/html/);
});
