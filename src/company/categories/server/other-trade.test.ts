import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginEmpty } from '#app/seed/seed.ts';
import type { Category } from '#company/categories/categories.ts';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import { getText, listPaths } from '#company/settings/server/pages.fixture.ts';
import { pathIn, siteLanguages } from '#kit/language/language.ts';
import { adminApi, files, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';

/** The demo's trade and place. Names of files do not count. */
const leftOver =
  /.{0,60}(?:couch|chair|carpet|mattress|sof[aá]|silla|alfombra|colch|los [aá]ngeles|sunweave).{0,40}/i;

test('a company of rugs and ducts in Phoenix, made by calls of the panel, shows nothing of the demo', async (context) => {
  const t = await openTestApp(context);
  await beginEmpty(t.deps.db);
  assert.deepEqual(await (await t.adminCall('GET', adminApi.categories)).json(), []);
  for (const words of [
    { name: 'Rug Cleaning', noun: 'rug', nouns: 'rugs', nameEs: 'Limpieza de tapetes' },
    { name: 'Duct Cleaning', noun: 'duct', nouns: 'ducts', nameEs: 'Limpieza de ductos' },
  ]) {
    const [, nounsEs = ''] = words.nameEs.split(' de ');
    const body = { ...words, nounsEs, nounEs: nounsEs.slice(0, -1) };
    const { slug } = (await (await t.adminCall('POST', adminApi.categories, body)).json()) as Category;
    const service = { category: slug, title: words.name, titleEs: words.nameEs, originalPrice: '90.00' };
    assert.equal((await t.adminCall('POST', adminApi.services, service)).status, 201);
  }
  const company = { city: 'Phoenix', county: 'Maricopa County', state: 'AZ', foundedYear: 2020 };
  const before = await (await t.adminCall('GET', adminApi.settings)).json();
  const saved = await changeSettings(t, {
    name: 'Desert Air',
    shortName: 'Desert',
    email: 'hello@desert.example',
    company: { ...before.company, ...company },
    places: [{ name: 'Phoenix', groups: ['home', 'contact'], zipCodes: ['85001'], tripFee: '0.00' }],
    claims: { ...before.claims, credentials: [] },
    invoices: { ...before.invoices, legalName: 'Desert Air LLC' },
    timeZone: 'America/Phoenix',
  });
  assert.equal(saved.status, 200, await saved.clone().text());
  const found: string[] = [];
  for (const language of siteLanguages) {
    const demo = new Set(
      ['couch', 'chair', 'carpet', 'mattress'].map((slug) => pathIn(language, `/${slug}-cleaning`)),
    );
    for (const path of [
      ...listPaths(t, language).filter((path) => !demo.has(path)),
      pathIn(language, paths.service('rug-cleaning')),
      pathIn(language, paths.service('duct-cleaning')),
      pathIn(language, '/nothing'),
      files.sitemap,
    ]) {
      const page = (await getText(t, path))
        .replaceAll(/\/(?:pictures|assets|og|video|service-drawings)\/[^"\s]*/g, '')
        .replaceAll(/ class="[^"]*"/g, '');
      assert.match(
        page,
        language === 'en' || path === files.sitemap ? /rug[ -]cleaning/i : /de tapetes/,
        path,
      );
      const [match] = leftOver.exec(page) ?? [];
      if (match !== undefined) found.push(`${path}: ${match}`);
    }
  }
  assert.deepEqual(found, []);
});
