import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openDb } from '#kit/db/open.ts';
import { api, health, paths } from '#kit/paths/paths.ts';
import { newEnvironment } from './support/bare-server.ts';
import { silentLog } from './support/database.ts';
import { contactBody } from './support/leads.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { spawnBuilt } from './support/spawn-built.ts';

const token = 'a-token-of-the-watcher';

test('the real process measures responses, logs them without personal data, and flushes the log before it exits', async () => {
  const server = await startTestServer({ METRICS_TOKEN: token });
  let metrics = '';
  try {
    await (await fetch(server.origin + paths.about)).arrayBuffer();
    const lead = contactBody({ firstName: 'Anastasia', email: 'anastasia@example.com' });
    const stored = await fetch(`${server.origin}${api.contact}?from=secret-campaign`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'edge-1' },
      body: JSON.stringify(lead),
    });
    assert.equal(stored.status, 201);
    assert.equal(stored.headers.get('X-Request-Id'), 'edge-1');
    assert.equal((await fetch(server.origin + health.metrics)).status, 401);
    const scrape = await fetch(server.origin + health.metrics, {
      headers: { Authorization: `Bearer ${token}` },
    });
    metrics = await scrape.text();
  } finally {
    await server.close();
  }
  assert.match(metrics, /^sunweave_leads_stored_total\{kind="contact"\} 1$/m);
  assert.match(metrics, /^sunweave_page_cache_misses_total 1$/m);
  assert.match(metrics, /^nodejs_eventloop_lag_p99_seconds /m);
  assert.match(metrics, /^process_resident_memory_bytes \d/m);
  assert.match(
    metrics,
    /^sunweave_http_request_duration_seconds_count\{method="POST",route="\/api\/contact",status="201"\} 1$/m,
  );
  const about = 'method="GET",route="/about",status="200"';
  for (const sample of [`bucket{le="10",${about}} 1`, `bucket{le="+Inf",${about}} 1`, `count{${about}} 1`]) {
    assert.ok(metrics.includes(`\nsunweave_http_request_duration_seconds_${sample}\n`), sample);
  }
  const [, seconds] =
    /duration_seconds_sum\{method="GET",route="\/about",status="200"\} (\S+)/.exec(metrics) ?? [];
  assert.ok(Number(seconds) > 0 && Number(seconds) < 10, `${seconds} s`);
  assert.doesNotMatch(metrics, /anastasia|secret-campaign/i);

  const lines = getLines(server);
  const [read, contact] = lines.filter(({ message }) => message === 'request');
  assert.deepEqual([read.method, read.route, read.status], ['GET', paths.about, 200]);
  assert.ok(read.bytes > 5_000, `${read.bytes} bytes`);
  assert.deepEqual([contact.requestId, contact.route], ['edge-1', api.contact]);
  assert.doesNotMatch(server.output(), /anastasia|secret-campaign|127\.0\.0\.1.*message/i);
});

test('a visitor who leaves before the response is logged as broken off', async () => {
  const server = await startTestServer();
  try {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    const head = `POST ${api.contact} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    // The server responds right away and waits for the rest (RFC 9110, section 10.1.1).
    socket.write(`${head}Expect: 100-continue\r\nContent-Length: 500\r\n\r\n{"firstName":`);
    const [answer] = await once(socket, 'data');
    assert.match(String(answer), /^HTTP\/1\.1 100 /);
    socket.destroy();
  } finally {
    await server.close();
  }
  // Ignores slow queries of a busy machine.
  const lines = getLines(server).filter(({ level, message }) => level !== 'info' || message === 'request');
  // Not a warning of the database, whose lost connections have the same code.
  assert.deepEqual(
    lines.map(({ level, route, status, isBrokenOff }) => [level, route, status, isBrokenOff]),
    [['info', api.contact, 400, true]],
  );
});

test('errors are logged with positions in the sources, though the process runs one built file', async () => {
  const server = await startTestServer();
  try {
    await runSql(server.database, 'alter table posts rename to posts_away');
    assert.equal((await fetch(server.origin + api.posts)).status, 500);
  } finally {
    await server.close();
  }
  // Ignores the first backup, which may meet the statement above.
  const [failed] = getLines(server).filter(({ message }) => message === 'request failed');
  assert.match(failed.error, /\/src\/kit\/[\w/-]+\.ts:\d+/);
  assert.doesNotMatch(failed.error, /\/dist\/server\/main\.js/);
});

async function runSql(database: TestServer['database'], statement: string) {
  const db = openDb(database, silentLog);
  await sql.raw(statement).execute(db);
  await db.destroy();
}

const getLines = (server: TestServer) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('a log reader that stops reading blocks nobody, and the process still exits', async (context) => {
  const { LOG_LEVEL: _, ...environment } = await newEnvironment(context);
  const child = spawnBuilt(environment);
  context.after(() => child.kill('SIGKILL'));
  child.stderr.pause();
  await once(child.stdout, 'data');
  const address = `http://127.0.0.1:${environment.PORT}${api.services}`;
  for (let round = 0; round < 30; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(address)));
    for (const answer of answers) assert.ok((await answer.arrayBuffer()).byteLength > 0 && answer.ok);
  }
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(10_000) });
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});
