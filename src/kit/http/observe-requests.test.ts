import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createApp } from '#app/app.ts';
import { adminApi, api, files, health, paths } from '#kit/paths/paths.ts';
import { createLog } from '#kit/server/log.ts';
import { createTestApp } from '../../../tests/support/app.ts';
import { contactBody } from '../../../tests/support/leads.ts';

type Line = Record<string, unknown>;

/** A site whose log is read. */
async function openSite(context: TestContext) {
  const t = await createTestApp();
  context.after(t.close);
  const lines: string[] = [];
  const log = t.deps.monitor.remembering(createLog((line) => lines.push(line)));
  const deps = { ...t.deps, log };
  const app = createApp(deps);
  return {
    ...t,
    deps,
    get: async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }),
    post: async (path: string, body: unknown) =>
      app.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    text: () => lines.join(''),
    lines: (): Line[] => lines.map((line) => JSON.parse(line)),
  };
}

test('each request is one line with its id, method, route, status and time', async (context) => {
  const site = await openSite(context);
  const answer = await site.get(paths.home);
  const [{ time, ms, ...rest } = {}] = site.lines();
  assert.deepEqual(rest, {
    level: 'info',
    message: 'request',
    requestId: answer.headers.get('X-Request-Id'),
    method: 'GET',
    route: '/',
    status: 200,
  });
  assert.ok(typeof ms === 'number' && ms > 0);
  assert.ok(time);
});

test('the route is a pattern: no address, query, body or person is in the log', async (context) => {
  const site = await openSite(context);
  await site.get('/blog/a-secret-title?token=secret-token&email=ana@example.com');
  await site.get(files.calendar('secret-token.ics'));
  await site.get('/no/such/secret-title?x=secret-token');
  await site.get(adminApi.request(471_100_711));
  const lead = contactBody({ firstName: 'Anastasia', email: 'ana@example.com' });
  assert.equal((await site.post(api.contact, lead)).status, 201);
  assert.deepEqual(
    site.lines().map(({ method, route, status }) => [method, route, status]),
    [
      ['GET', '/blog/:slug', 404],
      ['GET', '/calendar/:name{[\\w-]+\\.ics}', 404],
      ['GET', 'none', 404],
      ['GET', '/api/admin/*', 401],
      ['POST', api.contact, 201],
    ],
  );
  assert.doesNotMatch(site.text(), /secret|471100711|anastasia|ana@|555.?0111/i);
});

test('health checks and files of the build are quiet', async (context) => {
  const site = await openSite(context);
  for (const path of [health.live, health.ready, '/favicon.svg', '/assets/none.js']) {
    await site.get(path);
  }
  assert.deepEqual(site.lines(), []);
});

test('a harmless request id from outside is used, and any other is replaced', async (context) => {
  const site = await openSite(context);
  const idFor = async (sent: string) =>
    (await site.get(paths.home, { 'X-Request-Id': sent })).headers.get('X-Request-Id') ?? '';
  assert.equal(await idFor('edge-0123_ab'), 'edge-0123_ab');
  for (const sent of ['a b', '{"level":"error"}', 'é', 'x'.repeat(65), '']) {
    assert.match(await idFor(sent), /^[0-9a-f]{12}$/, sent);
  }
});

test('a failure is logged under the id that its visitor sees, and listed without its message', async (context) => {
  const site = await openSite(context);
  site.deps.db.selectFrom = () => {
    throw new TypeError('nothing is known of ana@example.com');
  };
  const answer = await site.get(api.services);
  assert.equal(answer.status, 500);
  const id = answer.headers.get('X-Request-Id')!;
  assert.ok((await answer.text()).includes(id));
  const [failure, request] = site.lines();
  assert.deepEqual([failure?.level, failure?.requestId, request?.status], ['error', id, 500]);
  assert.match(String(failure?.error), /^TypeError: nothing is known of \[email\]\n/);

  const [trouble] = site.deps.monitor.troubles();
  assert.deepEqual([trouble?.level, trouble?.message, trouble?.requestId], ['error', 'request failed', id]);
  assert.match(trouble?.place ?? '', /^TypeError · [\w/.-]+\.ts, line \d+$/);
});

test('what is remembered is bounded: the newest troubles, and statements however long their lists', async (context) => {
  const { deps } = await openSite(context);
  for (let number = 0; number < 60; number++) deps.log.warn(`trouble ${number}`);
  assert.equal(deps.monitor.troubles().length, 50);
  assert.equal(deps.monitor.troubles()[0]?.message, 'trouble 59');

  const see = (sql: string, milliseconds: number) =>
    deps.monitor.sawQuery({ kind: 'select', sql, milliseconds, isFailed: false });
  const before = deps.monitor.slowQueries().length;
  see('select 1 where id in (?, ?, ?)', 300);
  see('select 1 where id in ($1, $2)', 900.4);
  see('select quick', 199);
  see('insert into notes (text, at) values ($1, $2), ($3, $4), ($5, $6) returning *', 300);
  see('insert into notes (text, at) values ($1, $2) returning *', 300);
  assert.equal(deps.monitor.slowQueries().length, before + 2);
  const { lastAt: _lastAt, ...slowest } = deps.monitor.slowQueries()[0]!;
  assert.deepEqual(slowest, { sql: 'select 1 where id in (…)', times: 2, slowestMilliseconds: 900 });
  for (let number = 0; number < 60; number++) see(`select ${number} ${'x'.repeat(2000)}`, 250);
  assert.equal(deps.monitor.slowQueries().length, 50);
  assert.ok(deps.monitor.slowQueries().every(({ sql }) => sql.length <= 600));
});
