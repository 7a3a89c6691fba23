import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Service } from '#company/catalog/services.ts';
import type { Category } from '#company/categories/categories.ts';
import { isRouteWord } from '#company/categories/category-slugs.ts';
import { getText } from '#company/settings/server/pages.fixture.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, api, files, paths } from '#kit/paths/paths.ts';
import type { TrashItem } from '#kit/wire/trash.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

const rugs = {
  ...{ name: 'Rug Cleaning', noun: 'rug', nouns: 'rugs' },
  ...{ nameEs: 'Limpieza de tapetes', nounEs: 'tapete', nounsEs: 'tapetes' },
};

async function add(t: TestApp, body: object = rugs): Promise<Category> {
  const answer = await t.adminCall('POST', adminApi.categories, body);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Category;
}

async function change(t: TestApp, id: number, body: object): Promise<Category> {
  const answer = await t.adminCall('PATCH', adminApi.category(id), body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Category;
}

const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;
const listed = async (t: TestApp) =>
  (await read<Category[]>(t.call('GET', api.categories))).map(({ slug }) => slug);

test('the four of the demo are records, with their times, addresses and options as ever', async (context) => {
  const t = await openTestApp(context);
  const [couch, chair, carpet, mattress] = await read<Category[]>(t.adminCall('GET', adminApi.categories));
  assert.partialDeepStrictEqual(couch, {
    ...{ slug: 'couch', pageSlug: 'couch-cleaning', name: 'Couch Cleaning', nameEs: 'Limpieza de sofás' },
    ...{ noun: 'couch', nouns: 'couches', piece: 'your sofa', pieceEs: 'su sofá', position: 0 },
    ...{ contactName: 'Furniture Cleaning', contactNameEs: 'Limpieza de muebles', isActive: true },
    ...{ icon: 'couch', imageUrl: null, version: 1 },
    times: { visitHours: [1, 3], dryingHours: [2, 6], againMonths: [6, 12] },
  });
  assert.equal(couch?.page.en?.hero?.heading, 'Couch cleaning, cushion by cushion');
  assert.equal(couch.page.es?.points[0]?.anchor, 'care-tags');
  assert.deepEqual(
    [chair?.contactName, carpet?.slug, mattress?.nouns],
    ['Furniture Cleaning', 'carpet', 'mattresses'],
  );
  const contact = await getText(t, paths.contact);
  const options = [...contact.matchAll(/<option value="(\w*)"[^>]*>([^<]*)/g)].map(([, value, label]) => [
    value,
    label,
  ]);
  assert.deepEqual(options, [
    ['', 'Select a service'],
    ['furniture', 'Furniture Cleaning'],
    ['carpet', 'Carpet Cleaning'],
    ['mattress', 'Mattress Cleaning'],
    ['multiple', 'Multiple Services'],
  ]);
});

test('a new category has its page, its place in menus and forms, and sells its services', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db);
  const made = await add(t);
  assert.partialDeepStrictEqual(made, {
    ...{ slug: 'rug-cleaning', pageSlug: 'rug-cleaning', piece: 'your rug', pieceEs: 'su tapete' },
    ...{ contactName: 'Rug Cleaning', contactNameEs: 'Limpieza de tapetes', icon: 'sparkle', position: 4 },
    ...{ isActive: true, imageUrl: null, page: { en: null, es: null }, version: 1 },
    times: { visitHours: null, dryingHours: null, againMonths: null },
  });
  const service = await addService(t.deps.db, { category: made.slug, title: 'Small Rug' });
  const page = await getText(t, paths.service(made.pageSlug));
  assert.match(page, /<h1[^>]*>Rug Cleaning with a clear price/);
  assert.match(page, /Small Rug/);
  assert.match(page, /"serviceType":"Rug Cleaning"/);
  assert.doesNotMatch(page, /to dry, with good airflow|\{[a-z]\w*\}/);
  const spanish = await getText(t, pathIn('es', paths.service(made.pageSlug)));
  assert.match(spanish, /<h1[^>]*>Limpieza de tapetes con precio claro/);
  for (const path of [paths.home, paths.about, paths.calculator, paths.contact, paths.serviceAgreement]) {
    assert.match(await getText(t, path), /href="\/rug-cleaning"[^>]*>(<svg.*?<\/svg>)?Rug Cleaning/, path);
    assert.match(await getText(t, pathIn('es', path)), /Limpieza de tapetes/, path);
  }
  assert.match(await getText(t, paths.contact), /<option value="rug-cleaning">Rug Cleaning/);
  const sitemap = await getText(t, files.sitemap);
  assert.match(sitemap, /\/rug-cleaning<[\s\S]*\/es\/rug-cleaning</);
  assert.match(
    await getText(t, `${paths.calculator}?category=rug-cleaning`),
    /"openCategory":"rug-cleaning"/,
  );
  const sent = await t.call('POST', api.contact, quoteBody([{ serviceId: service, quantity: 2 }]));
  assert.equal(sent.status, 201);
  const quotes = await read<{ serviceCategory: string }[]>(
    t.adminCall('GET', `${adminApi.quotes}?category=rug-cleaning`),
  );
  assert.deepEqual(
    quotes.map(({ serviceCategory }) => serviceCategory),
    ['rug-cleaning'],
  );
  assert.match(await (await t.adminCall('GET', adminApi.quotesCsv)).text(), /Rug Cleaning/);
  assert.equal((await t.call('GET', '/rug-cleaning/')).headers.get('location'), '/rug-cleaning');
});

test('services and lists follow the order, and what is switched off is nowhere', async (context) => {
  const t = await openTestApp(context);
  const [couch, chair, carpet, mattress] = await read<Category[]>(t.adminCall('GET', adminApi.categories));
  const sofa = await addService(t.deps.db);
  const bed = await addService(t.deps.db, { category: 'mattress', title: 'Queen' });
  const ids = [mattress!.id, carpet!.id, chair!.id, couch!.id];
  const order = (body: object) => t.adminCall('PUT', adminApi.categoryOrder, body);
  assert.equal((await order({ ids })).status, 200);
  assert.deepEqual(await listed(t), ['mattress', 'carpet', 'chair', 'couch']);
  const services = await read<Service[]>(t.call('GET', api.services));
  assert.deepEqual(
    services.map(({ id }) => id),
    [bed, sofa],
  );
  assert.equal((await order({ ids: ids.slice(1) })).status, 409);
  await expectErrorAt(await order({ ids: [couch!.id, couch!.id] }), 'ids');

  const before = await read<StoredSettings>(t.adminCall('GET', adminApi.settings));
  assert.deepEqual(before.company.categories, ['mattress', 'carpet', 'chair', 'couch']);
  await change(t, mattress!.id, { isActive: false, times: { ...mattress!.times, visitHours: [2, 5] } });
  assert.deepEqual(await listed(t), ['carpet', 'chair', 'couch']);
  assert.equal((await t.call('GET', paths.service('mattress-cleaning'))).status, 404);
  const after = await read<StoredSettings>(t.adminCall('GET', adminApi.settings));
  assert.deepEqual(after.company.categories, ['carpet', 'chair', 'couch']);
  assert.deepEqual(after.company.times.mattress?.visitHours, { from: 2, to: 5 });
  assert.notEqual(after.termsDate, before.termsDate);
  const { updatedAt: _, ...stale } = before;
  assert.equal((await t.adminCall('PUT', adminApi.settings, stale)).status, 409);
});

test('words change everywhere, a former address redirects, and an older version is refused', async (context) => {
  const t = await openTestApp(context);
  const { id, version } = await add(t);
  const changed = await change(t, id, { name: 'Area Rugs', pageSlug: 'area-rugs', version });
  assert.partialDeepStrictEqual(changed, { slug: 'rug-cleaning', pageSlug: 'area-rugs', noun: 'rug' });
  assert.match(await getText(t, paths.home), /href="\/area-rugs"/);
  for (const language of ['en', 'es'] as const) {
    const moved = await t.call('GET', pathIn(language, '/rug-cleaning'));
    assert.equal(moved.status, 301);
    assert.equal(moved.headers.get('location'), pathIn(language, '/area-rugs'));
  }
  const late = await t.adminCall('PATCH', adminApi.category(id), { name: 'Rugs', version });
  assert.equal(late.status, 409);
  assert.equal(((await late.json()) as { current: Category }).current.name, 'Area Rugs');
  const again = await t.adminCall('PATCH', adminApi.category(id), { name: 'Area Rugs', version });
  assert.equal(again.status, 200);
});

test('a language that is newer than a category shows its English words', async (context) => {
  const t = await openTestApp(context);
  const { id, pageSlug } = await add(t);
  const en = {
    name: rugs.name,
    noun: rugs.noun,
    nouns: rugs.nouns,
    piece: 'your rug',
    contactName: rugs.name,
  };
  await t.deps.db
    .updateTable('categories')
    .set({ words: JSON.stringify({ en }) })
    .where('id', '=', id)
    .execute();
  for (const source of ['services', 'settings'] as const) t.deps.pages.invalidate(source);
  assert.match(await getText(t, pathIn('es', paths.service(pageSlug))), /Rug Cleaning/);
  assert.equal((await change(t, id, { nameEs: 'Limpieza de tapetes' })).nounEs, 'rug');
});

test('wrong words and slugs are refused by field', async (context) => {
  const t = await openTestApp(context);
  const { id } = await add(t);
  const post = (body: object) => t.adminCall('POST', adminApi.categories, { ...rugs, ...body });
  for (const field of ['name', 'noun', 'nouns', 'nameEs', 'nounEs', 'nounsEs']) {
    await expectErrorAt(await post({ [field]: '  ' }), field);
    await expectErrorAt(await post({ [field]: undefined }), field);
  }
  for (const slug of ['about', 'es', 'api', 'blog', 'Rugs', 'a--b', '-a', 'a b', 'é', '', 'x'.repeat(61)]) {
    await expectErrorAt(await post({ slug }), 'slug');
    await expectErrorAt(await post({ pageSlug: slug }), 'pageSlug');
    await expectErrorAt(await t.adminCall('PATCH', adminApi.category(id), { pageSlug: slug }), 'pageSlug');
  }
  const words = new Set(t.app.routes.map(({ path }) => path.split('/')[1]!));
  const free = [...words].filter((word) => /^[a-z0-9-]+$/.test(word) && !isRouteWord(word));
  assert.deepEqual(free, [], 'a route that a category could take');
  await expectErrorAt(await post({ slug: 'couch' }), 'slug');
  await expectErrorAt(await post({ pageSlug: 'couch-cleaning' }), 'pageSlug');
  await expectErrorAt(
    await t.adminCall('PATCH', adminApi.category(id), { pageSlug: 'couch-cleaning' }),
    'pageSlug',
  );
  await expectErrorAt(await t.adminCall('PATCH', adminApi.category(id), { slug: 'rugs' }), 'slug');
  await expectErrorAt(
    await t.adminCall('PATCH', adminApi.category(id), { times: { visitHours: [3, 1] } }),
    'times.visitHours',
  );
  assert.equal((await add(t)).slug, 'rug-cleaning-2');
  const about = await add(t, { ...rugs, name: 'About' });
  assert.deepEqual([about.slug, about.pageSlug], ['about-2', 'about-2']);
  assert.match(
    await getText(t, paths.service((await add(t, { ...rugs, name: '<b>Rugs</b>' })).pageSlug)),
    /&lt;b&gt;Rugs/,
  );
});

test('the trash takes its services along, and undo brings those back', async (context) => {
  const t = await openTestApp(context);
  const { id, slug } = await add(t);
  const service = await addService(t.deps.db, { category: slug, title: 'Small Rug' });
  const gone = await addService(t.deps.db, { category: slug, title: 'Gone before' });
  await t.adminCall('DELETE', adminApi.service(gone));
  t.setNow('2026-11-22T18:00:00.000Z');
  const quote = await t.call('POST', api.contact, quoteBody([{ serviceId: service, quantity: 1 }]));
  assert.equal(quote.status, 201);
  assert.equal((await t.adminCall('DELETE', adminApi.category(id))).status, 200);
  assert.equal((await t.adminCall('DELETE', adminApi.category(id))).status, 404);
  assert.ok(!(await listed(t)).includes(slug));
  const trash = await read<TrashItem[]>(t.adminCall('GET', `${adminApi.trash}?kind=category`));
  assert.partialDeepStrictEqual(trash, [{ kind: 'category', id, title: 'Rug Cleaning', goneAt: null }]);
  assert.equal((await t.call('GET', paths.service(slug))).status, 404);
  assert.equal((await t.adminCall('GET', adminApi.service(service))).status, 404);
  await expectErrorAt(await t.adminCall('POST', adminApi.restoreService(service)), 'category');
  assert.match(await (await t.adminCall('GET', adminApi.quotesCsv)).text(), /Rug Cleaning/);
  assert.equal((await t.adminCall('POST', adminApi.restoreCategory(id))).status, 200);
  const services = await read<Service[]>(t.call('GET', api.services));
  assert.deepEqual(
    services.map(({ title }) => title),
    ['Small Rug'],
  );
});

test('a category that nobody made is refused wherever one is named', async (context) => {
  const t = await openTestApp(context);
  const price = { title: 'One', originalPrice: '10.00' };
  const service = await addService(t.deps.db);
  await expectErrorAt(
    await t.adminCall('POST', adminApi.services, { ...price, category: 'ducts' }),
    'category',
  );
  await expectErrorAt(await t.adminCall('PUT', adminApi.service(service), { category: 'ducts' }), 'category');
  await expectErrorAt(await t.adminCall('GET', `${adminApi.services}?category=ducts`), 'category');
  await expectErrorAt(await t.adminCall('GET', `${adminApi.quotes}?category=ducts`), 'category');
  await expectErrorAt(
    await t.adminCall('PUT', adminApi.serviceOrder, { category: 'ducts', ids: [service] }),
    'category',
  );
});

test('the owner’s texts stand on the page, in each language, and usual ones where a section is empty', async (context) => {
  const t = await openTestApp(context);
  const { id, page } = await add(t);
  const hero = { eyebrow: 'Silk too', heading: 'Rugs <b>by hand</b>', text: 'In our workshop.', button: '' };
  const section = { eyebrow: '', heading: 'Why it is worth it', text: '' };
  const points = { ...section, points: [{ title: 'No moths', text: 'None.', icon: 'shield' }] };
  await change(t, id, { page: { ...page, en: { hero, points: [points] } } });
  const english = await getText(t, paths.service('rug-cleaning'));
  assert.match(english, /Rugs &lt;b&gt;by hand&lt;\/b&gt;<\/h1>[\s\S]*See what it costs[\s\S]*No moths/);
  assert.match(await getText(t, pathIn('es', paths.service('rug-cleaning'))), /con precio claro<\/h1>/);
  const wrong = { page: { en: { hero: { ...hero, heading: ' ' } } } };
  await expectErrorAt(await t.adminCall('PATCH', adminApi.category(id), wrong), 'page.en.hero.heading');
});
