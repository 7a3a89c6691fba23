import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LegalRecord } from '#company/legal/legal-pages.ts';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import { getText } from '#company/settings/server/pages.fixture.ts';
import { adminApi, adminPage, api, paths } from '#kit/paths/paths.ts';
import { readCookie } from '../../../../tests/support/accounts.ts';
import { admin } from '../../../../tests/support/admin.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';

const list = async (t: TestApp) =>
  (await (await t.adminCall('GET', adminApi.legalPages)).json()) as LegalRecord[];

const spanish = '/es/privacy-policy';

test('an owner writes a section of a legal page in a language, and goes back to the usual text', async (context) => {
  const t = await openTestApp(context);
  const before = await getText(t, paths.privacyPolicy);
  const [privacy] = await list(t);
  const usual = privacy!.usual.en.sections.find(({ id }) => id === 'who-we-are')!;
  assert.match(usual.text, /belongs to \{legalName\}.* in \{county\}/);
  assert.match(privacy!.usual.es.sections[0]!.text, /Este sitio web es de \{legalName\}/);
  assert.match(
    (await list(t))[1]!.usual.en.sections.find(({ id }) => id === 'area')!.text,
    /\{radius\} miles of \{city\}[\s\S]*\n- \{hours\}$/,
  );

  const page = {
    en: {
      top: { summary: 'Short.', description: 'What {business} does with your data.' },
      sections: {
        'who-we-are': { heading: 'Us & <you>', text: `${usual.text}\n\n- {phone}\n- {hours}` },
        children: { heading: 'Children', text: '' },
      },
      more: [{ heading: 'Cookies', text: 'None.' }],
    },
    es: null,
  };
  const path = adminApi.legalPage(privacy!.id);
  const answer = await t.adminCall('PATCH', path, { page, version: 1 });
  assert.equal(answer.status, 200, await answer.clone().text());
  const shown = await getText(t, paths.privacyPolicy);
  assert.match(shown, /Us &amp; &lt;you&gt;/);
  assert.match(shown, /<li>\(\d{3}\) \d{3}-\d{4}<\/li><li>[^<]*: \d+:\d\d AM/);
  assert.match(shown, /content="What [^"{]* does with your data\."/);
  assert.match(shown, /<h2 id="more-1"[^>]*>Cookies/);
  assert.doesNotMatch(shown, /under 13|\{\w+\}/);
  assert.match(shown, /Your rights/);
  assert.match(await getText(t, spanish), /menores de 13/);
  const settings = await (await t.adminCall('GET', adminApi.settings)).json();
  assert.equal(settings.termsDate, '2026-11-21');
  await changeSettings(t, { phone: '(602) 555-0188' });
  assert.match(await getText(t, paths.privacyPolicy), /<li>\(602\) 555-0188<\/li>/);

  assert.equal((await t.adminCall('PATCH', path, { page: { en: null, es: null }, version: 1 })).status, 409);
  assert.equal((await t.adminCall('PATCH', path, { page: { en: null, es: null }, version: 2 })).status, 200);
  const date = /<time dateTime="[^"]*">[^<]*<\/time>/;
  const now = await getText(t, paths.privacyPolicy);
  const main = (html: string) =>
    /<main[\s\S]*?id="contact"/
      .exec(html)![0]
      .replace(date, '')
      .replaceAll(/href="[^"]*"/g, '');
  assert.equal(main(now), main(before));
});

test('wrong texts are refused, and a preview shows them before they are published', async (context) => {
  const t = await openTestApp(context);
  const [, terms] = await list(t);
  const path = adminApi.legalPage(terms!.id);
  const change = (en: object) => t.adminCall('PATCH', path, { page: { en, es: null } });
  for (const en of [
    { sections: { quotes: { heading: '', text: 'x' } } },
    { sections: { Quotes: { heading: 'x', text: 'x' } } },
    { more: Array(11).fill({ heading: 'x', text: 'x' }) },
    { more: [{ heading: 'x', text: 'x'.repeat(8001) }] },
  ])
    assert.equal((await change(en)).status, 422, JSON.stringify(en).slice(0, 80));
  assert.equal((await t.adminCall('GET', adminApi.legalPage(9))).status, 404);

  const cookie = readCookie(await t.call('POST', api.login, admin));
  const page = JSON.stringify({ sections: { quotes: { heading: 'Precios', text: 'Claros.' } } });
  const preview = (headers: Record<string, string>) =>
    t.app.request(adminPage.legalPreview, {
      method: 'POST',
      body: new URLSearchParams({ id: String(terms!.id), language: 'es', page }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });
  assert.equal((await preview({})).status, 401);
  const shown = await preview({ Cookie: cookie });
  assert.equal(shown.headers.get('X-Robots-Tag'), 'noindex');
  assert.match(await shown.text(), /<html lang="es">[\s\S]*Precios<\/h2><p[^>]*>Claros\.<\/p>/);
  assert.doesNotMatch(await getText(t, '/es/terms-of-service'), /Claros/);
});
