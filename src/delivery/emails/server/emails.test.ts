import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { OutgoingEmail, OutgoingEmailDetails } from '#delivery/emails/emails.ts';
import { markSent } from '#kit/outbox/outbox.queries.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { addEmail, fail, lease, list, openApp, pass } from './emails.fixture.ts';
import { sweepOutbox } from './emails.service.ts';

const recipients = (emails: OutgoingEmail[]) => emails.map(({ recipient }) => recipient);

test('nobody but an administrator reads an email or sends it again', async (context) => {
  const t = await openApp(context);
  const id = await addEmail(t, 'ana@example.com');
  await fail(t);
  const calls: [method: string, path: string][] = [
    ['GET', adminApi.outbox],
    ['GET', adminApi.outboxCounts],
    ['GET', adminApi.outboxEmail(id)],
    ['GET', adminApi.outboxEmailPage(id)],
    ['POST', adminApi.retryEmail(id)],
    ['POST', adminApi.retryFailedEmails],
  ];
  for (const [method, path] of calls) assert.equal((await t.call(method, path)).status, 401, path);
  const foreign = { Origin: 'https://elsewhere.example' };
  assert.equal((await t.adminCall('POST', adminApi.retryEmail(id), undefined, foreign)).status, 403);
  assert.equal((await list(t))[0]?.status, 'failed');
});

test('the emails of a lead say whom they serve and lead to its request', async (context) => {
  const t = await openApp(context);
  const { id } = (await (await t.call('POST', api.contact, contactBody())).json()) as { id: number };
  const [confirmation, lead] = await list(t);
  assert.deepEqual([lead?.purpose, lead?.recipient, lead?.requestId], ['lead', defaultSettings.email, id]);
  assert.deepEqual(
    [confirmation?.purpose, confirmation?.recipient, confirmation?.requestId],
    ['confirmation', 'ana@example.com', id],
  );
  await t.call('POST', api.newsletter, { email: 'maria@example.com' });
  assert.deepEqual(
    (await list(t, '?purpose=newsletter')).map(({ requestId }) => requestId),
    [null],
  );
});

test('emails are narrowed by status and by recipient or subject, in pages, and jobs of another kind are none', async (context) => {
  const t = await openApp(context);
  await addEmail(t, 'ana@example.com', { subject: 'Éclair 100%' });
  await fail(t);
  await addEmail(t, 'ben@example.com');
  await t.deps.db
    .insertInto('outbox')
    .values({
      kind: 'article' as 'email',
      payload: '{}',
      requestId: null,
      runAfter: '',
      createdAt: '',
      leasedUntil: null,
      lastError: null,
      sentAt: null,
    })
    .execute();
  assert.deepEqual(recipients(await list(t)), ['ben@example.com', 'ana@example.com']);
  assert.deepEqual(recipients(await list(t, '?status=failed')), ['ana@example.com']);
  assert.deepEqual(recipients(await list(t, `?search=${encodeURIComponent('éCLAIR')}`)), ['ana@example.com']);
  assert.deepEqual(recipients(await list(t, '?search=%25')), ['ana@example.com']);
  assert.deepEqual(recipients(await list(t, '?search=ben@')), ['ben@example.com']);
  const page = await t.adminCall('GET', `${adminApi.outbox}?limit=1&offset=1`);
  assert.equal(page.headers.get('X-Total-Count'), '2');
  assert.equal((await t.adminCall('GET', `${adminApi.outbox}?status=lost`)).status, 422);
  const counts = await (await t.adminCall('GET', adminApi.outboxCounts)).json();
  assert.deepEqual(counts, { pending: 1, sent: 0, failed: 1, isConfigured: true });
});

test('without a mail server emails wait, and nothing promises a next attempt', async (context) => {
  const t = await openApp(context, null);
  await addEmail(t, 'ana@example.com');
  const [email] = await list(t);
  assert.deepEqual([email?.status, email?.nextAttemptAt], ['pending', null]);
  const counts = await (await t.adminCall('GET', adminApi.outboxCounts)).json();
  assert.deepEqual(counts, { pending: 1, sent: 0, failed: 0, isConfigured: false });
});

test('an email is shown with its text, and as a page that can do nothing', async (context) => {
  const t = await openApp(context);
  const link = 'https://x.example/newsletter/confirm?token=7.s3cret-token';
  const id = await addEmail(t, 'ana@example.com', {
    text: `Confirm: ${link}`,
    html: `<p style="color:red">Hello</p><a href="${link}">Confirm</a><p>${link}</p>`,
  });
  const details = (await (await t.adminCall('GET', adminApi.outboxEmail(id))).json()) as OutgoingEmailDetails;
  assert.equal(details.text, 'Confirm: https://x.example/newsletter/confirm?token=…');
  const answer = await t.adminCall('GET', adminApi.outboxEmailPage(id));
  const html = await answer.text();
  assert.match(html, /<p style="color:red">Hello<\/p><a>Confirm<\/a>/);
  assert.doesNotMatch(html, /s3cret/);
  assert.match(answer.headers.get('Content-Security-Policy') ?? '', /^sandbox; default-src 'none'; /);
  assert.equal(answer.headers.get('X-Frame-Options'), 'SAMEORIGIN');
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
});

test('a payload that cannot be read does not hide the others', async (context) => {
  const t = await openApp(context);
  const id = await addEmail(t, 'ana@example.com');
  await t.deps.db.updateTable('outbox').set({ payload: '{"to":' }).where('id', '=', id).execute();
  assert.deepEqual(recipients(await list(t)), ['']);
  assert.equal((await t.adminCall('GET', adminApi.outboxEmailPage(id))).status, 200);
});

test('an email that does not exist is not found', async (context) => {
  const t = await openApp(context);
  for (const id of ['7', '0', 'abc']) {
    assert.equal((await t.adminCall('GET', `${adminApi.outbox}/${id}`)).status, 404);
    assert.equal((await t.adminCall('GET', `${adminApi.outbox}/${id}/page`)).status, 404);
    assert.equal((await t.adminCall('POST', `${adminApi.outbox}/${id}/retry`)).status, 404);
  }
});

test('what was sent more than 90 days ago is cleared away, and nothing that was not sent', async (context) => {
  const t = await openApp(context);
  await addEmail(t, 'failed@example.com');
  await fail(t);
  await addEmail(t, 'sent@example.com');
  await markSent(t.deps.db, await lease(t), t.deps.clock());
  pass(t, 90 * 86_400_000);
  await sweepOutbox(t.deps);
  assert.equal((await list(t)).length, 2);
  pass(t, 1);
  await sweepOutbox(t.deps);
  assert.deepEqual(recipients(await list(t)), ['failed@example.com']);
});
