import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { defaultMessageTemplates } from '#company/templates/message-templates.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';

const readStored = async ({ adminCall }: TestApp) =>
  (await adminCall('GET', adminApi.settings)).json() as Promise<StoredSettings>;

async function change(app: TestApp, changes: object): Promise<Response> {
  const { updatedAt: _time, ...settings } = await readStored(app);
  return app.adminCall('PUT', adminApi.settings, { ...settings, ...changes });
}

test('templates are stored with the settings, and may be empty', async (t) => {
  const app = await openTestApp(t);
  assert.deepEqual((await readStored(app)).messageTemplates, defaultMessageTemplates);
  const messageTemplates = { text: '  Hi {firstName}\r\nSee {link} ', emailSubject: '', emailBody: '' };
  assert.equal((await change(app, { messageTemplates })).status, 200);
  const spanish = { textEs: '', emailSubjectEs: '', emailBodyEs: '' };
  const stored = { ...messageTemplates, ...spanish, text: 'Hi {firstName}\nSee {link}' };
  assert.deepEqual((await readStored(app)).messageTemplates, stored);
});

test('an unknown placeholder is refused at its field', async (t) => {
  const app = await openTestApp(t);
  const wrong: [object, string, RegExp][] = [
    [{ text: 'Hi {nmae}' }, 'messageTemplates.text', /^\{nmae\} is unknown\. Use \{firstName\}, /],
    [{ emailSubject: '{constructor}' }, 'messageTemplates.emailSubject', /is unknown/],
    [{ emailBody: 'Hi {}' }, 'messageTemplates.emailBody', /is unknown/],
    [{ text: 'Hi {name' }, 'messageTemplates.text', /curly brace/],
    [{ emailSubject: 'One\ntwo' }, 'messageTemplates.emailSubject', /one line/],
    [{ text: 'x'.repeat(601) }, 'messageTemplates.text', /At most 600/],
  ];
  for (const [typed, path, message] of wrong) {
    const messageTemplates = { ...defaultMessageTemplates, ...typed };
    const answer = await change(app, { messageTemplates });
    assert.equal(answer.status, 422, path);
    const { errors } = (await answer.json()) as { errors: { path: string; message: string }[] };
    const found = errors.find((error) => error.path === path);
    assert.match(found?.message ?? '', message);
  }
});
