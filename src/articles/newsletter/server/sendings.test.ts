import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { AdminPost } from '#articles/blog/posts.ts';
import { type Sending, sendingApi } from '#articles/newsletter/sendings.ts';
import type { Language } from '#kit/language/language.ts';
import type { Delivery, Email } from '#kit/mail/server/mailer.ts';
import { leaseDueJobs, leaseMilliseconds } from '#kit/outbox/outbox.queries.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addReaders as addReadersTo } from '../../../../tests/support/readers.ts';
import { until } from '../../../../tests/support/until.ts';
import { startLetterWorker } from './letter-worker.ts';
import { draftMonthly } from './monthly-draft.ts';
import { confirm, getSubscribers, press } from './newsletter.fixture.ts';

const article = {
  ...{ title: 'Coffee stains', excerpt: 'The first minute counts.', content: '<p>Blot.</p>' },
  featuredImage: '/pictures/window-sill.jpg',
};
const start = Date.parse('2026-11-21T18:00:00.000Z');
const minute = 60_000;

/** Readers, a published article, and workers whose letters are collected. */
async function openNewsletter(context: TestContext, { readers = 3, hourlyLimit = 60 } = {}) {
  const t = await openTestApp(context);
  const staff = async <Body>(method: string, path: string, body?: object, status = 200): Promise<Body> => {
    const answer = await t.adminCall(method, path, body);
    assert.equal(answer.status, status, `${method} ${path}: ${await answer.clone().text()}`);
    return (await answer.json()) as Body;
  };
  const { updatedAt: _time, ...settings } = await staff<{ updatedAt: string }>('GET', adminApi.settings);
  await staff('PUT', adminApi.settings, { ...settings, newsletter: { hourlyLimit } });
  const addReaders = (count: number, language: Language = 'en') =>
    addReadersTo(t.deps.db, count, { language, at: t.deps.clock() });
  if (readers > 0) await addReaders(readers);
  const post = await staff<AdminPost>('POST', adminApi.posts, { ...article, isPublished: true }, 201);
  const letters: (Email & { key: string })[] = [];
  let answer = (_to: string): Delivery => ({ isSent: true });
  const mailer = {
    isReady: async () => true,
    async send(email: Email, key: string): Promise<Delivery> {
      letters.push({ ...email, key });
      return answer(email.to);
    },
  };
  let now = start;
  return {
    t,
    staff,
    post,
    letters,
    addReaders,
    send: (query = '', status = 201) =>
      staff<{ id: number; total: number }>('POST', sendingApi.sendPost(post.id) + query, undefined, status),
    sendings: () => staff<Sending[]>('GET', sendingApi.sendings),
    refuse(refused: typeof answer) {
      answer = refused;
    },
    work() {
      const worker = startLetterWorker(
        { ...t.deps, mailer },
        { pollMilliseconds: 3_600_000, graceMilliseconds: 200 },
      );
      context.after(worker.stop);
      return worker;
    },
    pass(milliseconds: number) {
      now += milliseconds;
      t.setNow(new Date(now).toISOString());
    },
  };
}

/** Lets every worker look until nothing changes. */
async function settle(workers: { wake: () => void }[], letters: unknown[]) {
  for (let quiet = 0, count = -1; quiet < 5; quiet = letters.length === count ? quiet + 1 : 0) {
    count = letters.length;
    for (const worker of workers) worker.wake();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

test('an article leaves once to each reader of its language, at the pace of the settings, from two instances', async (context) => {
  const site = await openNewsletter(context, { readers: 5 });
  await site.addReaders(1, 'es');
  await site.t.call('POST', api.newsletter, { email: 'pending@example.com' });
  const { id, total } = await site.send();
  assert.equal(total, 5);
  const workers = [site.work(), site.work()];
  await settle(workers, site.letters);
  assert.equal(site.letters.length, 1, 'one each minute');
  for (let letter = 2; letter <= 5; letter += 1) {
    site.pass(minute);
    await settle(workers, site.letters);
    assert.equal(site.letters.length, letter);
  }
  site.pass(minute);
  await settle(workers, site.letters);
  assert.equal(new Set(site.letters.map(({ to }) => to)).size, 5);
  const [first] = site.letters;
  assert.equal(first!.subject, 'Coffee stains');
  assert.match(first!.text, /first minute counts[\s\S]*\/blog\/coffee-stains[\s\S]*Unsubscribe: http/);
  assert.match(first!.html, /<img src="http[^"]+\/pictures\/window-sill.jpg"/);
  const [sending] = await site.sendings();
  assert.deepEqual(
    [sending!.id, sending!.status, sending!.waiting, sending!.sent, sending!.failed],
    [id, 'done', 0, 5, 0],
  );

  const again = await site.staff<{ detail: string }>(
    'POST',
    sendingApi.sendPost(site.post.id),
    undefined,
    409,
  );
  assert.match(again.detail, /was sent to 5 readers on November 21, 2026/);
  await site.send('?again=true');
});

test('what cannot be sent is refused with a sentence that says why', async (context) => {
  const site = await openNewsletter(context, { readers: 0 });
  const refusal = async (id: number, query = '', status = 409) =>
    (await site.staff<{ detail: string }>('POST', sendingApi.sendPost(id) + query, undefined, status)).detail;
  const draft = await site.staff<AdminPost>('POST', adminApi.posts, { ...article, title: 'Draft' }, 201);
  assert.equal(await refusal(draft.id), 'This article isn’t published. Publish it first, then send it.');
  assert.match(await refusal(site.post.id, '?language=es'), /^Its Spanish version isn’t published/);
  assert.equal(await refusal(site.post.id), 'Nobody reads the newsletter in English yet.');
  await refusal(99_999, '', 404);

  const { to } = await site.staff<{ to: string }>('POST', sendingApi.testPost(draft.id), undefined, 201);
  const stored = await site.t.deps.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  const mail = JSON.parse(stored.at(-1)!.payload) as Email;
  assert.deepEqual([mail.to, mail.subject], [to, 'Draft']);
  assert.deepEqual(await site.sendings(), []);
});

test('a sending is paused and resumed, and pauses by itself when its article goes offline', async (context) => {
  const site = await openNewsletter(context);
  const { id } = await site.send();
  const worker = site.work();
  await settle([worker], site.letters);
  const act = (path: string, status = 200) => site.staff<Sending>('POST', path, undefined, status);
  assert.equal((await act(sendingApi.pauseSending(id))).status, 'paused');
  assert.equal((await act(sendingApi.pauseSending(id))).waiting, 2);
  site.pass(90 * minute);
  await settle([worker], site.letters);
  assert.equal(site.letters.length, 1);
  assert.equal((await act(sendingApi.resumeSending(id))).status, 'sending');
  await settle([worker], site.letters);
  assert.equal(site.letters.length, 2);

  await site.staff('PUT', adminApi.post(site.post.id), { isPublished: false });
  site.pass(minute);
  await settle([worker], site.letters);
  assert.deepEqual([site.letters.length, (await site.sendings())[0]?.status], [2, 'paused']);
  await act(sendingApi.resumeSending(id), 409);
  await site.staff('PUT', adminApi.post(site.post.id), { isPublished: true });
  await act(sendingApi.resumeSending(id));
  await settle([worker], site.letters);
  site.pass(minute);
  await settle([worker], site.letters);
  assert.deepEqual([site.letters.length, (await site.sendings())[0]?.status], [3, 'done']);
  await act(sendingApi.pauseSending(id), 409);
});

test('a process that dies while it queues or sends loses no letter and sends none twice', async (context) => {
  const site = await openNewsletter(context);
  await site.send();
  const { db } = site.t.deps;
  await db.deleteFrom('outbox').where('sendingId', 'is not', null).where('subscriberId', '>', 1).execute();
  await db.updateTable('newsletterSendings').set({ queuedTo: 1 }).execute();
  assert.equal((await leaseDueJobs(db, site.t.deps.clock(), 1, 'letter')).length, 1);
  const worker = site.work();
  await settle([worker], site.letters);
  assert.deepEqual(
    site.letters.map(({ to }) => to),
    ['reader2@en.example.com'],
  );
  for (let turn = 0; turn < 3; turn += 1) {
    site.pass(leaseMilliseconds + minute);
    await settle([worker], site.letters);
  }
  assert.deepEqual(
    site.letters.map(({ to }) => to).toSorted(),
    [1, 2, 3].map((each) => `reader${each}@en.example.com`),
  );
});

test('a bounce and one click end a subscription, and the sending counts who left', async (context) => {
  const site = await openNewsletter(context);
  await confirm(site.t, 'maria@example.com');
  const { id, total } = await site.send();
  assert.equal(total, 4);
  site.refuse((to) =>
    to.startsWith('reader1@')
      ? { isSent: false, isPermanent: true, reason: '550 5.1.1 No such user' }
      : { isSent: true },
  );
  const worker = site.work();
  for (let turn = 0; turn < 2; turn += 1) {
    await settle([worker], site.letters);
    site.pass(minute);
  }
  const link = new URL(site.letters[1]!.unsubscribeUrl!);
  const left = await press(site.t, link.pathname + link.search, { 'List-Unsubscribe': 'One-Click' });
  assert.equal(left.status, 200);
  const third = (await getSubscribers(site.t)).find(({ email }) => email.startsWith('reader3@'));
  await site.staff('POST', adminApi.removeSubscriber(third!.id));
  for (let turn = 0; turn < 3; turn += 1) {
    await settle([worker], site.letters);
    site.pass(minute);
  }
  assert.deepEqual(
    site.letters.map(({ to }) => to.split('@')[0]),
    ['reader1', 'reader2', 'maria'],
  );
  const statuses = (await getSubscribers(site.t)).map(
    ({ email, status }) => `${email.split('@')[0]} ${status}`,
  );
  assert.deepEqual(statuses, [
    'reader1 bounced',
    'reader2 unsubscribed',
    'reader3 unsubscribed',
    'maria confirmed',
  ]);
  const sending = (await until(site.sendings, ([newest]) => newest?.status === 'done'))[0]!;
  assert.deepEqual([sending.id, sending.sent, sending.failed, sending.unsubscribed], [id, 2, 1, 1]);
});

test('each month begins with one draft of what was published in the last, which nobody gets by itself', async (context) => {
  const site = await openNewsletter(context);
  const es = { titleEs: 'Manchas', contentEs: '<p>Seque.</p>', isPublishedEs: true };
  await site.staff('PUT', adminApi.post(site.post.id), es);
  await site.staff('POST', adminApi.posts, { ...article, title: 'A < draft' }, 201);
  const drafts = async () =>
    (await site.staff<AdminPost[]>('GET', `${adminApi.posts}?search=what`)).filter(
      ({ isPublished }) => !isPublished,
    );
  site.t.setNow('2026-12-09T18:00:00.000Z');
  await draftMonthly(site.t.deps);
  assert.deepEqual(await drafts(), [], 'only in the first week');
  site.t.setNow('2026-12-01T09:00:00.000Z');
  await Promise.all([draftMonthly(site.t.deps), draftMonthly(site.t.deps)]);
  await draftMonthly(site.t.deps);
  const [draft, ...more] = await drafts();
  assert.deepEqual(more, []);
  assert.equal(draft!.title, 'What’s new: November 2026');
  assert.match(draft!.content, /<h2><a href="\/blog\/coffee-stains"[^>]*>Coffee stains<\/a><\/h2>/);
  assert.equal(draft!.titleEs, 'Novedades: noviembre de 2026');
  assert.deepEqual(await site.sendings(), []);
});
