/** From a sent quote to the alert on a phone: real servers, and a push service that decrypts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { admin } from '../tests/support/admin.ts';
import { startPushService } from '../tests/support/push-service.ts';
import { startTestServer } from '../tests/support/server.ts';
import { median } from './load.mjs';
import { onPostgres } from './on-postgres.mjs';
import { fetchQuote } from './quotes.mjs';
import { markdownTable, ms } from './report.mjs';
import { isSmallest, scaled } from './scale.mjs';

export const devices = 3;
const quotes = scaled(20, 2);
const longest = 30_000;

export async function measureAlerts() {
  const rows = {
    SQLite: await measure(),
    ...(!isSmallest && {
      Postgres: await onPostgres(measure),
      'Postgres, two instances': await onPostgres(() => measure(2)),
    }),
  };
  return markdownTable(
    [
      `From a sent quote to the alert on the last of ${devices} devices`,
      'median',
      'longest',
      `all of a burst of ${quotes}`,
    ],
    Object.entries(rows).map(([name, { single, burst }]) => [
      name,
      ms(median(single)),
      ms(Math.max(...single)),
      ms(burst),
    ]),
  );
}

async function measure(instances = 1) {
  const service = await startPushService();
  const first = await startTestServer();
  const more = await Promise.all(
    Array.from({ length: instances - 1 }, () =>
      startTestServer({ DATABASE_URL: first.database.databaseUrl }),
    ),
  );
  const servers = [first, ...more];
  try {
    await addDevices(first, service);
    const body = await fetchQuote(first.database);
    await sendAndWait(service, servers[0], body);
    const single = [];
    for (let index = 0; index < quotes; index++) {
      single.push(await sendAndWait(service, servers[index % instances], body));
    }
    return { single, burst: await sendAtOnce(service, servers, body) };
  } finally {
    for (const server of servers.toReversed()) await server.close();
    service.close();
  }
}

export async function addDevices({ origin }, service) {
  const json = { 'Content-Type': 'application/json' };
  const signedIn = await fetch(origin + api.login, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (let index = 0; index < devices; index++) {
    const added = await fetch(origin + alertApi.devices, {
      method: 'POST',
      headers: { ...json, Cookie: cookie },
      body: JSON.stringify(service.device(`device${index}`)),
    });
    if (added.status !== 201) throw new Error(`${alertApi.devices}: ${added.status}`);
  }
}

/** Milliseconds from the call to the last device. */
async function sendAndWait(service, server, body) {
  const wanted = service.pushes.length + devices;
  const start = performance.now();
  await send(server, body);
  await untilPushed(service, wanted);
  return performance.now() - start;
}

/** As many at the same moment. */
async function sendAtOnce(service, servers, body) {
  const wanted = service.pushes.length + quotes * devices;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: quotes }, (_, index) => send(servers[index % servers.length], body)),
  );
  await untilPushed(service, wanted);
  return performance.now() - start;
}

export async function send({ origin }, body) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const response = await fetch(origin + api.contact, {
    method: 'POST',
    headers,
    body: JSON.stringify(ofSomebodyElse(body)),
  });
  if (response.status !== 201) throw new Error(`${api.contact}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

let people = 0;

/** Quotes of the same person wait for each other. */
function ofSomebodyElse(body) {
  people += 1;
  const number = String(people).padStart(4, '0');
  return { ...body, email: `person${number}@example.com`, phone: `(818) 555-${number}` };
}

export async function untilPushed(service, wanted) {
  const latest = performance.now() + longest;
  while (service.pushes.length < wanted) {
    if (performance.now() > latest) throw new Error(`${service.pushes.length} of ${wanted} alerts arrived`);
    await sleep(1);
  }
}
