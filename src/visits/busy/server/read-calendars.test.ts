import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type BookingApp, getProblem, openBooking, tuesday } from '#visits/booking/server/booking.fixture.ts';
import type { BusyHours } from '#visits/busy/busy-hours.ts';
import type { Crew } from '#visits/crews/crews.ts';
import type { Schedule } from '#visits/schedule/schedule.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { readDueCalendars } from './read-calendars.ts';

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

/** December 1, 8 AM to 12:30 PM in Los Angeles. */
const dentist = ['UID:1', 'SUMMARY:Dentist', 'DTSTART:20261201T160000Z', 'DTEND:20261201T203000Z'];

async function startCalendarServer(context: TestContext) {
  const calls: IncomingMessage[] = [];
  let answer = (response: ServerResponse, _call: IncomingMessage) => {
    response.end(calendar(dentist));
  };
  const server = createServer((call, response) => {
    calls.push(call);
    answer(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    url: `http://127.0.0.1:${port}/private-3fa9/basic.ics`,
    webcal: `webcal://127.0.0.1:${port}/private-3fa9/basic.ics`,
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
}

const crew = async ({ t }: BookingApp) =>
  ((await (await t.adminCall('GET', visitApi.crews)).json()) as Crew[])[0]!;
const save = ({ t }: BookingApp, busyCalendarUrl: string | null) =>
  t.adminCall('PATCH', visitApi.crew(1), { busyCalendarUrl });
const windows = async (app: BookingApp) =>
  (await app.windows(await app.lead())).flatMap((day) => day.windows.map(({ from }) => from));
const pass = ({ t }: BookingApp, minutes: number) =>
  t.setNow(new Date(t.deps.clock().getTime() + minutes * 60_000).toISOString());

test('a crew takes no visits while its own calendar is busy, staff may force, and only times are kept', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const server = await startCalendarServer(context);
  const saved = await save(app, server.webcal);
  assert.deepEqual(((await saved.json()) as Crew).busyCalendar, { readAt: null, error: null });
  await Promise.all([readDueCalendars(t.deps), readDueCalendars(t.deps)]);
  assert.equal(server.calls.length, 1, 'of two instances one reads');
  const readAt = t.deps.clock().toISOString();
  assert.deepEqual((await crew(app)).busyCalendar, { readAt, error: null });
  assert.deepEqual(await windows(app), ['12:00', '14:00', '16:00']);

  const { quoteId } = await app.lead();
  const body = { quoteId, crewId: 1, ...tuesday };
  const refused = await t.adminCall('POST', visitApi.visits, body);
  assert.match((await getProblem(refused, 'crew-full')).detail, /own calendar is busy/);
  const forced = await t.adminCall('POST', visitApi.visits, { ...body, force: true });
  assert.equal(((await forced.json()) as Visit).forced, true);

  const days = `from=${tuesday.date}&to=${tuesday.date}`;
  const hours = (await (await t.adminCall('GET', `${visitApi.busyHours}?${days}`)).json()) as BusyHours[];
  assert.deepEqual(hours, [{ crewId: 1, date: tuesday.date, from: '08:00', to: '12:30' }]);
  const schedule = (await (await t.adminCall('GET', `${adminApi.schedule}?${days}`)).json()) as Schedule;
  assert.equal(schedule.load[0]?.availableMinutes, 330);
  const feed = await t.adminCall('GET', visitApi.crewCalendarFeed(1));
  const { pathname } = new URL(((await feed.json()) as { url: string }).url);
  assert.equal((await (await t.call('GET', pathname)).text()).match(/BEGIN:VEVENT/g)?.length, 1, 'the visit');

  const stored = await Promise.all(
    (['busySpans', 'events', 'idempotencyKeys'] as const).map((table) =>
      t.deps.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const told = JSON.stringify([stored, await (await t.adminCall('GET', visitApi.crews)).json()]);
  assert.doesNotMatch(told, /private-3fa9|Dentist/);

  assert.equal((await save(app, null)).status, 200);
  assert.equal((await crew(app)).busyCalendar, null);
  assert.deepEqual(await t.deps.db.selectFrom('busySpans').selectAll().execute(), []);
});

test('every ten minutes, by ETag; saved again at once; expanded anew when a day or the time zone has passed', async (context) => {
  const app = await openBooking(context);
  const { deps } = app.t;
  const server = await startCalendarServer(context);
  server.answerWith((response, { headers }) => {
    if (headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else response.setHeader('ETag', '"one"').end(calendar(dentist));
  });
  const asked = async () => {
    server.calls.length = 0;
    await readDueCalendars(deps);
    return server.calls.map(({ headers }) => headers['if-none-match'] ?? 'all');
  };
  await save(app, server.url);
  assert.deepEqual(await asked(), ['all']);
  pass(app, 9);
  assert.deepEqual(await asked(), []);
  pass(app, 1);
  assert.deepEqual(await asked(), ['"one"']);
  assert.equal((await crew(app)).busyCalendar?.readAt, deps.clock().toISOString());
  assert.equal((await windows(app)).length, 3);
  await save(app, server.url);
  assert.deepEqual(await asked(), ['all']);
  pass(app, 24 * 60);
  assert.deepEqual(await asked(), ['all']);
  await deps.db.updateTable('busyCalendars').set({ timeZone: 'America/New_York' }).execute();
  pass(app, 10);
  assert.deepEqual(await asked(), ['all']);
  // A clock that ran ahead has planned the next reading.
  await deps.db.updateTable('busyCalendars').set({ dueAt: '2030-01-01T00:00:00.000Z' }).execute();
  assert.equal((await asked()).length, 1);
});

test('what fails keeps the last reading for a day, and says so', async (context) => {
  const app = await openBooking(context);
  const server = await startCalendarServer(context);
  await save(app, server.url);
  await readDueCalendars(app.t.deps);
  const { readAt } = (await crew(app)).busyCalendar!;
  const failures: [RegExp, (response: ServerResponse) => void][] = [
    [/answered 503/, (response) => response.writeHead(503).end()],
    [/no longer exists/, (response) => response.writeHead(404).end()],
    [/needs a sign-in/, (response) => response.writeHead(403).end()],
    [/a web page/, (response) => response.end('<!doctype html><title>Sign in</title>')],
    [/no whole calendar/, (response) => response.end(calendar(dentist).slice(0, -9))],
    [/private network/, (response) => response.writeHead(302, { Location: 'http://10.0.0.7/' }).end()],
    [/in a circle/, (response) => response.writeHead(302, { Location: '/again' }).end()],
    [/leads nowhere/, (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end()],
    [/couldn’t be reached/, (response) => response.destroy()],
    [/couldn’t be reached/, (response) => response.writeHead(200).write('BEGIN:', () => response.destroy())],
    [
      /larger than 5 MB/,
      (response) => {
        const more = () => {
          while (!response.destroyed && response.write('X'.repeat(100_000)));
        };
        response.on('drain', more);
        more();
      },
    ],
  ];
  for (const [reason, answer] of failures) {
    pass(app, 10);
    server.answerWith(answer);
    await readDueCalendars(app.t.deps);
    const { busyCalendar } = await crew(app);
    assert.match(busyCalendar?.error ?? '', reason);
    assert.equal(busyCalendar?.readAt, readAt);
    assert.equal((await windows(app)).length, 3, 'the last reading counts');
  }
  server.answerWith((response) => response.write('BEGIN:VCALENDAR'));
  const quick = { signal: new AbortController().signal, timeoutMilliseconds: 200 };
  const slow = fetchCalendar(app.t.deps.config, { url: server.url, etag: '' }, quick);
  await assert.rejects(slow, /took longer than 20 seconds/);
  server.answerWith((response) => response.writeHead(500).end());
  pass(app, 24 * 60);
  await readDueCalendars(app.t.deps);
  assert.equal((await windows(app)).length, 5);
  assert.match((await crew(app)).busyCalendar?.error ?? '', /answered 500/);
  server.answerWith((response) => response.end(calendar(dentist, ['UID:2'])));
  pass(app, 10);
  await readDueCalendars(app.t.deps);
  assert.match((await crew(app)).busyCalendar?.error ?? '', /^One event in it can’t be read/);
  assert.equal((await windows(app)).length, 3);
});

test('on a public site, an address must be public, and redirects too', async (context) => {
  const app = await openBooking(context, { config: { publicUrl: 'https://www.example.com' } });
  for (const url of [
    'http://example.com/a.ics',
    'https://127.0.0.1/a.ics',
    'webcal://10.1.2.3/a.ics',
    'https://[::1]/a.ics',
    'https://me:secret@example.com/a.ics',
    'ftp://example.com/a.ics',
    'calendar',
  ]) {
    const refused = await save(app, url);
    assert.equal(refused.status, 422, url);
    const { errors } = (await refused.json()) as { errors: { path: string }[] };
    assert.equal(errors[0]?.path, 'busyCalendarUrl');
  }
  assert.equal((await save(app, 'webcal://example.com/a.ics')).status, 200);
  const stored = await app.t.deps.db.selectFrom('busyCalendars').select('url').executeTakeFirstOrThrow();
  assert.equal(stored.url, 'https://example.com/a.ics');
  const options = { signal: new AbortController().signal };
  const local = fetchCalendar(app.t.deps.config, { url: 'https://localhost/a.ics', etag: '' }, options);
  await assert.rejects(local, /private network/);
});

test('five megabytes with 20,000 events are read while others are served', async (context) => {
  const app = await openBooking(context);
  const server = await startCalendarServer(context);
  const start = Date.parse('2026-12-02T00:00:00Z');
  const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.000/g, '');
  const events = Array.from({ length: 20_000 }, (_, index) => [
    `UID:${index}`,
    `SUMMARY:${'x'.repeat(150)}`,
    `DTSTART:${stamp(start + index * 1_200_000)}`,
    `DTEND:${stamp(start + index * 1_200_000 + 600_000)}`,
  ]);
  const text = calendar(...events);
  assert.ok(text.length > 4_800_000 && text.length < 5_000_000, String(text.length));
  server.answerWith((response) => response.end(text));
  await save(app, server.url);
  const reading = readDueCalendars(app.t.deps).then(() => 'read');
  const page = app.t.call('GET', '/').then(({ status }) => status);
  assert.equal(await Promise.race([reading, page]), 200);
  await reading;
  assert.equal((await crew(app)).busyCalendar?.error, null);
  const rows = await app.t.deps.db.selectFrom('busySpans').select('startsAt').execute();
  assert.equal(rows.length, 20_000);
});
