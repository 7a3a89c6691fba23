import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedSite } from '#app/seed/seed.ts';
import { discountsSchema } from '#company/catalog/discounts.ts';
import { newServiceSchema } from '#company/catalog/service-edits.ts';
import { wordLimits } from '#company/categories/categories.ts';
import { categoryPageSchema } from '#company/categories/category-pages.ts';
import { companyTextLimits } from '#company/profile/company.ts';
import { faqsSchema } from '#company/profile/faqs.ts';
import { pricingSettingsSchema } from '#company/profile/pricing-settings.ts';
import { getText, listPaths } from '#company/settings/server/pages.fixture.ts';
import { byLanguage, languages, pathIn, siteLanguages } from '#kit/language/language.ts';
import { files, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';
import { presetNames } from '../preset-names.ts';
import { readCatalogState } from './catalog-state.ts';
import type { PresetCategory } from './preset.ts';
import { listServices, toCategoryRow } from './preset-rows.ts';
import { presets } from './presets.ts';

for (const name of presetNames) {
  const preset = presets[name];

  test(`the preset ${name} is complete in both languages, and keeps every limit of the panel`, () => {
    const titles: string[] = [];
    for (const category of preset.categories) {
      toCategoryRow(category);
      for (const language of languages) {
        for (const [word, limit] of Object.entries(wordLimits)) {
          const text = category.words[language]?.[word as keyof typeof wordLimits];
          assert.ok(text && text.length <= limit, `${category.slug} ${word}: ${text}`);
        }
        const page = categoryPageSchema.parse(category.page[language]);
        assert.ok(page.home?.text && page.hero?.heading && page.prices?.heading, category.slug);
      }
      const services = listServices(category);
      assert.ok(services.length >= 6 && services.length <= 15, `${category.slug}: ${services.length}`);
      assert.ok(services.some(({ isAddOn }) => isAddOn) && services.some(({ isAddOn }) => !isAddOn));
      for (const service of services) {
        const { title, description, checklist, optionGroup, durationMinutes, isAddOn, unit } = service;
        const { es } = service.translations;
        assert.ok(description.length >= 20 && es.title && es.summary.length >= 15, title);
        assert.equal(JSON.parse(es.checklist).length, JSON.parse(checklist).length, title);
        newServiceSchema.parse({
          ...{ category: category.slug, title, description, durationMinutes, isAddOn, unit },
          ...{ titleEs: es.title, descriptionEs: es.summary, imageUrl: service.imageUrl },
          checklist: JSON.parse(checklist),
          checklistEs: JSON.parse(es.checklist),
          originalPrice: (service.originalPriceCents / 100).toFixed(2),
          optionGroup: JSON.parse(optionGroup ?? 'null'),
        });
        titles.push(title);
      }
    }
    assert.equal(new Set(titles).size, titles.length);
    const { texts, faqs, discounts, pricing } = preset.settings ?? { texts: null, faqs: [] };
    faqsSchema.parse(faqs);
    if (pricing) assert.deepEqual(pricingSettingsSchema.parse(pricing), pricing);
    if (discounts) assert.deepEqual(discountsSchema.parse([...discounts]), discounts);
    for (const language of languages) {
      for (const [text, value] of Object.entries(texts?.[language] ?? {})) {
        assert.ok(value && value.length <= companyTextLimits[text as keyof typeof companyTextLimits], text);
      }
    }
  });
}

/** The trade of the demo. Names of files do not count. */
const leftOver =
  /.{0,60}\b(?:couch|chair|carpet|mattress|upholster|sof[aá]s?\b|sillas?\b|alfombra|colch|tapiz|tapicer).{0,40}/i;

test('what a preset leaves out of a translation is stored in English, and its page is neutral', () => {
  const [{ words, page, ...category }] = presets.demo.categories as [PresetCategory];
  const stored = toCategoryRow({ ...category, words: { en: words.en }, page: { en: page.en } });
  assert.deepEqual(
    JSON.parse(stored.words),
    byLanguage(() => words.en),
  );
  assert.equal(JSON.parse(stored.page).es, null);
});

const readable = (page: string) =>
  page
    .replaceAll(/\/(?:pictures|assets|og|video|service-drawings)\/[^"\s]*/g, '')
    .replaceAll(/ class="[^"]*"/g, '');

for (const [name, english, spanish] of [
  ['house-cleaning', /House cleaning, priced by the room/, /Limpieza de casas, con precio por cuarto/],
  [
    'window-cleaning',
    /Window cleaning, priced by the window/,
    /Limpieza de ventanas, con precio por ventana/,
  ],
] as const) {
  test(`a site that begins with ${name} shows nothing of the demo's trade`, async (context) => {
    const t = await openTestApp(context);
    const seed = () => seedSite(t.deps.db, name, t.deps.clock());
    await Promise.all([seed(), seed()]);
    assert.equal(await readCatalogState(t.deps.db), name);
    const found: string[] = [];
    const first = presets[name].categories[0]!;
    for (const language of siteLanguages) {
      const demo = Object.values(servicePaths).map((path) => pathIn(language, path));
      const own = presets[name].categories.map(({ pageSlug }) => pathIn(language, paths.service(pageSlug)));
      for (const path of [
        ...listPaths(t, language).filter((path) => !demo.includes(path)),
        ...own,
        files.sitemap,
      ]) {
        const answer = await t.call('GET', path);
        assert.equal(answer.status, 200, path);
        const [match] =
          leftOver.exec(
            readable(await answer.text().then((text) => text.replace(/<style.*?<\/style>/gs, ''))),
          ) ?? [];
        if (match !== undefined) found.push(`${path}: ${match}`);
      }
      const page = await getText(t, pathIn(language, paths.service(first.pageSlug)));
      assert.match(page, language === 'en' ? english : spanish);
      assert.equal((await t.call('GET', demo[0]!)).status, 404);
    }
    assert.deepEqual(found, []);
  });
}
