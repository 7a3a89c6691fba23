import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
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
