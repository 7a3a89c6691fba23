import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startEmailWorker } from '#delivery/emails/server/email-worker.ts';
import { addEmail } from '#delivery/emails/server/emails.fixture.ts';
import { textSource } from '#delivery/texts/server/sms-connection.queries.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { getSource } from '#kit/mail/server/mailer.fixture.ts';
import { createMailer } from '#kit/mail/server/mailer.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import { createTextGateway } from '#kit/sms/server/text-gateway.ts';
import { startFallbackWorker } from '#messages/alerts/server/fallback-worker.ts';
import { startPushWorker } from '#messages/alerts/server/push-worker.ts';
import { startMessageWorker } from '#messages/planned/server/message-worker.ts';
import { startTextWorker } from '#messages/planned/server/text-worker.ts';
import { startWebhookWorker } from '#messages/webhooks/server/webhook-worker.ts';
import { type SiteCopy, siteCopyApi } from '#office/copy/site-copy.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { startInbox } from '../../../../tests/support/smtp.ts';
import { until } from '../../../../tests/support/until.ts';
import { isSameSite, readOwnIdentity, settleIdentity } from './site-identity.ts';

const timing = { pollMilliseconds: 3_600_000, graceMilliseconds: 5_000 };

/** As a backup of another site leaves it. */
const becomeCopy = ({ deps }: TestApp) =>
  deps.db.updateTable('siteIdentity').set({ place: '/srv/original/data' }).execute();

async function startAll(t: TestApp, smtpUrl: string) {
  const { deps } = t;
  const sender = async () => ({ name: 'Sunweave', email: 'hello@sunweave.example' });
  const workers = [
    startEmailWorker({ ...deps, mailer: createMailer(getSource(smtpUrl), sender) }, timing),
    startTextWorker({ ...deps, gateway: createTextGateway(textSource(deps)) }, timing),
    startMessageWorker(deps, timing),
    startWebhookWorker(deps, { timing }),
    startPushWorker(deps, { timing }),
    startFallbackWorker(deps, timing),
  ];
  return async () => {
    await Promise.all(workers.map(({ stop }) => stop()));
  };
}

test('a copy takes no job of any kind until an owner says that it is the site now', async (context) => {
  const inbox = await startInbox();
  context.after(inbox.close);
  const t = await openTestApp(context, {
    config: { sms: { url: 'http://127.0.0.1:9', user: 'AC1', password: 'x', from: '+18185550100' } },
  });
  const { db, clock } = t.deps;
  await addEmail(t, 'ana@example.com');
  const kinds = ['text', 'message', 'webhook', 'push', 'fallback'] as const;
  const waiting = kinds.map((kind) => ({ kind, payload: '{}', requestId: null, quoteId: null }));
  await inTransaction(db, (trx) => enqueue(trx, waiting, clock()));
  await becomeCopy(t);
  const stop = await startAll(t, inbox.url);
  await stop();
  const jobs = await db.selectFrom('outbox').selectAll().execute();
  assert.equal(jobs.length, 6);
  for (const { kind, status, attempts, leasedUntil } of jobs) {
    assert.deepEqual([status, attempts, leasedUntil], ['pending', 0, null], kind);
  }
  assert.equal(inbox.emails.length, 0);

  const state = async () => (await (await t.adminCall('GET', siteCopyApi.status)).json()) as SiteCopy;
  const { isCopy, original, waiting: count } = await state();
  assert.deepEqual([isCopy, original.place, count], [true, '/srv/original/data', 5]);
  const report = (await (await t.adminCall('GET', '/api/admin/system')).json()) as {
    checks: { name: string }[];
  };
  assert.ok(report.checks.some(({ name }) => name === 'Copy of another site'));

  assert.equal((await t.adminCall('POST', siteCopyApi.confirm)).status, 200);
  assert.equal((await state()).isCopy, false);
  const stopNow = await startAll(t, inbox.url);
  await until(() => inbox.emails.length === 1);
  await stopNow();
});

test('what makes a copy: another address, folder or database; not another port of the same machine', async (context) => {
  const site = { origin: 'https://www.sunny.example', place: '/srv/data' };
  assert.equal(isSameSite(site, { ...site }), true);
  assert.equal(isSameSite(site, { ...site, origin: 'https://staging.sunny.example' }), false);
  assert.equal(isSameSite(site, { ...site, origin: 'http://localhost:3000' }), false);
  assert.equal(isSameSite(site, { ...site, place: '/srv/copy' }), false);
  const local = { ...site, origin: 'http://localhost:3000' };
  assert.equal(isSameSite(local, { ...site, origin: 'http://127.0.0.1:4000' }), true);

  const { deps } = await openTestApp(context);
  const own = await readOwnIdentity(deps.db, deps.config);
  // Several instances on one Postgres have folders and network names of their own.
  if (deps.config.databaseUrl) {
    const { databaseUrl } = deps.config;
    const alias = databaseUrl.replace('127.0.0.1', 'localhost');
    const other = await readOwnIdentity(deps.db, { ...deps.config, databaseUrl: alias, dataDir: '/srv/b' });
    assert.deepEqual(other, own);
  }
  // Going live in its place is no move; a later start elsewhere is.
  const live = { ...own, origin: 'https://www.sunny.example' };
  await settleIdentity(deps.db, live, deps.clock());
  assert.equal(await deps.isCopy(), true);
  await settleIdentity(deps.db, own, deps.clock());
  assert.equal(await deps.isCopy(), true);
});
