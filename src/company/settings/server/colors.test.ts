import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { brandColors } from '#company/brand/brand-texts.ts';
import { getPalette } from '#company/brand/palette.ts';
import type { SettingsUpdate, StoredSettings } from '#company/settings/settings.ts';
import { siteLanguages } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { drawings } from '#kit/paths/drawing-paths.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';

const chosen = { primary: '#7a1f3d', accent: '#ffd166' };
const { brand: palette } = getPalette(chosen.primary, chosen.accent);
const replaced = Object.keys(palette).map((name) => brandColors[name as keyof typeof palette]);
const former = new RegExp(`.{0,40}(?:${replaced.join('|')})`, 'i');

/** Under another name, beside which the demo’s drawn mark does not stand. */
async function save(t: TestApp, colors: SettingsUpdate['colors']): Promise<Response> {
  const answer = await t.adminCall('GET', adminApi.settings);
  const { updatedAt: _time, ...settings } = (await answer.json()) as StoredSettings;
  return t.adminCall('PUT', adminApi.settings, { ...settings, name: 'Maple', colors });
}

test('chosen colors are on every page at once, under its security policy, until they are given up', async (context) => {
  const t = await openTestApp(context);
  const pages = siteLanguages.flatMap((language) =>
    Object.values(t.deps.web[language].render.pages)
      .map(({ path }) => path)
      .filter((path) => /^\/[^:]*$/.test(path) && !path.startsWith('/api/')),
  );
  const walked = [...pages, '/none', '/es/nada', '/quote/none'];
  await save(t, null);
  const before = new Map<string, string>();
  for (const path of walked) before.set(path, await (await t.call('GET', path)).text());
  assert.equal((await save(t, chosen)).status, 200);
  for (const path of walked) {
    const answer = await t.call('GET', path);
    const html = await answer.text();
    assert.equal(former.exec(html)?.[0], undefined, path);
    const [, css] = /<style>(.*?)<\/style>/s.exec(html)!;
    assert.ok(css!.includes(palette.teal), path);
    const hash = createHash('sha256').update(css!).digest('base64');
    const policy = answer.headers.get('Content-Security-Policy')!;
    assert.ok(policy.includes(`style-src 'self' 'sha256-${hash}'`), `${path}: ${policy}`);
  }
  const map = await (await t.call('GET', drawings.mapLand)).text();
  assert.ok(map.includes(palette.teal) && !former.test(map));
  await save(t, null);
  for (const path of walked) {
    const html = await (await t.call('GET', path)).text();
    assert.equal(withoutTokens(html), withoutTokens(before.get(path)!), path);
  }
});

/** A form’s token has the time in it. */
const withoutTokens = (html: string) => html.replaceAll(/value="[^"]*"/g, '');

test('a page that a browser has in other colors is sent again', async (context) => {
  const t = await openTestApp(context);
  const etag = (await t.call('GET', paths.home)).headers.get('ETag')!;
  assert.equal((await t.call('GET', paths.home, undefined, { 'If-None-Match': etag })).status, 304);
  await save(t, chosen);
  assert.equal((await t.call('GET', paths.home, undefined, { 'If-None-Match': etag })).status, 200);
});

test('a shared link shows a picture in the chosen colors, under a new address', async (context) => {
  const t = await openTestApp(context);
  const getCard = async () => {
    const html = await (await t.call('GET', paths.home)).text();
    return new URL(/property="og:image" content="([^"]+)"/.exec(html)![1]!).pathname;
  };
  const first = await getCard();
  await save(t, chosen);
  const second = await getCard();
  assert.notEqual(first, second);
  const card = await t.call('GET', second);
  assert.deepEqual([card.status, card.headers.get('Content-Type')], [200, 'image/jpeg']);
});

test('emails are in the chosen colors', async (context) => {
  const app = await openMessages(context);
  await save(app.t, chosen);
  await app.lead({});
  const rows = await app.t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'email')
    .execute();
  assert.ok(rows.length > 0);
  for (const { payload } of rows) {
    const { html } = JSON.parse(payload) as Email;
    assert.ok(html.includes(palette.tealDeep));
    assert.equal(former.exec(html)?.[0], undefined);
  }
});

test('a color is six hexadecimal digits', async (context) => {
  const t = await openTestApp(context);
  await expectErrorAt(await save(t, { ...chosen, primary: 'red' }), 'colors.primary');
  await expectErrorAt(await save(t, { ...chosen, accent: '#ffd166;}' }), 'colors.accent');
  const saved = await save(t, { ...chosen, primary: '#7A1F3D' });
  assert.deepEqual(((await saved.json()) as StoredSettings).colors, chosen);
});
