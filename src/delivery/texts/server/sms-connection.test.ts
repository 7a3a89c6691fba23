import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type StoredSmsConnection, smsApi } from '#delivery/texts/sms-connection.ts';
import { backUp, lookInto, newPlace, restoreTo } from '#kit/backup/backup.fixture.ts';
import { decrypt } from '#kit/db/encrypt.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { SystemReport } from '#office/system/system.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { until } from '../../../../tests/support/until.ts';
import {
  enqueueText,
  openSite,
  read,
  receive,
  save,
  startWorker,
  token,
  tryOut,
} from './sms-connection.fixture.ts';
import { findSmsConnection } from './sms-connection.queries.ts';

const outbox = (t: TestApp) => t.deps.db.selectFrom('outbox').selectAll().orderBy('id').execute();

test('what waited is sent once an owner has saved a gateway, by a worker that ran before', async (context) => {
  const { t, gateway, typed } = await openSite(context);
  await enqueueText(t, 'Your visit is booked');
  const worker = startWorker(t);
  context.after(worker.stop);
  t.deps.wakeOutbox = worker.wake;
  assert.equal((await read(t)).setBy, null);
  const saved = await save(t, typed);
  assert.deepEqual(
    [saved.setBy, saved.hasToken, saved.sender, saved.worksSince],
    ['panel', true, '+18185550100', null],
  );
  await until(
    () => outbox(t),
    ([job]) => job?.status === 'sent',
  );
  const authorization = `Basic ${Buffer.from(`AC1:${token}`).toString('base64')}`;
  assert.deepEqual(
    gateway.texts.map(({ sid: _, statusCallback: __, mediaUrls: ___, ...text }) => text),
    [{ to: '+18185551001', from: '+18185550100', body: 'Your visit is booked', authorization }],
  );
  assert.equal((await read(t)).worksSince, t.deps.clock().toISOString());
});

test('messages, alerts and incoming texts follow what an owner saves, without a restart', async (context) => {
  const { t, typed } = await openSite(context);
  const isConfigured = async () => {
    const answers = await Promise.all(
      [messagePaths.settings, '/api/admin/alerts/settings'].map((path) => t.adminCall('GET', path)),
    );
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
      isTextConfigured: boolean;
    }[];
    return bodies.map(({ isTextConfigured }) => isTextConfigured);
  };
  assert.deepEqual(await isConfigured(), [false, false]);
  assert.equal((await receive(t, token)).status, 401);
  await save(t, typed);
  assert.deepEqual(await isConfigured(), [true, true]);
  assert.equal((await receive(t, token)).status, 200);
  assert.equal((await receive(t, 'another')).status, 401);
  await save(t, { ...typed, token: 'another', version: 2 });
  assert.equal((await receive(t, token)).status, 401);
  assert.equal((await receive(t, 'another')).status, 200);
  assert.equal((await t.adminCall('DELETE', smsApi.connection)).status, 200);
  assert.deepEqual(await isConfigured(), [false, false]);
  // The signature of an empty token is easily made.
  for (const password of ['', 'another']) assert.equal((await receive(t, password)).status, 401);
});

test('the token is nowhere but encrypted in its row', async (context) => {
  const { t, typed } = await openSite(context);
  await save(t, typed);
  await tryOut(t);
  await tryOut(t, { ...typed, token: 'other secret' });
  const secret = /kiwi|umbrella|other secret/;
  for (const path of [
    smsApi.connection,
    messagePaths.settings,
    adminApi.settings,
    adminApi.system,
    adminApi.audit,
    adminApi.auditCsv,
  ]) {
    assert.doesNotMatch(await (await t.adminCall('GET', path)).text(), secret, path);
  }
  for (const { name } of await t.deps.db.introspection.getTables()) {
    const rows = await t.deps.db
      .selectFrom(name as 'smsConnection')
      .selectAll()
      .execute();
    assert.doesNotMatch(JSON.stringify(rows), secret, name);
  }
  const row = await t.deps.db.selectFrom('smsConnection').select('token').executeTakeFirstOrThrow();
  assert.equal(await decrypt(t.deps.db, 'sms-token', row.token), token);
});

test('a stored token goes to no other gateway and no other account', async (context) => {
  const { t, gateway, typed } = await openSite(context);
  const { token: _, ...open } = typed;
  await expectErrorAt(await t.adminCall('PUT', smsApi.connection, { ...open, version: 1 }), 'token');
  await save(t, typed);
  const renamed = await save(t, { ...open, sender: 'Sunny', version: 2 });
  assert.deepEqual([renamed.sender, renamed.hasToken], ['Sunny', true]);
  assert.equal((await tryOut(t, open)).isSent, true);
  const taken = gateway.texts.length;
  for (const change of [
    { url: `${typed.url}?other` },
    { url: '', account: `AC${'1'.repeat(32)}` },
    { account: 'AC2' },
  ]) {
    const connection = { ...open, ...change };
    for (const call of [
      t.adminCall('PUT', smsApi.connection, { ...connection, version: 3 }),
      t.adminCall('POST', smsApi.test, { to: '(818) 555-0143', connection }),
    ]) {
      await expectErrorAt(await call, 'token');
    }
  }
  assert.equal(gateway.texts.length, taken);
});

test('the same values write nothing; an older version is a conflict, also for the second of two who begin', async (context) => {
  const { t, typed } = await openSite(context);
  const both = await Promise.all(
    ['(818) 555-0100', '(818) 555-0101'].map((sender) =>
      t.adminCall('PUT', smsApi.connection, { ...typed, sender, version: 1 }),
    ),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  const { sender } = await read(t);
  assert.equal((await save(t, { ...typed, sender, version: 1 })).version, 2);
  const refused = await t.adminCall('PUT', smsApi.connection, { ...typed, sender: '12345', version: 1 });
  assert.equal(refused.status, 409);
  assert.equal(((await refused.json()) as { current: StoredSmsConnection }).current.sender, sender);
});

test('an account of Twilio and a sender are checked at their fields', async (context) => {
  const { t, typed } = await openSite(context);
  const twilio = { ...typed, url: '', account: `AC${'0123456789abcdef'.repeat(2)}`, version: 1 };
  for (const [change, field] of [
    [{ account: `SK${'0123456789abcdef'.repeat(2)}` }, 'account'],
    [{ account: 'AC1' }, 'account'],
    [{ account: 'user:name', url: typed.url }, 'account'],
    [{ sender: 'A name that is too long' }, 'sender'],
    [{ sender: '555-0100' }, 'sender'],
    [{ url: 'https://user:password@example.com/' }, 'url'],
    [{ url: 'ftp://example.com/' }, 'url'],
  ] as const) {
    await expectErrorAt(await t.adminCall('PUT', smsApi.connection, { ...twilio, ...change }), field);
  }
  const senders = ['818.555.0100', '+44 7700 900123', '72645', 'Sunny 1'];
  const stored: string[] = [];
  for (const [index, sender] of senders.entries()) {
    stored.push((await save(t, { ...twilio, sender, version: index + 1 })).sender);
  }
  assert.deepEqual(stored, ['+18185550100', '+447700900123', '72645', 'Sunny 1']);
});

test('the audit log tells gateway, account and sender, and that the token is a new one', async (context) => {
  const { t, typed } = await openSite(context);
  await save(t, typed);
  await save(t, { ...typed, token: 'another', version: 2 });
  await t.adminCall('DELETE', smsApi.connection);
  const answer = await t.adminCall('GET', `${adminApi.audit}?action=text-sending-changed`);
  const entries = (await answer.json()) as { before: object; after: object }[];
  const shown = { textGateway: typed.url, textAccount: 'AC1', sender: '+18185550100' };
  assert.deepEqual(
    entries.map(({ before, after }) => [before, after]),
    [
      [shown, null],
      [{ textToken: null }, { textToken: 'changed' }],
      [
        { textGateway: '', textAccount: '', sender: '', textToken: null },
        { ...shown, textToken: 'changed' },
      ],
    ],
  );
});

test('SMS_URL wins: its gateway and sender are shown, its account and token are not, and nothing is changed', async (context) => {
  const config = {
    sms: { url: 'https://api.example.com/AC9/Messages', user: 'AC9', password: 'hidden', from: '12345' },
  };
  const { t, typed } = await openSite(context, { config });
  const text = await (await t.adminCall('GET', smsApi.connection)).text();
  assert.doesNotMatch(text, /hidden|AC9/);
  const shown = JSON.parse(text) as StoredSmsConnection;
  assert.deepEqual(
    [shown.setBy, shown.url, shown.sender, shown.hasToken],
    ['server', 'https://api.example.com', '12345', true],
  );
  assert.equal((await receive(t, 'hidden')).status, 200);
  for (const [method, path, body] of [
    ['PUT', smsApi.connection, { ...typed, version: 1 }],
    ['DELETE', smsApi.connection, undefined],
    ['POST', smsApi.test, { to: '(818) 555-0143', connection: typed }],
  ] as const) {
    assert.equal((await t.adminCall(method, path, body)).status, 409, method);
  }
});

test('a removed gateway is forgotten with its token; a test that waited is not sent an hour later', async (context) => {
  const { t, gateway, typed } = await openSite(context);
  await save(t, typed);
  const answer = await t.adminCall('DELETE', smsApi.connection);
  const removed = (await answer.json()) as StoredSmsConnection;
  assert.deepEqual([removed.setBy, removed.account, removed.hasToken], [null, '', false]);
  await enqueueText(t, 'Too late');
  const worker = startWorker(t);
  context.after(worker.stop);
  t.deps.wakeOutbox = worker.wake;
  t.setNow('2026-11-21T19:01:00.000Z');
  await enqueueText(t, 'In time');
  await save(t, { ...typed, version: removed.version });
  const [late, fresh] = await until(
    () => outbox(t),
    (jobs) => jobs.every(({ status }) => status !== 'pending'),
  );
  assert.deepEqual([late?.status, fresh?.status], ['failed', 'sent']);
  assert.deepEqual(
    gateway.texts.map(({ body }) => body),
    ['In time'],
  );
});

test('System says why texts are held up, and no more once a right token is saved', async (context) => {
  const { t, gateway, typed } = await openSite(context, {
    answer: (response, { authorization }) => {
      if (authorization.endsWith(Buffer.from(`AC1:${token}`).toString('base64'))) return undefined;
      response.writeHead(401).end(JSON.stringify({ code: 20003, message: 'Authenticate' }));
      return true;
    },
  });
  const check = async () => {
    const { checks } = (await (await t.adminCall('GET', adminApi.system)).json()) as SystemReport;
    const found = checks.find(({ name }) => name === 'Texts');
    return found && [found.state, found.text];
  };
  assert.equal(await check(), undefined, 'a site may do without');
  await save(t, { ...typed, token: 'wrong' });
  assert.deepEqual(await check(), ['fine', 'No text is held up.']);
  assert.equal((await t.call('POST', api.contact, contactBody())).status, 201);
  const { id: requestId } = await t.deps.db.selectFrom('requests').select('id').executeTakeFirstOrThrow();
  const payload = JSON.stringify({ to: '+18185551001', body: 'No answer yet' });
  const job = { kind: 'text' as const, payload, requestId, quoteId: null };
  await inTransaction(t.deps.db, (trx) => enqueue(trx, [job], t.deps.clock()));
  const worker = startWorker(t);
  context.after(worker.stop);
  t.deps.wakeOutbox = worker.wake;
  await until(check, (found) => found?.[0] === 'warning');
  assert.match(
    (await check())![1]!,
    /^Texts are held up\. The text gateway answered 401: Authenticate, 20003\. An owner finds out more/,
  );
  await save(t, { ...typed, version: 2 });
  await until(() => gateway.texts.length === 1);
  await until(check, (found) => found?.[0] === 'fine');
});

test('a restored backup texts through the same account', async (context) => {
  const { t, typed } = await openSite(context);
  await save(t, typed);
  const { folder } = await backUp(t);
  const place = await newPlace(context);
  await restoreTo(place, folder);
  const { config } = t.deps;
  const found = await lookInto(place, (db) => findSmsConnection({ db, config }));
  assert.deepEqual(
    [found?.url, found?.user, found?.password, found?.from],
    [typed.url, 'AC1', token, '+18185550100'],
  );
});
