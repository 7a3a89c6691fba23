import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Service, ServiceCategory } from '#company/catalog/services.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn, siteLanguages } from '#kit/language/language.ts';
import { api, files, paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { serviceCategories, servicePaths } from '../../../../tests/support/categories.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { mapleOfAustin } from './company.fixture.ts';
import { changeSettings } from './logo.fixture.ts';
import { findOnPages, getText, listPaths } from './pages.fixture.ts';

async function offer(t: TestApp, categories: ServiceCategory[]): Promise<StoredSettings> {
  const company = { ...mapleOfAustin.company, categories };
  const saved = await changeSettings(t, { ...mapleOfAustin, company });
  assert.equal(saved.status, 200, await saved.clone().text());
  return (await saved.json()) as StoredSettings;
}

/** A text uses these words only for pieces of the category. Furniture also stands on carpets, and a bed in a room. */
const words: Record<string, RegExp> = {
  couch: /couch|\bsofas?\b|loveseat|sectional|sof[aá]s?\b|seccional/i,
  chair: /\bchairs?\b|armchair|recliner|\bsillas?\b|sill[oó]n/i,
  carpet: /carpet|\brugs?\b|alfombra|tapete/i,
  mattress: /mattress|colch[oó]n/i,
};

/** Looks through page, head and structured data, without the service's own page; a picture may show more. */
async function findWords(t: TestApp, switchedOff: readonly ServiceCategory[]): Promise<string[]> {
  const found: string[] = [];
  for (const language of siteLanguages) {
    for (const path of [...listPaths(t, language), pathIn(language, '/none')]) {
      const page = (await getText(t, path))
        .replaceAll(/ alt="[^"]*"/g, '')
        .replaceAll(/"(?:couch|chair|carpet|mattress)"|(?:couch|chair|carpet|mattress)-cleaning/g, '');
      const [unfilled] = /.{0,50}\{\w*Pieces?\}/.exec(page) ?? [];
      if (unfilled !== undefined) found.push(`${path}: ${unfilled}`);
      for (const category of switchedOff) {
        const [word] = new RegExp(`.{0,50}(?:${words[category]!.source}).{0,30}`, 'i').exec(page) ?? [];
        const isOwnPage = Object.entries(servicePaths).some(
          ([one, own]) => path.endsWith(own) && !switchedOff.includes(one as ServiceCategory),
        );
        if (word !== undefined && !isOwnPage) found.push(`${path} (${category}): ${word}`);
      }
    }
  }
  return found;
}

for (const kept of [
  ...serviceCategories.map((off) => serviceCategories.filter((category) => category !== off)),
  ...serviceCategories.map((only) => [only]),
]) {
  test(`a company that cleans only ${kept.join(', ')} names and shows nothing else`, async (context) => {
    const t = await openTestApp(context);
    for (const category of serviceCategories) await addService(t.deps.db, { category, title: 'One piece' });
    const off = serviceCategories.filter((category) => !kept.includes(category));
    if (kept[0] === 'mattress') assert.ok((await findWords(t, off)).length > 10);
    await offer(t, kept);
    assert.deepEqual(await findWords(t, off), []);
    const pictures = {
      couch: /couch-(?:clean|dirty)|loveseat|sectional-/,
      chair: /chair-(?:clean|dirty)|reading-corner/,
      carpet: /carpet-(?:clean|dirty|lane)/,
      mattress: /mattress-(?:clean|dirty)/,
    };
    for (const path of [paths.home, paths.about, paths.contact]) {
      const page = await getText(t, path);
      for (const category of off) assert.doesNotMatch(page, pictures[category], `${path} ${category}`);
    }
  });
}

/** Not the values of a form's data, nor what a drawing shows beside a couch. */
const traces = /(?<!")(?:carpet|mattress)|alfombra|colch[oó]n/i;

test('a company without carpets and mattresses names them nowhere, and has neither page', async (context) => {
  const t = await openTestApp(context);
  for (const category of ['couch', 'carpet', 'mattress'] as const) await addService(t.deps.db, { category });
  await offer(t, ['couch', 'chair', 'carpet', 'mattress']);
  assert.ok((await findOnPages(t, traces)).length >= 20);
  const { termsDate } = await offer(t, ['chair', 'couch']);
  assert.notEqual(termsDate, '2024-12-12');
  assert.deepEqual(await findOnPages(t, traces), []);
  for (const category of ['carpet', 'mattress'] as const) {
    for (const path of [servicePaths[category], pathIn('es', servicePaths[category])]) {
      const page = await t.call('GET', path);
      assert.equal(page.status, 404, path);
      assert.doesNotMatch(await page.text(), traces, path);
    }
  }
  assert.equal((await t.call('GET', servicePaths.chair)).status, 200);
  assert.doesNotMatch(await getText(t, files.sitemap), traces);
  const home = await getText(t, paths.home);
  assert.match(home, /<title>Couch Cleaning in Austin/);
  assert.match(home, /cleaning for couches and chairs\./);
  assert.match(home, /gentle-things\./);
  assert.match(home, /What takes the most wear/);
  assert.match(await getText(t, pathIn('es', paths.home)), /para sofás y sillas\./);
});

test('the about page says what people do only on what is cleaned', async (context) => {
  const t = await openTestApp(context);
  await offer(t, ['carpet']);
  assert.match(await getText(t, paths.about), /We clean what people walk on, in homes/);
  assert.match(await getText(t, pathIn('es', paths.about)), /Limpiamos donde la gente camina, en casas/);
  assert.match(await getText(t, pathIn('es', paths.contact)), /va sumando alfombras con cada toque\./);
  await offer(t, ['chair', 'carpet', 'mattress']);
  assert.match(await getText(t, paths.about), /We clean what people sit, walk and sleep on, in homes/);
});

test('what is switched off is neither listed nor sold, and comes back as it was', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const bed = await addService(t.deps.db, { category: 'mattress', title: 'Queen Mattress' });
  const listed = async () =>
    ((await (await t.call('GET', api.services)).json()) as Service[]).map(({ id }) => id);
  const send = () => t.call('POST', api.contact, quoteBody([{ serviceId: bed, quantity: 1 }]));
  assert.deepEqual(await listed(), [sofa, bed]);
  await offer(t, ['couch', 'chair', 'carpet']);
  assert.deepEqual(await listed(), [sofa]);
  await expectErrorAt(await send(), 'quote.items.0.serviceId');
  assert.match(await getText(t, `${paths.calculator}?category=mattress`), /"openCategory":"couch"/);
  await offer(t, ['mattress']);
  assert.deepEqual(await listed(), [bed]);
  assert.match(await getText(t, paths.calculator), /"openCategory":"mattress"/);
  assert.equal((await send()).status, 201);
  assert.match(await getText(t, paths.home), /<title>Mattress Cleaning in Austin/);
});

test('a category that is offered without services keeps its page, which says so', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db);
  assert.match(
    await getText(t, servicePaths.mattress),
    /No mattress cleaning services available at this time/,
  );
});

test('at least one is chosen, and only of those that there are', async (context) => {
  const t = await openTestApp(context);
  const review = { name: 'Ana', location: '', rating: 5 as const, text: 'Good.', service: '' };
  await expectErrorAt(
    await changeSettings(t, { testimonials: [{ ...review, page: 'rugs' }] }),
    'testimonials.0.page',
  );
  const { company } = await offer(t, ['carpet']);
  await expectErrorAt(
    await changeSettings(t, { company: { ...company, categories: [] } }),
    'company.categories',
  );
  await expectErrorAt(
    await changeSettings(t, { company: { ...company, categories: ['rugs'] } }),
    'company.categories',
  );
});
