import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Service } from '#company/catalog/services.ts';
import { api, quoteFor } from '#kit/paths/paths.ts';
import { createTestApp, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { serviceCategories, servicePaths } from '../../../tests/support/categories.ts';

async function openApp(context: TestContext): Promise<TestApp> {
  const t = await createTestApp();
  context.after(t.close);
  return t;
}

const toPaymentPage = async (t: TestApp, path: string) => (await t.call('GET', path)).text();
const getCards = (html: string) => html.match(/<article\b[\s\S]*?<\/article>/g) ?? [];

test('a category without services says so, and offers no price to anybody', async (context) => {
  const t = await openApp(context);
  await addService(t.deps.db, { category: 'couch', isActive: 0 });
  for (const category of serviceCategories) {
    const html = await toPaymentPage(t, servicePaths[category]);
    assert.ok(html.includes(`No ${category} cleaning services available at this time`), category);
    assert.ok(html.includes('Please check back later or contact us for custom pricing.'));
    assert.deepEqual(getCards(html), []);
    assert.ok(!html.includes('"offers"'));
    assert.ok(!html.includes('Add to the same visit'));
  }
});

test('a service page has the active services of its category, and follows the catalog', async (context) => {
  const t = await openApp(context);
  await addService(t.deps.db, { title: 'Loveseat' });
  await addService(t.deps.db, { title: 'Withdrawn Sofa', isActive: 0 });
  await addService(t.deps.db, { title: 'Stool', category: 'chair' });
  await addService(t.deps.db, { title: 'Cushion Extra', isAddOn: 1 });
  const html = await toPaymentPage(t, servicePaths.couch);
  assert.equal(getCards(html).length, 1);
  assert.ok(getCards(html)[0]?.includes('Loveseat'));
  assert.ok(html.includes('Cushion Extra'));
  assert.ok(!html.includes('Withdrawn Sofa') && !html.includes('Stool'));

  await addService(t.deps.db, { title: 'New Sectional' });
  t.deps.pages.invalidate('services');
  assert.ok((await toPaymentPage(t, servicePaths.couch)).includes('New Sectional'));
});

test('a service page has the prices of its own category, and says the same to search engines', async (context) => {
  const t = await openTestApp(context, { hasDemo: true });
  const all = (await (await t.call('GET', api.services)).json()) as Service[];
  for (const category of serviceCategories) {
    const html = await toPaymentPage(t, servicePaths[category]);
    const own = all.filter((service) => service.category === category);
    const cards = own.filter(({ isAddOn }) => !isAddOn);
    assert.ok(cards.length > 0 && cards.length < own.length);
    assert.deepEqual(
      getCards(html).map((card) => /<h3[^>]*>(.*?)<\/h3>/.exec(card)?.[1]),
      cards.map(({ title }) => title),
    );
    assert.deepEqual(
      getCards(html).map((card) => /(\d+)% off/.exec(card)?.[1] ?? '0'),
      cards.map(({ discountPercentage }) => String(Number(discountPercentage))),
    );
    for (const service of own) {
      const [, link] = html.split(`<a href="${quoteFor(service).replaceAll('&', '&amp;')}"`);
      const text = link!.split('</a>')[0]!.replace(/^[^>]*>/, '');
      const name = service.isAddOn
        ? service.title
        : `Get Quote<span class="sr-only">for ${service.title}</span>`;
      assert.equal(text.replace(/class="\w+"/, 'class="sr-only"'), name);
    }
    const [, data] = /ld\+json">(\{[^<]*"@type":"Service"[^<]*)</.exec(html)!;
    const { offers } = JSON.parse(data!) as { offers: { price: string; url: string }[] };
    const prices = html.slice(html.indexOf('id="prices"'));
    assert.deepEqual(
      [...prices.matchAll(/<data value="([\d.]+)"[^>]*>\$([\d,.]+)</g)].flatMap(([, value, shown]) => [
        Number(value),
        Number(shown!.replace(',', '')),
      ]),
      offers.flatMap(({ price }) => [Number(price), Number(price)]),
    );
    assert.deepEqual(
      offers.map(({ url }) => url),
      own.map((service) => t.deps.config.publicUrl + quoteFor(service)),
    );
    assert.match(html, /"@type":"BreadcrumbList"/);
  }
});

test('only a reduced price has a badge and the original beside it', async (context) => {
  const t = await openApp(context);
  await addService(t.deps.db, { originalPriceCents: 120_00, discountedPriceCents: 90_00 });
  await addService(t.deps.db, { originalPriceCents: 80_50, discountedPriceCents: 80_50 });
  const [reduced = '', plain = ''] = getCards(await toPaymentPage(t, servicePaths.couch));
  assert.ok(reduced.includes('$90<') && reduced.includes('25% off'));
  assert.match(reduced, /<s\b.*\$120<\/s>/);
  assert.ok(plain.includes('$80.50<') && !plain.includes('% off') && !plain.includes('<s '));
});

const images: [what: string, imageUrl: string | null, isShown: boolean][] = [
  ['none', null, false],
  ['an empty one', '', false],
  ['the word null', 'null', false],
  ['a blob address', 'blob:https://example.com/1', false],
  ['an address', '/pictures/couch-clean.jpg', true],
];

for (const [what, imageUrl, isShown] of images) {
  test(`a card whose image is ${what} shows ${isShown ? 'it over the icon' : 'the icon'}`, async (context) => {
    const t = await openApp(context);
    await addService(t.deps.db, { imageUrl });
    const [card = ''] = getCards(await toPaymentPage(t, servicePaths.couch));
    assert.equal(card.includes(`<img src="${imageUrl}" alt=""`), isShown);
    assert.equal(card.includes('<img'), isShown);
    assert.ok(card.indexOf('<svg') >= 0 && (!isShown || card.indexOf('<svg') < card.indexOf('<img')));
  });
}
