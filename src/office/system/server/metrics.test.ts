import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createApp } from '#app/app.ts';
import { openDb } from '#kit/db/open.ts';
import { countedMailer } from '#kit/mail/server/counted-mailer.ts';
import { leaseDueJobs, markFailed } from '#kit/outbox/outbox.queries.ts';
import { api, health, paths } from '#kit/paths/paths.ts';
import { countedGateway } from '#kit/sms/server/counted-gateway.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { silentLog } from '../../../../tests/support/database.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { photoForm, smallJpeg } from '../../../../tests/support/pictures.ts';

const token = 'a-token-of-the-watcher';

/** A site as main.ts puts it together, with a reader of its metrics. */
async function openSite(context: TestContext, metricsToken: string | null = token) {
  const t = await openTestApp(context, { config: { metricsToken } });
  const errors: string[] = [];
  const log = { ...silentLog, error: (message: string) => errors.push(message) };
  const { sawQuery } = t.deps.monitor;
  const db = openDb(t.deps.config, silentLog, sawQuery);
  const app = createApp({ ...t.deps, db, log });
  let isOpen = true;
  const closeDatabase = async () => {
    if (isOpen) await db.destroy();
    isOpen = false;
  };
  context.after(closeDatabase);
  const read = async (authorization?: string) =>
    app.request(health.metrics, {
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });
  return {
    ...t,
    app,
    errors,
    closeDatabase,
    read,
    /** The value of one line; undefined where there is none. */
    value: async (series: string) => {
      const lines = (await (await read(`Bearer ${token}`)).text()).split('\n');
      const line = lines.find((each) => each.startsWith(`${series} `));
      return line === undefined ? undefined : Number(line.slice(series.length));
    },
  };
}

test('without a configured token there are no metrics, whatever is sent', async (context) => {
  const site = await openSite(context, null);
  for (const sent of [undefined, 'Bearer ', 'Bearer null', `Bearer ${token}`]) {
    assert.equal((await site.read(sent)).status, 404);
  }
});

test('metrics are for whoever carries the token', async (context) => {
  const site = await openSite(context);
  for (const sent of [
    undefined,
    '',
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
  ]) {
    const answer = await site.read(sent);
    assert.equal(answer.status, 401, sent);
    assert.equal(answer.headers.get('WWW-Authenticate'), 'Bearer');
    assert.doesNotMatch(await answer.text(), /sunweave/);
  }
  const answer = await site.read(`Bearer ${token}`);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('Content-Type') ?? '', /^text\/plain; version=0\.0\.4/);
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
});

test('requests are counted by route, and no address makes a series of its own', async (context) => {
  const site = await openSite(context);
  for (const slug of ['alpha', 'beta', 'gamma']) await site.app.request(`/blog/${slug}`);
  await site.app.request('/blog/delta', { method: 'BREW' });
  assert.equal(
    await site.value(
      'sunweave_http_request_duration_seconds_count{method="GET",route="/blog/:slug",status="404"}',
    ),
    3,
  );
  const text = await (await site.read(`Bearer ${token}`)).text();
  assert.doesNotMatch(text, /alpha|delta|BREW/);
});

test('the page cache tells its hits, misses and pages', async (context) => {
  const site = await openSite(context);
  for (let times = 0; times < 3; times++) await site.app.request(paths.home);
  await site.app.request(paths.about);
  assert.equal(await site.value('sunweave_page_cache_misses_total'), 2);
  assert.equal(await site.value('sunweave_page_cache_hits_total'), 2);
  assert.equal(await site.value('sunweave_page_cache_pages'), 2);
});

test('a lead counts once, however often it is sent, and its emails wait in the outbox', async (context) => {
  const site = await openSite(context);
  const send = async (body: unknown) =>
    site.app.request(api.contact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
      body: JSON.stringify(body),
    });
  for (let times = 0; times < 3; times++) assert.equal((await send(contactBody())).status, 201);
  assert.equal((await send({})).status, 422);
  assert.equal(await site.value('sunweave_leads_stored_total{kind="contact"}'), 1);
  assert.equal(await site.value('sunweave_outbox_jobs{kind="email",status="pending"}'), 2);

  const [job] = await leaseDueJobs(site.deps.db, site.deps.clock(), 1, 'email');
  await markFailed(site.deps.db, job!, { isPermanent: true, reason: '550' }, site.deps.clock());
  site.setNow(new Date(site.deps.clock().getTime() + 90_000).toISOString());
  assert.equal(await site.value('sunweave_outbox_jobs{kind="email",status="failed"}'), 1);
  assert.equal(await site.value('sunweave_outbox_jobs{kind="email",status="pending"}'), 1);
  // Nobody has set up a mailbox, so nothing is late.
  assert.equal(await site.value('sunweave_outbox_oldest_waiting_seconds{kind="email"}'), 0);
  site.deps.config.smtpUrl = 'smtp://127.0.0.1:9';
  assert.equal(await site.value('sunweave_outbox_oldest_waiting_seconds{kind="email"}'), 90);
  assert.equal(await site.value('sunweave_article_jobs{state="failed"}'), 0);
  for (const kind of ['article', 'webhook', 'text', 'message']) {
    assert.equal(await site.value(`sunweave_outbox_jobs{kind="${kind}",status="failed"}`), 0, kind);
    assert.equal(await site.value(`sunweave_outbox_oldest_waiting_seconds{kind="${kind}"}`), 0, kind);
  }
});

test('photos, emails and queries are counted', async (context) => {
  const site = await openSite(context);
  const upload = await site.app.request(api.upload, { method: 'POST', body: photoForm(await smallJpeg()) });
  assert.equal(upload.status, 201);
  assert.equal(await site.value('sunweave_uploads_total{kind="photo"}'), 1);
  assert.ok((await site.value('sunweave_db_query_duration_seconds_count{kind="insert"}'))! >= 1);

  const deliveries = [
    { isSent: true } as const,
    { isSent: false, isPermanent: true, reason: '550' } as const,
  ];
  const mailer = countedMailer(
    { isReady: async () => true, send: async () => deliveries.shift()! },
    site.deps.monitor.metrics,
  );
  const email = { to: 'ana@example.com', subject: 'Hello', text: '', html: '' };
  for (const key of ['one', 'two']) await mailer.send(email, key, AbortSignal.timeout(1000));
  assert.equal(await site.value('sunweave_mail_total{result="sent"}'), 1);
  assert.equal(await site.value('sunweave_mail_total{result="failed"}'), 1);
});

test('disk, texts, and age and failure of the nightly backup are measured', async (context) => {
  const site = await openSite(context);
  const age = 'sunweave_backup_age_seconds';
  assert.ok((await site.value('sunweave_disk_free_bytes'))! > 0);
  assert.ok(
    (await site.value('sunweave_disk_size_bytes'))! >= (await site.value('sunweave_disk_free_bytes'))!,
  );
  assert.deepEqual([await site.value(age), await site.value('sunweave_backup_failed')], [undefined, 0]);
  const now = site.deps.clock();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const night = { folder: null, error: null, startedAt: hoursAgo(30), finishedAt: hoursAgo(29) };
  await site.deps.db
    .insertInto('nightlyBackups')
    .values([
      { ...night, night: '2026-11-20' },
      { ...night, night: '2026-11-21', finishedAt: null, error: 'The disk is full.' },
    ])
    .execute();
  assert.deepEqual([await site.value(age), await site.value('sunweave_backup_failed')], [29 * 3600, 1]);

  const outcomes = [
    { kind: 'sent', sid: null },
    { kind: 'refused', reason: '21610' },
  ] as const;
  let next = 0;
  const gateway = countedGateway(
    { isReady: async () => true, send: async () => outcomes[next++]! },
    site.deps.monitor.metrics,
  );
  for (const to of ['+18185550100', '+18185550101']) {
    await gateway.send({ to, body: 'Hello' }, AbortSignal.timeout(1000));
  }
  assert.equal(await site.value('sunweave_text_total{result="sent"}'), 1);
  assert.equal(await site.value('sunweave_text_total{result="failed"}'), 1);
  assert.equal(await site.value('sunweave_messages{status="planned"}'), 0);
});

test('while the database is away the metrics still answer, and say so', async (context) => {
  const site = await openSite(context);
  assert.equal(await site.value('sunweave_database_up'), 1);
  await site.closeDatabase();
  const lead = await site.app.request(api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactBody()),
  });
  assert.equal(lead.status, 503);
  assert.equal((await site.app.request(health.ready)).status, 503);
  assert.deepEqual(site.errors, ['storage unavailable', 'not ready to store leads']);
  assert.equal(await site.value('sunweave_database_up'), 0);
  assert.equal(await site.value('sunweave_outbox_jobs{kind="email",status="pending"}'), undefined);
  assert.match(await (await site.read(`Bearer ${token}`)).text(), /sunweave_build_info\{version="\d/);
});
