import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginEmpty } from '#app/seed/seed.ts';
import { demoArticleSlugs } from '#articles/blog/demo-articles-texts.ts';
import { change, create } from '#company/catalog/server/services.fixture.ts';
import type { Category } from '#company/categories/categories.ts';
import { readCatalogState } from '#company/presets/server/catalog-state.ts';
import { presets } from '#company/presets/server/presets.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { openSite, save, tryOut } from '#delivery/mailbox/server/mail-connection.fixture.ts';
import {
  openSite as openTexts,
  save as saveGateway,
  tryOut as tryGateway,
} from '#delivery/texts/server/sms-connection.fixture.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import {
  connect as connectStripe,
  openSite as openPayments,
  turnOff,
} from '#money/stripe-connection/server/stripe-connection.fixture.ts';
import {
  demoArticlesOfflinePath,
  type Setup,
  setupPath,
  setupSteps,
  tradePath,
} from '#office/setup/setup.ts';
import { admin } from '../../../../tests/support/admin.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addPost, addSpanishVersion } from '../../../../tests/support/posts.ts';

async function ask(t: TestApp, method = 'GET', body?: object, path = setupPath): Promise<Setup> {
  const answer = await t.adminCall(method, path, body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Setup;
}

const readStored = async (t: TestApp): Promise<StoredSettings> =>
  (await t.adminCall('GET', adminApi.settings)).json() as Promise<StoredSettings>;

const stepsIn = ({ steps }: Setup, wanted: string) =>
  steps.filter(({ state }) => state === wanted).map(({ step }) => step);

test('a new site has everything to set up, and each step is done where its screen was saved', async (context) => {
  const t = await openTestApp(context, { config: { smtpUrl: 'smtp://127.0.0.1:9' } });
  const article = await addPost(t.deps.db, { slug: demoArticleSlugs[0]! });
  const first = await ask(t);
  assert.deepEqual(stepsIn(first, 'open'), setupSteps);
  assert.deepEqual([first.isHidden, first.hasMailServer, first.hasSentEmail], [false, true, false]);
  const { company } = await readStored(t);
  let version = 1;
  const save = async (changes: object) => {
    const body = { ...defaultSettings, company, ...changes, version };
    const answer = await t.adminCall('PUT', adminApi.settings, body);
    assert.equal(answer.status, 200, await answer.clone().text());
    ({ version } = (await answer.json()) as { version: number });
    return stepsIn(await ask(t), 'done');
  };
  const { booking } = defaultSettings;
  for (const [changes, done] of [
    [{ phone: '(503) 555-0199' }, []],
    [{ phone: '(503) 555-0199', email: 'hi@example.com' }, ['contact']],
    [{ name: 'Bright Rooms', shortName: 'Bright' }, []],
    [
      {
        name: 'Bright Rooms',
        shortName: 'Bright',
        invoices: { ...defaultSettings.invoices, legalName: 'Bright Rooms LLC' },
      },
      ['brand'],
    ],
    [{ places: defaultSettings.places.slice(1) }, ['places']],
    [{ company: { ...company, categories: ['carpet'] } }, ['trade']],
    [{ company: { ...company, city: 'Burbank' } }, ['company']],
    [{ company, booking: { ...booking, horizonDays: booking.horizonDays + 1 } }, ['booking']],
    [{ notificationEmails: ['hi@example.com'] }, []],
    [{ testimonials: [] }, ['testimonials']],
    [{ claims: { ...defaultSettings.claims, customersServed: '' } }, ['claims']],
    [{ testimonials: null, faqs: [] }, ['faqs']],
  ] as const) {
    assert.deepEqual(await save(changes), done);
  }
  const { id } = await create(t, { title: 'Sofa', category: 'couch', originalPrice: '90.00' });
  assert.ok(!stepsIn(await ask(t), 'done').includes('prices'));
  await change(t, id, { originalPrice: '95.00' });
  assert.ok(stepsIn(await ask(t), 'done').includes('prices'));
  await t.adminCall('PATCH', adminApi.account, {
    name: 'Kim Lee',
    email: 'kim@example.com',
    currentPassword: admin.password,
  });
  assert.ok(stepsIn(await ask(t), 'done').includes('account'));
  await t.deps.db.updateTable('posts').set({ isPublished: 0 }).where('id', '=', article.id).execute();
  assert.ok(stepsIn(await ask(t), 'done').includes('articles'));
});

test('one action takes the demo’s articles offline and keeps them as drafts; what somebody edited stays', async (context) => {
  const t = await openTestApp(context);
  const [first, second, edited] = demoArticleSlugs;
  const { id } = await addPost(t.deps.db, { slug: first!, title: 'Coffee in ten minutes' });
  await addSpanishVersion(t.deps.db, id, { title: 'Café de nadie' });
  await addPost(t.deps.db, { slug: second!, title: 'Ash on the sofa' });
  const changed = await addPost(t.deps.db, { slug: edited!, title: 'Edited' });
  await addPost(t.deps.db, { slug: 'our-own', title: 'Our own' });
  const saved = await t.adminCall('PUT', adminApi.post(changed.id), { excerpt: 'New', version: 1 });
  assert.equal(saved.status, 200, await saved.clone().text());
  const blog = async (path: string) => (await t.call('GET', path)).text();
  assert.match(await blog('/es/blog'), /Café de nadie/);
  assert.match(await blog(paths.blog), /Ash on the sofa/);
  assert.equal((await ask(t)).demoArticles, 2);
  for (let press = 0; press < 2; press++) {
    const after = await ask(t, 'POST', {}, demoArticlesOfflinePath);
    assert.equal(after.demoArticles, 0);
    assert.ok(stepsIn(after, 'done').includes('articles'));
  }
  const english = await blog(paths.blog);
  assert.doesNotMatch(english, /Ash on the sofa|Coffee in ten/);
  assert.match(english, /Our own/);
  assert.match(english, /Edited/);
  assert.doesNotMatch(await blog('/es/blog'), /Café de nadie/);
  assert.equal((await t.call('GET', paths.article(first!))).status, 404);
  const drafts = await t.adminCall('GET', `${adminApi.posts}?status=draft`);
  const rows = (await drafts.json()) as { slug: string }[];
  assert.deepEqual(rows.map(({ slug }) => slug).sort(), [first, second].sort());
});

test('email is set up once one was sent, and leads go to an address of the owner', async (context) => {
  const { t, typed } = await openSite(context);
  const mail = async () => {
    const { steps, hasMailServer, hasSentEmail } = await ask(t);
    return [hasMailServer, hasSentEmail, steps.find(({ step }) => step === 'email')?.state];
  };
  const stored = await readStored(t);
  const saveTo = (version: number, ...notificationEmails: string[]) =>
    t.adminCall('PUT', adminApi.settings, { ...stored, notificationEmails, version });
  await saveTo(1, 'hi@example.com');
  assert.deepEqual(await mail(), [false, false, 'open']);
  await save(t, typed);
  assert.deepEqual(await mail(), [true, false, 'open']);
  await tryOut(t);
  assert.deepEqual(await mail(), [true, true, 'done']);
  await saveTo(2, ...defaultSettings.notificationEmails);
  assert.deepEqual(await mail(), [true, true, 'open']);
});

test('a server whose SMTP_URL has sent emails before counts as tried out', async (context) => {
  const t = await openTestApp(context, { config: { smtpUrl: 'smtp://127.0.0.1:9' } });
  const email = { to: 'ana@example.com', subject: 'Hello', text: '', html: '' };
  await inTransaction(t.deps.db, (trx) =>
    enqueueEmails(trx, [{ email, purpose: 'other', isAboutNobody: true }], t.deps.clock()),
  );
  assert.equal((await ask(t)).hasSentEmail, false);
  await t.deps.db.updateTable('outbox').set({ status: 'sent' }).execute();
  assert.equal((await ask(t)).hasSentEmail, true);
});

test('card payments are set up with a live key, not with a test key, or are skipped', async (context) => {
  const { t, stripe } = await openPayments(context);
  const payments = async () => (await ask(t)).steps.find(({ step }) => step === 'payments')?.state;
  assert.equal(await payments(), 'open');
  await connectStripe(t);
  assert.equal(await payments(), 'open');
  const secretKey = stripe.accounts.addKey('sk_live_of_the_account');
  await connectStripe(t, { secretKey, version: 2 });
  assert.equal(await payments(), 'done');
  await turnOff(t);
  await ask(t, 'PUT', { kept: ['payments'], isHidden: false });
  assert.equal(await payments(), 'kept');
});

test('texts are set up once one was sent with what is saved, or by the operator, or are skipped', async (context) => {
  const { t, typed } = await openTexts(context);
  const texts = async () => (await ask(t)).steps.find(({ step }) => step === 'texts')?.state;
  assert.equal(await texts(), 'open');
  await saveGateway(t, typed);
  assert.equal(await texts(), 'open');
  await tryGateway(t);
  assert.equal(await texts(), 'done');
  await saveGateway(t, { ...typed, sender: '72645', version: 2 });
  assert.equal(await texts(), 'open');
  await ask(t, 'PUT', { kept: ['texts'], isHidden: false });
  assert.equal(await texts(), 'kept');
  t.deps.config.sms = { url: typed.url, user: 'AC1', password: 'secret', from: '72645' };
  assert.equal(await texts(), 'done');
});

test('the owner keeps what the demo has, and hides the list; the audit log tells both', async (context) => {
  const t = await openTestApp(context);
  const kept = await ask(t, 'PUT', { kept: ['prices', 'faqs', 'alerts', 'prices'], isHidden: false });
  assert.deepEqual(stepsIn(kept, 'kept'), ['prices', 'alerts', 'faqs']);
  const hidden = await ask(t, 'PUT', { kept: ['faqs'], isHidden: true });
  assert.deepEqual([stepsIn(hidden, 'kept'), hidden.isHidden], [['faqs'], true]);
  const log = await (await t.adminCall('GET', `${adminApi.audit}?action=settings-changed`)).text();
  assert.match(log, /"setupKept":"prices, faqs, alerts"/);
  assert.match(log, /"isSetupHidden":true/);
  for (const step of ['testimonials', 'claims', 'account', 'email']) {
    const refused = await t.adminCall('PUT', setupPath, { kept: [step], isHidden: false });
    assert.equal(refused.status, 422, step);
  }
});

test('a trade takes the place of the demo’s catalog once, leaves what the owner entered, and can be undone', async (context) => {
  const t = await openTestApp(context, { hasDemo: true });
  const read = async () => ({
    settings: await readStored(t),
    categories: (await (await t.adminCall('GET', adminApi.categories)).json()) as Category[],
    services: (await (await t.adminCall('GET', adminApi.services)).json()) as { title: string }[],
  });
  const choose = (trade: string) => t.adminCall('POST', tradePath, { trade });
  const first = await ask(t);
  assert.deepEqual(
    first.trades.map(({ name, isCurrent }) => [name, isCurrent]),
    [
      ['demo', true],
      ['house-cleaning', false],
      ['window-cleaning', false],
    ],
  );
  const before = await read();
  const entered = { name: 'Bright Rooms', faqs: [{ question: 'Mine?', answer: 'Yes.' }] };
  const saved = await t.adminCall('PUT', adminApi.settings, { ...before.settings, ...entered });
  assert.equal(saved.status, 200, await saved.clone().text());

  const answers = await Promise.all([choose('house-cleaning'), choose('house-cleaning')]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const chosen = await read();
  const { categories, services } = presets['house-cleaning'].categories.reduce(
    (sum, category) => ({
      categories: [...sum.categories, category.words.en.name],
      services: sum.services + category.services.length + category.addOns.length,
    }),
    { categories: [] as string[], services: 0 },
  );
  assert.deepEqual(
    chosen.categories.map(({ name }) => name),
    categories,
  );
  assert.equal(chosen.services.length, services);
  assert.equal(chosen.settings.name, 'Bright Rooms');
  assert.equal(chosen.settings.faqs?.[0]?.question, 'Mine?');
  assert.equal(chosen.settings.claims.customersServed, '');
  assert.deepEqual(chosen.settings.testimonials, []);
  assert.equal(chosen.settings.pricing.minimumOrder, '79.00');
  const after = await ask(t);
  assert.deepEqual([after.trades, after.demoArticles], [[], 0]);
  assert.ok(stepsIn(after, 'done').includes('trade'));

  assert.equal((await choose('window-cleaning')).status, 200);
  assert.equal((await choose('demo')).status, 200);
  const back = await read();
  assert.deepEqual(
    back.services.map(({ title }) => title),
    before.services.map(({ title }) => title),
  );
  assert.deepEqual(
    back.categories.map(({ id }) => id),
    before.categories.map(({ id }) => id),
  );
  for (const part of ['claims', 'pricing', 'terms'] as const)
    assert.deepEqual(back.settings[part], before.settings[part]);

  const { id } = await create(t, { title: 'Mine', category: 'couch', originalPrice: '90.00' });
  const refused = await choose('house-cleaning');
  assert.equal(refused.status, 409);
  assert.match(await refused.text(), /entries of your own, so nothing was changed/);
  assert.equal((await t.adminCall('DELETE', adminApi.service(id))).status, 200);
  assert.equal((await choose('bakery')).status, 422);
  assert.equal((await choose('house-cleaning')).status, 200);
});

test('an empty catalog is offered every trade', async (context) => {
  const t = await openTestApp(context);
  await beginEmpty(t.deps.db);
  const { trades } = await ask(t);
  assert.deepEqual(
    trades.map(({ isCurrent }) => isCurrent),
    [false, false, false],
  );
  for (const trade of ['window-cleaning', 'demo']) {
    assert.equal((await t.adminCall('POST', tradePath, { trade })).status, 200);
    assert.equal(await readCatalogState(t.deps.db), trade);
  }
});
