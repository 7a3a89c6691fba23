import assert from 'node:assert/strict';
import { test } from 'node:test';
import { symmetricDecrypt } from 'better-auth/crypto';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { startEmailWorker } from '#delivery/emails/server/email-worker.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { mailApi } from '#delivery/mailbox/mail-connection.ts';
import { readSecret } from '#kit/db/secrets.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { createMailer } from '#kit/mail/server/mailer.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { until } from '../../../../tests/support/until.ts';
import { account, openSite, read, save, tryOut } from './mail-connection.fixture.ts';
import { mailSource } from './mail-connection.queries.ts';

const enqueue = (t: TestApp, to: string) => {
  const email = { to, subject: 'Your quote', text: 'Hello', html: '<p>Hello</p>' };
  return inTransaction(t.deps.db, (trx) =>
    enqueueEmails(trx, [{ email, purpose: 'other', isAboutNobody: true }], t.deps.clock()),
  );
};

const startWorker = (t: TestApp) => {
  const mailer = createMailer(mailSource(t.deps), () => readProfile(t.deps.db));
  return startEmailWorker({ ...t.deps, mailer }, { pollMilliseconds: 3_600_000 });
};

const outbox = (t: TestApp) => t.deps.db.selectFrom('outbox').selectAll().orderBy('id').execute();

test('what waited in the outbox is sent once an owner has saved a connection, by a worker that ran before', async (context) => {
  const { t, inbox, typed } = await openSite(context);
  await enqueue(t, 'maria@example.com');
  const worker = startWorker(t);
  context.after(worker.stop);
  t.deps.wakeOutbox = worker.wake;
  assert.equal((await read(t)).setBy, null);
  const counts = async () => (await (await t.adminCall('GET', adminApi.outboxCounts)).json()) as object;
  assert.deepEqual(await counts(), { pending: 1, sent: 0, failed: 0, isConfigured: false });
  const saved = await save(t, typed);
  assert.deepEqual([saved.setBy, saved.hasPassword, saved.worksSince], ['panel', true, null]);
  await until(
    () => outbox(t),
    ([job]) => job?.status === 'sent',
  );
  assert.deepEqual(inbox.emails[0]?.recipients, ['maria@example.com']);
  assert.equal(inbox.emails[0]?.headers.from, 'Sunweave Cleaning <office@sunny.example>');
  assert.deepEqual(await counts(), { pending: 0, sent: 1, failed: 0, isConfigured: true });
  assert.equal((await read(t)).worksSince, t.deps.clock().toISOString());
});

test('with the right password, emails that the wrong one held up leave right away', async (context) => {
  const { t, inbox, typed } = await openSite(context);
  await save(t, { ...typed, password: 'wrong' });
  await enqueue(t, 'maria@example.com');
  const worker = startWorker(t);
  context.after(worker.stop);
  t.deps.wakeOutbox = worker.wake;
  await until(
    () => outbox(t),
    ([job]) => job?.attempts === 1,
  );
  assert.equal(inbox.emails.length, 0);
  await save(t, { ...typed, version: 2 });
  await until(
    () => outbox(t),
    ([job]) => job?.status === 'sent',
  );
});

test('the password is nowhere but encrypted in its row', async (context) => {
  const { t, typed } = await openSite(context);
  await save(t, typed);
  await tryOut(t);
  await tryOut(t, { ...typed, password: 'other secret' });
  const secret = /kiwi|umbrella|other secret/;
  for (const path of [
    mailApi.connection,
    adminApi.settings,
    adminApi.system,
    adminApi.outbox,
    adminApi.audit,
    adminApi.auditCsv,
  ]) {
    assert.doesNotMatch(await (await t.adminCall('GET', path)).text(), secret, path);
  }
  const tables = await t.deps.db.introspection.getTables();
  for (const { name } of tables) {
    const rows = await t.deps.db
      .selectFrom(name as 'mailConnection')
      .selectAll()
      .execute();
    assert.doesNotMatch(JSON.stringify(rows), secret, name);
  }
  const { password } = await t.deps.db
    .selectFrom('mailConnection')
    .select('password')
    .executeTakeFirstOrThrow();
  const key = await readSecret(t.deps.db, 'mail-password');
  assert.equal(await symmetricDecrypt({ key, data: password }), account.password);
});

test('a stored password goes to no other server and no other user', async (context) => {
  const { t, typed } = await openSite(context);
  const { password: _, ...open } = typed;
  await expectErrorAt(await t.adminCall('PUT', mailApi.connection, { ...open, version: 1 }), 'password');
  await save(t, typed);
  const renamed = await save(t, { ...open, senderName: 'Sunny', version: 2 });
  assert.deepEqual([renamed.senderName, renamed.hasPassword], ['Sunny', true]);
  assert.equal((await tryOut(t, open)).isSent, true);
  for (const change of [{ host: 'localhost' }, { port: typed.port - 1 }, { username: 'eve' }]) {
    for (const call of [
      t.adminCall('PUT', mailApi.connection, { ...open, ...change, version: 3 }),
      t.adminCall('POST', mailApi.test, { to: 'eve@example.com', connection: { ...open, ...change } }),
    ]) {
      await expectErrorAt(await call, 'password');
    }
  }
});

test('the same values write nothing; an older version is a conflict', async (context) => {
  const { t, typed } = await openSite(context);
  assert.equal((await save(t, typed)).version, 2);
  assert.equal((await save(t, typed)).version, 2);
  const other = { ...typed, senderEmail: 'other@sunny.example', version: 1 };
  const refused = await t.adminCall('PUT', mailApi.connection, other);
  assert.equal(refused.status, 409);
  const { current } = (await refused.json()) as { current: { senderEmail: string } };
  assert.equal(current.senderEmail, typed.senderEmail);
});

test('the audit log tells server, user and sender, and that the password is a new one', async (context) => {
  const { t, typed } = await openSite(context);
  await save(t, typed);
  await save(t, { ...typed, password: 'another', version: 2 });
  await t.adminCall('DELETE', mailApi.connection);
  const answer = await t.adminCall('GET', `${adminApi.audit}?action=email-sending-changed`);
  const entries = (await answer.json()) as { before: object; after: object }[];
  const shown = { mailServer: `127.0.0.1, port ${typed.port}, none`, mailUsername: account.user };
  assert.deepEqual(
    entries.map(({ before, after }) => [before, after]),
    [
      [{ ...shown, sender: typed.senderEmail }, null],
      [{ mailPassword: null }, { mailPassword: 'changed' }],
      [
        { mailServer: '', mailUsername: '', sender: '', mailPassword: null },
        { ...shown, sender: typed.senderEmail, mailPassword: 'changed' },
      ],
    ],
  );
});

test('SMTP_URL wins: its server and sender are shown, its user and password are not, and nothing is changed', async (context) => {
  const config = { smtpUrl: 'smtps://user:hidden@mail.example.com', mailFrom: 'Desk <desk@example.com>' };
  const { t, typed } = await openSite(context, { config });
  const text = await (await t.adminCall('GET', mailApi.connection)).text();
  assert.doesNotMatch(text, /hidden|user:/);
  const shown = JSON.parse(text) as Awaited<ReturnType<typeof read>>;
  assert.deepEqual(
    [shown.setBy, shown.host, shown.port, shown.senderName, shown.senderEmail, shown.username],
    ['server', 'mail.example.com', 465, 'Desk', 'desk@example.com', ''],
  );
  for (const [method, path, body] of [
    ['PUT', mailApi.connection, { ...typed, version: 1 }],
    ['DELETE', mailApi.connection, undefined],
    ['POST', mailApi.test, { to: 'kim@example.com', connection: typed }],
  ] as const) {
    assert.equal((await t.adminCall(method, path, body)).status, 409, method);
  }
});

test('a removed connection is forgotten, with its password, and emails wait again', async (context) => {
  const { t, inbox, typed } = await openSite(context);
  await save(t, typed);
  const answer = await t.adminCall('DELETE', mailApi.connection);
  const removed = (await answer.json()) as Awaited<ReturnType<typeof read>>;
  assert.deepEqual([removed.setBy, removed.host, removed.hasPassword], [null, '', false]);
  await enqueue(t, 'maria@example.com');
  const worker = startWorker(t);
  worker.wake();
  await worker.stop();
  const [job] = await outbox(t);
  assert.deepEqual([job?.status, job?.attempts, inbox.emails.length], ['pending', 0, 0]);
});
