import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { leaseMilliseconds } from '#kit/outbox/outbox.queries.ts';
import { api } from '#kit/paths/paths.ts';
import { contactBody } from '../../tests/support/leads.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { startInbox } from '../../tests/support/smtp.ts';
import { until } from '../../tests/support/until.ts';

const movableClock = new URL('../../tests/support/movable-clock.mjs', import.meta.url).href;

test('emails in hand at a kill -9 go out half a minute later, and each arrives once', async (context) => {
  let isKilled = false;
  let held = 0;
  const silence = Promise.withResolvers<number>();
  const inbox = await startInbox({
    refuseMessage() {
      if (isKilled) return undefined;
      held += 1;
      return silence.promise;
    },
  });
  const server = await startTestServer(({ dataDir }) => ({
    NODE_OPTIONS: `--import=${movableClock}`,
    CLOCK_FILE: join(dataDir, 'clock'),
    SMTP_URL: inbox.url,
  }));
  context.after(async () => {
    silence.resolve(451);
    await server.close();
    await inbox.close();
  });
  const stored = await fetch(server.origin + api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactBody()),
  });
  assert.equal(stored.status, 201);
  await until(() => held === 2);
  await server.kill();
  isKilled = true;
  silence.resolve(451);

  await writeFile(join(server.database.dataDir, 'clock'), String(leaseMilliseconds));
  await server.start();
  await until(() => inbox.emails.length >= 2);
  assert.equal(await server.stop(), 0);
  const keys = inbox.emails.map(({ headers }) => headers['message-id']);
  assert.equal(new Set(keys).size, 2);
  assert.equal(inbox.emails.length, 2);
});
