import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { AdminPost } from '#articles/blog/posts.ts';
import { type Sending, sendingApi } from '#articles/newsletter/sendings.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { openDb } from '#kit/db/open.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { createLog } from '#kit/server/log.ts';
import type { Import } from '#office/imports/imports.ts';
import { send, signIn } from '../../tests/support/instances.ts';
import { addReaders } from '../../tests/support/readers.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { startInbox } from '../../tests/support/smtp.ts';
import { until } from '../../tests/support/until.ts';

const movableClock = new URL('../../tests/support/movable-clock.mjs', import.meta.url).href;
const rows = 2_000;
const readers = 10_000;
const letters = 12;
/** Longer than leases, and than the pause that the slowest pace makes. */
const hourMilliseconds = 3_601_000;

test('an import, the queueing of a newsletter and its sending go on after kill -9: nothing twice, nothing lost', async (context) => {
  const inbox = await startInbox();
  const server = await startTestServer(({ dataDir }) => ({
    NODE_OPTIONS: `--import=${movableClock}`,
    CLOCK_FILE: join(dataDir, 'clock'),
    SMTP_URL: inbox.url,
  }));
  context.after(async () => {
    await server.close();
    await inbox.close();
  });
  const inDatabase = async <Result>(work: (db: ReturnType<typeof openDb>) => Promise<Result>) => {
    const db = openDb(
      server.database,
      createLog(() => {}),
    );
    return work(db).finally(() => db.destroy());
  };
  const setHourlyLimit = (hourlyLimit: number) =>
    inDatabase(async (db) => {
      const { values } = await readSettings(db);
      const content = JSON.stringify({ ...values, newsletter: { hourlyLimit } });
      await db.updateTable('settings').set({ content }).execute();
    });
  let ahead = 0;
  const killAndStart = async (meanwhile = async () => {}) => {
    await server.kill();
    await meanwhile();
    ahead += hourMilliseconds;
    await writeFile(join(server.database.dataDir, 'clock'), String(ahead));
    await server.start();
  };
  await server.stop();
  await inDatabase((db) => addReaders(db, readers));
  await setHourlyLimit(1);
  await server.start();
  const cookie = await signIn(server);
  const call = async <Body>(method: string, path: string, body: { json?: object; form?: FormData } = {}) => {
    const answer = await send(server, method, path, { cookie, ...body });
    assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
    return (await answer.json()) as Body;
  };

  const form = new FormData();
  form.set('kind', 'customers');
  const lines = Array.from({ length: rows }, (_, index) => `Ana ${index},ana${index}@example.com`);
  form.set('file', new File([['Name,Email', ...lines].join('\n')], 'customers.csv'));
  const { id } = await call<Import>('POST', adminApi.imports, { form });
  const json = { title: 'Coffee stains', content: '<p>Blot.</p>', isPublished: true };
  const post = await call<AdminPost>('POST', adminApi.posts, { json });
  await call('POST', adminApi.runImport(id));
  const readImport = () => call<Import>('GET', adminApi.import(id));
  await until(readImport, ({ done }) => done > 0);
  const pressed = send(server, 'POST', sendingApi.sendPost(post.id), { cookie }).catch(() => {});
  const readSending = async () => (await call<Sending[]>('GET', sendingApi.sendings))[0];
  await until(readSending, (sending) => sending !== undefined);
  await killAndStart();
  await pressed;

  const whole = await until(readImport, ({ status }) => status !== 'running');
  assert.deepEqual(
    [whole.status, whole.done, whole.created, whole.joined, whole.duplicates, whole.refused],
    ['done', rows, rows, 0, 0, 0],
  );
  const ofLetters = ({ waiting = 0, sent = 0 }: Partial<Sending> = {}) => waiting + sent;
  const queued = await until(readSending, (sending) => ofLetters(sending) >= readers);
  assert.deepEqual([queued?.total, ofLetters(queued)], [readers, readers]);

  await killAndStart(async () => {
    await inDatabase(async (db) => {
      const customers = await db.selectFrom('customers').select('email').execute();
      assert.equal(new Set(customers.map(({ email }) => email)).size, rows);
      assert.equal(customers.length, rows);
      const waiting = await db
        .selectFrom('outbox')
        .select(['id', 'subscriberId'])
        .where('kind', '=', 'letter')
        .orderBy('id')
        .execute();
      assert.equal(new Set(waiting.map(({ subscriberId }) => subscriberId)).size, readers);
      const { id: last } = waiting[letters - 1]!;
      await db.deleteFrom('outbox').where('kind', '=', 'letter').where('id', '>', last).execute();
    });
    await setHourlyLimit(10_000);
  });
  const keys = () => new Set(inbox.emails.map(({ headers }) => headers['message-id']));
  const recipients = () => new Set(inbox.emails.map((email) => email.recipients.join()));
  await until(() => keys().size >= letters / 2);
  await killAndStart();
  await until(readSending, (sending) => sending?.status === 'done');
  assert.equal(await server.stop(), 0);
  assert.deepEqual([keys().size, recipients().size], [letters, letters]);
  // One is in hand at each kill. It keeps its Message-ID, by which a mailbox shows it once.
  assert.ok(inbox.emails.length <= letters + 2, String(inbox.emails.length));
});
