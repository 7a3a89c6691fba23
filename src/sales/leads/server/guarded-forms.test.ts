import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { getEmails, getQuarantine, read, spam } from './quarantine.fixture.ts';

const forms: [path: string, fields: Record<string, string>][] = [
  [paths.contact, contactBody() as Record<string, string>],
  [paths.newsletter, { email: 'ana@example.com', source: 'newsletter' }],
];

for (const [path, fields] of forms) {
  test(`the form at ${path} carries trap and token where no script runs, and what it posts is judged by them`, async (context) => {
    const t = await openTestApp(context);
    const html = await (await t.call('GET', path)).text();
    const [, token = ''] = /<input type="hidden" name="formToken" value="([^"]+)">/.exec(html) ?? [];
    assert.match(
      html,
      /<div data-guard="" class="[a-z-]+" aria-hidden="true"><label>[^<]+<input name="website" tabindex="-1" autocomplete="off">/,
    );
    const post = (values: Record<string, string>) =>
      t.app.request(path, { method: 'POST', body: new URLSearchParams({ ...fields, ...values }) });
    t.setNow('2026-11-21T18:01:00.000Z');
    const caught = await post({ formToken: token, website: 'x', message: 'Buy pills' });
    assert.deepEqual(await getEmails(t), []);
    const honest = await post({ formToken: token, website: '' });
    assert.deepEqual(
      [caught.status, caught.headers.get('Location')],
      [honest.status, honest.headers.get('Location')],
    );
    assert.notEqual((await getEmails(t)).length, 0);
  });
}

test('a form that only leads to another page carries neither', async (context) => {
  const t = await openTestApp(context);
  const html = await (await t.call('GET', paths.home)).text();
  assert.match(html, /<form [^>]*action="\/calculator"/);
  assert.doesNotMatch(html, /name="(website|formToken)"/);
});

test('the calculator and the blog have trap and token too, and a cached page stays the same', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db);
  for (const path of [paths.calculator, paths.blog]) {
    const html = await (await t.call('GET', path)).text();
    assert.match(html, /name="website"/, path);
    assert.match(html, /name="formToken" value="[\da-z]+\.[\w-]{22}"/, path);
    t.setNow('2026-11-21T19:00:00.000Z');
    assert.equal(await (await t.call('GET', path)).text(), html, path);
  }
});

test('the calculator’s form without JavaScript is judged too, with its quote', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const form = new FormData();
  const fields = {
    name: 'Ana Lopez',
    contactMethod: 'email',
    email: 'ana@example.com',
    zipCode: '91501',
    preferredDate: '2026-12-01',
    [`quantity.${sofa}`]: '1',
    prices: `89.00:${sofa}`,
    ...spam,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await t.app.request(paths.calculator, { method: 'POST', body: form });
  // As for every lead: spammers learn nothing.
  assert.match(answer.headers.get('Location')!, /^\/calculator\?sent=complete&quote=[\w-]{32}$/);
  assert.deepEqual(
    (await getQuarantine(t)).map(({ reasons }) => reasons),
    [['hidden-field', 'no-token']],
  );
  assert.deepEqual(await read(t, adminApi.quotes), []);
});

test('a form that lost what the page adds to it counts with another sign', async (context) => {
  const t = await openTestApp(context);
  const post = (values: object) =>
    t.app.request(paths.contact, {
      method: 'POST',
      body: new URLSearchParams({ ...(contactBody() as Record<string, string>), ...values }),
    });
  await post({ message: 'Two rooms, please.' });
  assert.deepEqual(await getQuarantine(t), []);
  await post({ message: 'See https://a.example and https://b.example' });
  assert.deepEqual(
    (await getQuarantine(t)).map(({ reasons }) => reasons),
    [['no-token', 'links']],
  );
});
