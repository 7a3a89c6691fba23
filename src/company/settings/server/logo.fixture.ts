import assert from 'node:assert/strict';
import type { Logo } from '#company/brand/logo.ts';
import type { SettingsUpdate, StoredSettings } from '#company/settings/settings.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { uploadApi } from '#kit/paths/upload-paths.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { photoForm } from '../../../../tests/support/pictures.ts';

/** Saves a part of the settings over the present ones. */
export async function changeSettings(t: TestApp, changes: Partial<SettingsUpdate>): Promise<Response> {
  const answer = await t.adminCall('GET', adminApi.settings);
  const { updatedAt: _time, ...settings } = (await answer.json()) as StoredSettings;
  return t.adminCall('PUT', adminApi.settings, { ...settings, ...changes });
}

export async function uploadLogo(t: TestApp, bytes: Uint8Array): Promise<Logo> {
  const answer = await t.adminCall('POST', uploadApi.logo, photoForm(bytes));
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Logo;
}
