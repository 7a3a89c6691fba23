import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadAnswer } from '#company/pictures/uploads.ts';
import { api } from '#kit/paths/paths.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { photoForm } from '../../../../tests/support/pictures.ts';

export const send = async (t: TestApp, form: FormData, headers: Record<string, string> = {}) =>
  t.app.request(api.upload, { method: 'POST', body: form, headers });

export async function upload(t: TestApp, bytes: Uint8Array, key?: string): Promise<string> {
  const answer = await send(t, photoForm(bytes), key ? { 'Idempotency-Key': key } : {});
  assert.equal(answer.status, 201);
  return ((await answer.json()) as UploadAnswer).imageUrl;
}

export const kept = (t: TestApp) => readdir(join(t.deps.config.dataDir, 'uploads'));
export const rows = (t: TestApp) => t.deps.db.selectFrom('uploads').select(['name', 'requestId']).execute();

/** Nothing of a refused upload stays. */
export async function assertNothingKept(t: TestApp) {
  assert.deepEqual(await kept(t), []);
  assert.deepEqual(await rows(t), []);
}
