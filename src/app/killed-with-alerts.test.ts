import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { leaseMilliseconds } from '#kit/outbox/outbox.queries.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { admin } from '../../tests/support/admin.ts';
import { contactBody, sendLead } from '../../tests/support/leads.ts';
import { startPushService } from '../../tests/support/push-service.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { until } from '../../tests/support/until.ts';

const movableClock = new URL('../../tests/support/movable-clock.mjs', import.meta.url).href;

test('alerts in hand at a kill -9 arrive afterward, and each is shown once', async (context) => {
  let isKilled = false;
  let held = 0;
  const service = await startPushService(() => {
    if (isKilled) return false;
    held += 1;
    return true;
  });
  const server = await startTestServer(({ dataDir }) => ({
    NODE_OPTIONS: `--import=${movableClock}`,
    CLOCK_FILE: join(dataDir, 'clock'),
  }));
  context.after(async () => {
    await server.close();
    service.close();
  });
  const headers = { 'Content-Type': 'application/json' };
  const post = (path: string, body: object, cookie = '') =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { ...headers, Cookie: cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await post(api.login, admin);
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  for (const name of ['phone', 'laptop']) {
    assert.equal((await post(alertApi.devices, service.device(name), cookie)).status, 201);
  }
  await sendLead(server.origin, contactBody());
  await until(() => held === 2);
  await server.kill();
  isKilled = true;

  await writeFile(join(server.database.dataDir, 'clock'), String(leaseMilliseconds));
  await server.start();
  await until(() => service.pushes.length >= 2);
  assert.equal(await server.stop(), 0);
  assert.deepEqual(service.titles(), [
    'laptop: New message, Carpet Cleaning',
    'phone: New message, Carpet Cleaning',
  ]);
  // The two that were cut off have the same tags, so a device that had shown one replaces it.
  assert.equal(new Set(service.calls.map(({ message }) => message.tag)).size, 2);
  assert.deepEqual(service.faults, []);
});
