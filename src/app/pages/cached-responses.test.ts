import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#app/app.ts';
import type { AdminPost } from '#articles/blog/posts.ts';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { openDb } from '#kit/db/open.ts';
import { createResponseCache } from '#kit/http/response-cache.ts';
import { guardFields } from '#kit/limits/form-guard.ts';
import { adminApi, api, files, paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { serviceCategories, servicePaths } from '../../../tests/support/categories.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { builtWeb } from './web.ts';

const addresses = [
  ...[paths.home, paths.about, paths.calculator, paths.blog, paths.contact, paths.newsletter],
  ...[paths.privacyPolicy, paths.termsOfService, paths.serviceAgreement, ...Object.values(servicePaths)],
  ...[files.sitemap, files.rss, api.services, api.posts, api.postCategories, '/nowhere'],
  ...['first', 'second', 'third'].map((slug) => paths.article(slug)),
];

/** Everybody's responses, without the token of a form. */
async function getAnswers(app: TestApp['app']): Promise<Map<string, string>> {
  const token = new RegExp(`(name="${guardFields.token}" value=")[^"]*`, 'g');
  const answers = new Map<string, string>();
  for (const address of addresses) {
    const answer = await app.request(address);
    answers.set(address, `${answer.status} ${(await answer.text()).replace(token, '$1')}`);
  }
  return answers;
}

/** Each write, made where every answer is kept, leaves the answers of a process that has kept none. */
async function holdAfterEach(t: TestApp, writes: Record<string, () => Promise<Response>>) {
  const fresh = async () => {
    const db = openDb(t.deps.config, silentLog);
    const { clock, monitor } = t.deps;
    const pages = createResponseCache({ clock, metrics: monitor.metrics });
    const app = createApp({ ...t.deps, db, web: await builtWeb(), pages });
    const answers = await getAnswers(app);
    await db.destroy();
    return answers;
  };
  let before = await getAnswers(t.app);
  for (const [what, write] of Object.entries(writes)) {
    const answer = await write();
    assert.ok(answer.ok, `${what}: ${answer.status}`);
    const [kept, made] = [await getAnswers(t.app), await fresh()];
    const stale = addresses.filter((address) => kept.get(address) !== made.get(address));
    assert.deepEqual(stale, [], what);
    assert.ok(
      addresses.some((address) => before.get(address) !== kept.get(address)),
      `${what} is seen somewhere`,
    );
    before = kept;
  }
}

test('every change of Settings is in all answers right away', async (context) => {
  const t = await openTestApp(context);
  const change = (step: (settings: StoredSettings) => void) => async () => {
    const settings = (await (await t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
    step(settings);
    return t.adminCall('PUT', adminApi.settings, settings);
  };
  await holdAfterEach(t, {
    phone: change((now) => (now.phone = '(213) 555-0177')),
    email: change((now) => (now.email = 'new@example.com')),
    hours: change((now) => now.hours.pop()),
    'reply to a message': change((now) => (now.replyWithinHours.contact = 7)),
    'reply to a quote': change((now) => (now.replyWithinHours.quote = 5)),
    radius: change((now) => (now.radiusMiles = 77)),
    'name of a place': change((now) => (now.places[0]!.name = 'Elsewhere')),
    'ZIP codes of a place': change((now) => now.places[0]!.zipCodes.push('99999')),
    'groups of a place': change((now) => (now.places[0]!.groups = [])),
    years: change((now) => (now.claims.yearsInBusiness = '31')),
    customers: change((now) => (now.claims.customersServed = '9,999')),
    satisfaction: change((now) => (now.claims.satisfactionPercent = 77)),
    rating: change((now) => (now.claims.ratingOutOfFive = 3.3)),
    reviews: change((now) => (now.claims.reviewCount = '4,321')),
    credentials: change((now) => (now.claims.credentials = ['Only this one'])),
  });
});

test('every change of the catalog is in all answers right away', async (context) => {
  const t = await openTestApp(context);
  for (const category of serviceCategories) await addService(t.deps.db, { category, title: category });
  const second = await addService(t.deps.db, { title: 'Second', position: 1 });
  const { id } = ((await (await t.adminCall('GET', adminApi.services)).json()) as AdminService[])[0]!;
  const change = (body: object) => () => t.adminCall('PUT', adminApi.service(id), body);
  await holdAfterEach(t, {
    title: change({ title: 'A new title' }),
    description: change({ description: 'A new description' }),
    price: change({ originalPrice: '50.00', discountedPrice: '40.00' }),
    picture: change({ imageUrl: 'https://pictures.example/sofa.jpg' }),
    minutes: change({ durationMinutes: 45 }),
    order: () => t.adminCall('PUT', adminApi.serviceOrder, { category: 'couch', ids: [second, id] }),
    'add-on': change({ isAddOn: true }),
    category: change({ category: 'carpet', isAddOn: false }),
    hidden: change({ isActive: false }),
    shown: change({ isActive: true }),
    deleted: () => t.adminCall('DELETE', adminApi.service(id)),
    restored: () => t.adminCall('POST', adminApi.restoreService(id)),
    added: () => t.adminCall('POST', adminApi.services, { title: 'Another', originalPrice: '9.00' }),
  });
});

test('every change of an article is in all answers right away', async (context) => {
  const t = await openTestApp(context);
  const add = (title: string, isPublished: boolean) =>
    t.adminCall('POST', adminApi.posts, { title, content: '<p>Vacuum first.</p>', isPublished });
  await add('Second', true);
  const { id } = (await (await add('First', false)).json()) as AdminPost;
  const change = (body: object) => () => t.adminCall('PUT', adminApi.post(id), body);
  await holdAfterEach(t, {
    published: change({ isPublished: true }),
    title: change({ title: 'A new title' }),
    excerpt: change({ excerpt: 'A new excerpt' }),
    content: change({ content: '<p>Then blot.</p>' }),
    category: change({ category: 'Pet Care' }),
    picture: change({ featuredImage: 'https://pictures.example/dog.jpg' }),
    slug: change({ slug: 'third' }),
    pinned: change({ isPinned: true }),
    hidden: change({ isPublished: false }),
    'published again': change({ isPublished: true }),
    deleted: () => t.adminCall('DELETE', adminApi.post(id)),
    restored: () => t.adminCall('POST', adminApi.restorePost(id)),
  });
});
