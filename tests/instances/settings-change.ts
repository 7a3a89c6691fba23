import assert from 'node:assert/strict';
import type { Settings, StoredSettings } from '#company/settings/settings.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { send } from '../support/instances.ts';
import type { TestServer } from '../support/server.ts';

/** Saves the settings with these changes, at one instance. */
export async function changeSettings(
  instance: TestServer,
  cookie: string,
  changes: (settings: StoredSettings) => Partial<Settings>,
): Promise<void> {
  const answer = await send(instance, 'GET', adminApi.settings, { cookie });
  const { updatedAt: _, ...settings } = (await answer.json()) as StoredSettings;
  const json = { ...settings, ...changes(settings as StoredSettings) };
  const saved = await send(instance, 'PUT', adminApi.settings, { cookie, json });
  assert.equal(saved.status, 200, await saved.clone().text());
}
