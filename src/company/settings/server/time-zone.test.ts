import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, adminPaths, api, paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { changeSettings } from './logo.fixture.ts';

/** 11:30 PM on November 21 in Los Angeles, 1:30 AM on November 22 in Chicago. */
const lateEvening = '2026-11-22T07:30:00.000Z';
const chicago = { timeZone: 'America/Chicago' };

async function save(t: TestApp, changes: Parameters<typeof changeSettings>[1]): Promise<StoredSettings> {
  const saved = await changeSettings(t, changes);
  assert.equal(saved.status, 200, await saved.clone().text());
  return (await saved.json()) as StoredSettings;
}

async function sendMessage(t: TestApp): Promise<number> {
  const answer = await t.call('POST', api.contact, contactBody());
  assert.equal(answer.status, 201, await answer.clone().text());
  return ((await answer.json()) as { id: number }).id;
}

const getText = async (t: TestApp, path: string) => (await t.adminCall('GET', path)).text();

test('days and times are those of the time zone that the owner chose', async (context) => {
  const t = await openTestApp(context, { now: lateEvening });
  await sendMessage(t);
  const received = async () =>
    (await getText(t, adminApi.requestsCsv)).match(/\d{4}-\d\d-\d\d \d\d:\d\d/)?.[0];
  assert.equal(await received(), '2026-11-21 23:30');
  assert.match(await getText(t, adminPaths.dashboard), /"business-time-zone" content="America\/Los_Angeles"/);
  assert.match(await getText(t, pathIn('es', paths.contact)), /"timeZone":"America\/Los_Angeles"/);
  const saved = await save(t, chicago);
  assert.equal(saved.timeZone, 'America/Chicago');
  assert.equal(await received(), '2026-11-22 01:30');
  assert.match(await getText(t, adminPaths.dashboard), /"business-time-zone" content="America\/Chicago"/);
  for (const path of [paths.contact, pathIn('es', paths.contact)]) {
    assert.match(await getText(t, path), /"timeZone":"America\/Chicago"/);
  }
  const audit = `${adminApi.audit}?action=settings-changed`;
  const [entry] = await (await t.adminCall('GET', audit)).json();
  assert.deepEqual(
    [entry.before, entry.after],
    [{ timeZone: 'America/Los_Angeles' }, { timeZone: 'America/Chicago' }],
  );
});

test('terms that change are dated by the new time zone', async (context) => {
  const t = await openTestApp(context, { now: lateEvening });
  const { terms } = await save(t, {});
  const changed = await save(t, { ...chicago, terms: { ...terms, recleanWithinDays: 9 } });
  assert.equal(changed.termsDate, '2026-11-22');
});

test('an answer is due by the opening hours of the new time zone', async (context) => {
  const t = await openTestApp(context, { now: lateEvening });
  const id = await sendMessage(t);
  const dueAt = async () => (await (await t.adminCall('GET', adminApi.request(id))).json()).answerDueAt;
  const inLosAngeles = Date.parse(await dueAt());
  await save(t, chicago);
  assert.equal(inLosAngeles - Date.parse(await dueAt()), 2 * 3_600_000);
});

test('a time zone that does not exist is refused at its field', async (context) => {
  const t = await openTestApp(context);
  const wrong = await changeSettings(t, { timeZone: 'America/Austin' });
  await expectErrorAt(wrong, 'timeZone');
});
