import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api, health } from '#kit/paths/paths.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { setUpWorkflow } from '../support/article-writer.ts';
import { type Cluster, send, sendPatiently, signIn, startCluster } from '../support/instances.ts';
import { contactBody } from '../support/leads.ts';
import { until } from '../support/until.ts';
import { bookWindow } from './booking-race.ts';
import { moveIn } from './moving-in.ts';
import { payOnce } from './one-payment.ts';
import { sharePhotos, surviveStore } from './photo-stories.ts';

test('two instances on one Postgres and one object store', async (t) => {
  const cluster = await startCluster(t);
  const stories: [name: string, tell: (cluster: Cluster, t: TestContext) => Promise<void>][] = [
    ['that start at the same moment make one catalog and one administrator', startTogether],
    ['share a session, and its end', shareSessions],
    ['store a lead once when its key arrives at both at the same moment', storeOnce],
    ['send each email once', mailOnce],
    ['have each article written once', writeOnce],
    ['count a visitor’s calls together', countTogether],
    ['count failed sign-ins together', throttleTogether],
    ['show each other’s photos, and keep a photo sent to both once', sharePhotos],
    ['book a window with two places for two of fifty customers', bookWindow],
    ['record a payment once that Stripe reports to both at the same moment', payOnce],
    ['import a file once and send an article once, though both are asked to', moveIn],
    ['go on without the store: photos are refused for the moment, leads and pages are not', surviveStore],
    ['go on when one of them is killed', surviveKill],
  ];
  for (const [name, tell] of stories) await t.test(name, (inner) => tell(cluster, inner));
});

async function startTogether({ db, instances }: Cluster) {
  const administrators = await db.selectFrom('users').select('id').execute();
  assert.equal(administrators.length, 1);
  const titles = (await db.selectFrom('services').select(['category', 'title']).execute()).map(
    ({ category, title }) => `${category} ${title}`,
  );
  assert.ok(titles.length > 0);
  assert.equal(new Set(titles).size, titles.length);
  for (const instance of instances) {
    assert.equal((await send(instance, 'GET', health.ready)).status, 200);
    assert.doesNotMatch(instance.output(), /"level":"(warn|error)"/);
  }
}

async function shareSessions({ instances: [one, other] }: Cluster) {
  const cookie = await signIn(one);
  assert.equal((await send(other, 'GET', api.me, { cookie })).status, 200);
  assert.equal((await send(other, 'POST', api.logout, { cookie })).status, 200);
  assert.equal((await send(one, 'GET', api.me, { cookie })).status, 401);
}

async function storeOnce({ instances: [one, other], db }: Cluster) {
  const lead = (key: string, message = 'Once, please.') => ({ key, json: contactBody({ message }) });
  for (const key of ['key-1', 'key-2', 'key-3', 'key-4', 'key-5']) {
    const answers = await Promise.all(
      [one, other, one, other].map((instance) => send(instance, 'POST', api.contact, lead(key))),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 201],
    );
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as ContactAnswer).id));
    assert.equal(new Set(ids).size, 1, key);
  }
  const stored = await db
    .selectFrom('requests')
    .select('id')
    .where('message', '=', 'Once, please.')
    .execute();
  assert.equal(stored.length, 5);
  assert.equal((await send(other, 'POST', api.contact, lead('key-1', 'Another body'))).status, 422);
}

async function mailOnce({ instances, db, inbox }: Cluster) {
  const addresses = Array.from({ length: 12 }, (_, index) => `customer-${index}@example.com`);
  const answers = await Promise.all(
    addresses.map((email, index) =>
      sendPatiently(instances[index % 2]!, 'POST', api.contact, { json: contactBody({ email }) }),
    ),
  );
  assert.ok(answers.every(({ status }) => status === 201));
  const pending = () => db.selectFrom('outbox').select('id').where('status', '!=', 'sent').execute();
  await until(pending, (rows) => rows.length === 0);
  const sentTo = (address: string) => inbox.emails.filter(({ recipients }) => recipients.includes(address));
  for (const address of addresses) assert.equal(sentTo(address).length, 1, address);
  const { length: all } = await db.selectFrom('outbox').select('id').where('kind', '=', 'email').execute();
  assert.equal(inbox.emails.length, all);
}

async function writeOnce({ instances, db, workflow }: Cluster) {
  const cookie = await signIn(instances[0]);
  await setUpWorkflow(instances[0].origin, cookie, workflow.url);
  const topics = Array.from({ length: 6 }, (_, index) => `Topic ${index}`);
  await Promise.all(
    topics.map((topic, index) =>
      send(instances[index % 2]!, 'POST', adminApi.generateArticle, { cookie, json: { topic } }),
    ),
  );
  const open = () => db.selectFrom('articleJobs').select('id').where('state', '!=', 'done').execute();
  await until(open, (jobs) => jobs.length === 0);
  assert.deepEqual(workflow.calls.map(({ body }) => body.topic).sort(), topics);
  const drafts = await db.selectFrom('posts').select('id').where('isAiWritten', '=', 1).execute();
  assert.equal(drafts.length, topics.length);
}

async function countTogether({ instances }: Cluster) {
  const signUp = async (index: number, from: string) =>
    (
      await send(instances[index % 2]!, 'POST', api.newsletter, {
        json: { email: `reader-${index}@example.com` },
        from,
      })
    ).status;
  const statuses = await Promise.all(Array.from({ length: 14 }, (_, index) => signUp(index, '198.51.100.1')));
  assert.deepEqual(statuses.toSorted(), [...Array(10).fill(202), ...Array(4).fill(429)]);
  assert.equal(await signUp(14, '198.51.100.2'), 202);
}

async function throttleTogether({ instances }: Cluster) {
  const guess = (index: number) =>
    send(instances[index % 2]!, 'POST', api.login, {
      json: { username: 'somebody', password: 'a wrong guess' },
      from: `203.0.113.${index}`,
    });
  for (let index = 0; index < 5; index += 1) assert.equal((await guess(index)).status, 401);
  // On a busy machine the first waits, of two and four seconds, may end before the next guess. Neither instance has
  // seen five failures itself by then.
  let index = 5;
  while (index < 8 && (await guess(index)).status === 401) index += 1;
  assert.equal((await guess(index + 1)).status, 429);
}

async function surviveKill({ instances: [one, other] }: Cluster) {
  const cookie = await signIn(one);
  const key = 'before-the-end';
  const lead = { key, json: contactBody({ message: 'Stored by the one that ends.' }) };
  const stored = (await (await send(one, 'POST', api.contact, lead)).json()) as ContactAnswer;
  await one.kill();
  const again = await send(other, 'POST', api.contact, lead);
  assert.equal(again.status, 201);
  assert.deepEqual(await again.json(), stored);
  const request = await send(other, 'GET', adminApi.request(stored.id), { cookie });
  assert.equal(request.status, 200);
}
