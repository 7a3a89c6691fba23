import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { getRequests } from './quarantine.fixture.ts';

test('a mailbox gets confirmations as the newsletter’s, while every lead is stored', async (context) => {
  const t = await openTestApp(context);
  const confirmed = async () => {
    const rows = await t.deps.db
      .selectFrom('outbox')
      .select('id')
      .where('purpose', '=', 'confirmation')
      .execute();
    return rows.length;
  };
  const send = async (email: string) =>
    assert.equal((await t.call('POST', api.contact, contactBody({ email }))).status, 201);
  for (const email of ['ana@gmail.com', 'a.na@gmail.com', 'Ana+1@googlemail.com']) await send(email);
  assert.equal(await confirmed(), 1);
  t.setNow('2026-11-21T18:10:00.000Z');
  for (let count = 0; count < 2; count += 1) await send('ana@gmail.com');
  assert.equal(await confirmed(), 2);
  await send('rosa@example.com');
  assert.equal(await confirmed(), 3);
  t.setNow('2027-01-21T18:10:00.000Z');
  await send('ana@gmail.com');
  assert.equal(await confirmed(), 4, 'two months later');
  assert.equal((await getRequests(t)).length, 7);
});

test('many leads in minutes are one email to the owner, which lists each of them', async (context) => {
  const t = await openTestApp(context);
  for (let index = 0; index < 25; index += 1) {
    const body = contactBody({ email: `ana${index}@example.com` });
    assert.equal((await t.call('POST', api.contact, body)).status, 201);
  }
  const rows = await t.deps.db
    .selectFrom('outbox')
    .select(['payload', 'requestId'])
    .where('purpose', '=', 'lead')
    .orderBy('id')
    .execute();
  assert.equal(rows.length, 11);
  const { subject, text } = JSON.parse(rows.at(-1)!.payload) as { subject: string; text: string };
  assert.equal(subject, '15 more new requests');
  for (const { id } of (await getRequests(t)).slice(0, 15)) assert.match(text, new RegExp(`no\\. ${id}\\b`));
  assert.doesNotMatch(text, /Lopez|example\.com\b.*ana/);
  t.setNow('2026-11-21T18:30:00.000Z');
  await t.call('POST', api.contact, contactBody({ email: 'late@example.com' }));
  const later = await t.deps.db.selectFrom('outbox').select('id').where('purpose', '=', 'lead').execute();
  assert.equal(later.length, 12);
});
