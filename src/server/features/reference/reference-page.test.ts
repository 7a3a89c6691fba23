import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '#shared/paths.ts';
import { operationsOf, readDocument } from '../../../../tests/support/api-caller.ts';
import { createTestApp } from '../../../../tests/support/app.ts';

const t = await createTestApp();
after(t.close);
const answer = await t.app.request(api.docs);
const page = await answer.text();

test('the reference shows every call with an anchor, a link from the index and an example', async () => {
  assert.equal(answer.status, 200);
  const operations = operationsOf(await readDocument(t));
  for (const { id, path, operation } of operations) {
    assert.ok(page.includes(`<h3 id="${id}">`), id);
    assert.ok(page.split(`href="#${id}"`).length > 2, `${id} is linked from the index and from itself`);
    assert.ok(page.includes(path), path);
    for (const { name } of operation.parameters ?? []) assert.ok(page.includes(`<code>${name}</code>`), name);
  }
  assert.equal(page.split('curl ').length - 1, operations.length);
});

test('the reference is no page for search engines, and brings nothing that is not ours', () => {
  assert.match(page, /<meta name="robots" content="noindex"/);
  assert.doesNotMatch(page, /rel="canonical"/);
  const loaded = [...page.matchAll(/(?:src|href)="(https?:[^"]+)"/g)].map(([, address]) => address);
  assert.deepEqual(loaded, []);
  assert.doesNotMatch(page, /\sstyle=/);
  assert.match(page, /<link rel="stylesheet" href="\/assets\/reference-[\w-]+\.css"/);
});

test('no other page loads the styles of the reference', async () => {
  const home = await (await t.app.request('/')).text();
  assert.doesNotMatch(home, /reference-|\.api-call/);
});

test('the reference is not in the sitemap', async () => {
  const sitemap = await (await t.app.request('/sitemap.xml')).text();
  assert.doesNotMatch(sitemap, /\/api/);
});
