/** Quotes per second that are on the disk before the server responds, from 16 clients over HTTP. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { openDb } from '#kit/db/open.ts';
import { api } from '#kit/paths/paths.ts';
import { silentLog } from '../tests/support/database.ts';
import { dayAhead, quoteBody } from '../tests/support/leads.ts';
import { startTestServer } from '../tests/support/server.ts';
import { median } from './load.mjs';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms, whole } from './report.mjs';
import { isSmallest, scaled } from './scale.mjs';

const clients = 16;
const seconds = scaled(5, 0.2);
const rounds = scaled(3, 1);

export async function measureQuotes() {
  const rows = { SQLite: await measure(), ...(!isSmallest && { Postgres: await onPostgres(measure) }) };
  return markdownTable(
    [`Quotes stored durably, ${clients} clients`, 'per second', '99th percentile'],
    Object.entries(rows).map(([engine, { perSecond, p99 }]) => [engine, whole(perSecond), ms(p99)]),
  );
}

async function measure() {
  const server = await startTestServer();
  try {
    await sendQuotes(server, scaled(1, 0.1));
    const measured = [];
    for (let round = 0; round < rounds; round++) measured.push(await sendQuotes(server));
    const middle = (name) => median(measured.map((one) => one[name]));
    return { perSecond: middle('perSecond'), p99: middle('p99') };
  } finally {
    await server.close();
  }
}

export async function sendQuotes({ origin, database }, forSeconds = seconds) {
  const body = JSON.stringify(await fetchQuote(database));
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  const start = performance.now();
  const end = start + forSeconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await sendQuote(origin + api.contact, agent, body);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return {
    perSecond: (times.length * 1000) / (performance.now() - start),
    p99: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)],
  };
}

export async function fetchQuote(database) {
  const db = openDb(database, silentLog);
  const services = await db.selectFrom('services').select('id').limit(3).execute();
  await db.destroy();
  return quoteBody(
    services.map(({ id }) => ({ serviceId: id, quantity: 2 })),
    { preferredDate: dayAhead(10) },
  );
}

/** Not `fetch`, which would take more of the machine than the server. */
function sendQuote(url, agent, body) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
