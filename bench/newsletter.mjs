/** An article for 20,000 readers: until all letters are queued, and as they leave. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendingApi } from '#articles/newsletter/sendings.ts';
import { startLetterWorker } from '#articles/newsletter/server/letter-worker.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { createTestApp } from '../tests/support/app.ts';
import { addReaders } from '../tests/support/readers.ts';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms, whole } from './report.mjs';
import { isSmallest, scaled } from './scale.mjs';

const readers = scaled(20_000, 50);
const hourlyLimit = 10_000;
const sendingSeconds = scaled(20, 1);

export async function measureNewsletter() {
  const engines = { SQLite: await measure(), ...(!isSmallest && { Postgres: await onPostgres(measure) }) };
  return markdownTable(
    [`With ${whole(readers)} readers`, ...Object.keys(engines)],
    Object.keys(engines.SQLite).map((name) => [name, ...Object.values(engines).map((row) => row[name])]),
  );
}

async function measure() {
  const t = await createTestApp();
  const { deps } = t;
  deps.clock = () => new Date();
  try {
    await addReaders(deps.db, readers);
    await setLimit(t);
    const article = { title: 'Coffee stains', content: '<p>Blot.</p>', isPublished: true };
    const { id } = await answer(t.adminCall('POST', adminApi.posts, article));
    const held = monitorEventLoopDelay({ resolution: 1 });
    held.enable();
    const begun = performance.now();
    const { total } = await answer(t.adminCall('POST', sendingApi.sendPost(id)));
    const queued = performance.now() - begun;
    held.disable();
    if (total !== readers) throw new Error(`${total} of ${readers} letters`);
    const to = new Set();
    const mailer = {
      isReady: async () => true,
      async send(email) {
        if (to.has(email.to)) throw new Error(`twice to ${email.to}`);
        to.add(email.to);
        return { isSent: true };
      },
    };
    const workers = [startLetterWorker({ ...deps, mailer }), startLetterWorker({ ...deps, mailer })];
    await sleep(sendingSeconds * 1000);
    await Promise.all(workers.map(({ stop }) => stop()));
    return {
      'all letters queued': ms(queued),
      'others wait meanwhile, at most': ms(held.max / 1e6),
      [`letters in ${sendingSeconds} s at ${whole(hourlyLimit)} an hour, from two instances`]: whole(to.size),
    };
  } finally {
    await t.close();
  }
}

async function setLimit(t) {
  const { updatedAt: _time, ...settings } = await answer(t.adminCall('GET', adminApi.settings));
  await answer(t.adminCall('PUT', adminApi.settings, { ...settings, newsletter: { hourlyLimit } }));
}

async function answer(response) {
  const { ok, status } = await response;
  if (!ok) throw new Error(`${status}: ${await (await response).text()}`);
  return (await response).json();
}
