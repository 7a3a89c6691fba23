import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createApp } from '#app/app.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { api, files, paths } from '#kit/paths/paths.ts';
import { createLog } from '#kit/server/log.ts';
import { createTestApp } from '../../../tests/support/app.ts';
import { cachedListener } from './cached-listener.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  /** As it came over the line. */
  body: Buffer;
}

/** The site behind a real server, which counts how often the application itself is asked. */
async function openSite(context: TestContext) {
  const t = await createTestApp();
  await seedDemo(t.deps.db, t.deps.clock());
  const lines: Record<string, unknown>[] = [];
  const deps = { ...t.deps, log: createLog((line) => lines.push(JSON.parse(line))) };
  const app = createApp(deps);
  let asked = 0;
  const server = createServer(
    cachedListener(deps, (...request) => {
      asked += 1;
      return app.fetch(...request);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(async () => {
    server.closeAllConnections();
    server.close();
    await t.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers, method }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        resolve({ status: answer.statusCode, headers: answer.headers, body });
      }).on('error', reject);
    });
  /** Whether the application was asked for it. */
  const isAsked = async (...request: Parameters<typeof ask>) => {
    const before = asked;
    await ask(...request);
    return asked > before;
  };
  const askTwice = async (path: string, headers?: Record<string, string>) => {
    const before = asked;
    const first = await ask(path, headers);
    const repeated = await ask(path, headers);
    assert.equal(asked - before, 1, `the application is asked for ${path} once`);
    return { first, repeated };
  };
  return { ...t, deps, port, lines, ask, isAsked, askTwice };
}

const comparable = ({ status, headers, body }: Answer) => {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { status, headers: rest, body: body.toString('base64') };
};

test('a repeated answer is the application’s own, in every encoding', async (context) => {
  const site = await openSite(context);
  const [post] = JSON.parse((await site.ask(api.posts)).body.toString());
  const kept = [
    paths.home,
    paths.about,
    paths.calculator,
    paths.blog,
    paths.article(post.slug),
    files.robots,
    files.rss,
    api.services,
  ];
  for (const path of kept) {
    for (const encoding of ['identity', 'gzip', 'br', 'zstd']) {
      for (const source of ['services', 'posts', 'settings'] as const) site.deps.pages.invalidate(source);
      const { first, repeated } = await site.askTwice(path, { 'Accept-Encoding': encoding });
      assert.equal(repeated.status, 200);
      assert.equal(repeated.headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
      const [one, other] = [comparable(first), comparable(repeated)];
      // The first may still have been the quickly packed one.
      if (encoding !== 'identity') {
        for (const { headers } of [one, other]) delete headers['content-length'];
        one.body = other.body;
      }
      assert.deepEqual(other, one, `${path} as ${encoding}`);
      assert.notEqual(repeated.headers['x-request-id'], first.headers['x-request-id']);
    }
  }
});

test('a client that has the page gets 304', async (context) => {
  const site = await openSite(context);
  const { first } = await site.askTwice(paths.home);
  const headers = { 'If-None-Match': first.headers.etag! };
  assert.equal(await site.isAsked(paths.home, headers), false);
  const repeated = await site.ask(paths.home, headers);
  const given = await site.ask(paths.home, { ...headers, 'X-Request-Id': 'of-a-proxy' });
  assert.equal(repeated.status, 304);
  assert.equal(repeated.body.length, 0);
  assert.deepEqual(comparable(repeated), comparable(given));
});

test('fonts and pictures of the build are given again as they are, whatever encodings are accepted', async (context) => {
  const site = await openSite(context);
  const html = (await site.ask(paths.home)).body.toString();
  for (const pattern of [/\/assets\/[\w-]+\.woff2/, /\/pictures\/[\w-]+\.[0-9a-f]{8}-\d+\.avif/]) {
    const file = pattern.exec(html)![0];
    const { first, repeated } = await site.askTwice(file, { 'Accept-Encoding': 'gzip, br' });
    assert.equal(repeated.status, 200);
    assert.ok(repeated.body.length > 1000);
    assert.deepEqual(comparable(repeated), comparable(first));
    for (const source of ['services', 'posts', 'settings'] as const) site.deps.pages.invalidate(source);
    assert.equal(await site.isAsked(file), false);
    const headers = { 'If-None-Match': first.headers.etag! };
    assert.equal((await site.ask(file, headers)).status, 304);
    assert.equal(await site.isAsked(file, headers), false);
  }
});

test('what was written is in the next answer', async (context) => {
  const site = await openSite(context);
  await site.askTwice(api.services);
  const [service] = JSON.parse((await site.ask(api.services)).body.toString());
  const renamed = await site.deps.db
    .updateTable('services')
    .set({ title: 'Renamed overnight' })
    .where('id', '=', service.id)
    .executeTakeFirst();
  assert.equal(Number(renamed.numUpdatedRows), 1);
  site.deps.pages.invalidate('services');
  assert.match((await site.ask(api.services)).body.toString(), /Renamed overnight/);
});

test('at midnight in the business’s time zone every page is rendered again', async (context) => {
  const site = await openSite(context);
  site.setNow('2026-11-22T07:59:00.000Z');
  await site.askTwice(paths.calculator);
  site.setNow('2026-11-22T07:59:59.000Z');
  assert.equal(await site.isAsked(paths.calculator), false);
  site.setNow('2026-11-22T08:00:00.000Z');
  assert.equal(await site.isAsked(paths.calculator), true);
});

test('an unusual request, or one for a page that is not cached, goes to the application', async (context) => {
  const site = await openSite(context);
  await site.askTwice(paths.home);
  assert.equal(await site.isAsked(paths.home), false);
  assert.equal(await site.isAsked(paths.home, {}, 'HEAD'), true);
  assert.equal(await site.isAsked(paths.home, { 'Content-Length': '0' }), true);
  assert.equal(await site.isAsked(paths.home, { 'X-Request-Id': 'of-a-proxy' }), true);
  for (const path of ['/no-such-page', '/blog/no-such-article', '/api/blog?limit=1', '/admin', '/healthz']) {
    await site.ask(path);
    assert.equal(await site.isAsked(path), true, path);
  }
});

test('it is logged and measured as if the application had answered', async (context) => {
  const site = await openSite(context);
  const { first, repeated } = await site.askTwice(paths.home);
  await site.ask(paths.home);
  const getLine = ({ headers }: Answer) => {
    const line = site.lines.find(({ requestId }) => requestId === headers['x-request-id']);
    const { ms, time, requestId, bytes, ...rest } = line!;
    assert.ok(typeof ms === 'number' && typeof bytes === 'number' && bytes > 1000);
    return rest;
  };
  assert.deepEqual(getLine(repeated), getLine(first));
  const metrics = await site.deps.monitor.metrics.registry.metrics();
  const count = /http_request_duration_seconds_count\{method="GET",route="\/",status="200"\} (\d+)/.exec(
    metrics,
  );
  assert.equal(Number(count?.[1]), site.lines.filter(({ route }) => route === '/').length);
});

test('of requests sent at the same time over one connection, none is logged with the bytes of another', async (context) => {
  const site = await openSite(context);
  for (const path of [paths.home, api.services]) await site.askTwice(path);
  await site.ask(paths.home);
  const alone = site.lines.at(-1)!;
  site.lines.length = 0;
  const request = (path: string, header = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n`;
  const socket = connect(site.port, '127.0.0.1').resume();
  socket.write(request(paths.home) + request(api.services) + request(api.services, 'Connection: close\r\n'));
  await once(socket, 'close');
  const found = Object.groupBy(site.lines, ({ route }) => String(route));
  assert.equal(found[paths.home]?.length, 1);
  assert.ok(Math.abs(Number(found[paths.home]?.[0]?.bytes) - Number(alone.bytes)) < 100);
  assert.deepEqual(
    found[api.services]?.map(({ status, bytes, isBrokenOff }) => [status, bytes, isBrokenOff]),
    [
      [200, undefined, undefined],
      [200, undefined, undefined],
    ],
  );
});

test('a page for a typed search is not cached, and one with a foreign query is made once', async (context) => {
  const site = await openSite(context);
  await site.ask(`${paths.blog}?search=wool`);
  assert.equal(await site.isAsked(`${paths.blog}?search=wool`), true);
  const { cacheMisses } = site.deps.monitor.metrics;
  const misses = async () => (await cacheMisses.get()).values[0]!.value;
  await site.ask(paths.about);
  const before = await misses();
  await site.ask(`${paths.about}?utm_source=x`);
  await site.ask(`${paths.about}?utm_source=y`);
  assert.equal(await misses(), before);
});
