/** How long the reading of a crew's own calendar of five megabytes holds the event loop, from which everybody is served. */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { readDueCalendars } from '#visits/busy/server/read-calendars.ts';
import { createTestApp } from '../tests/support/app.ts';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms } from './report.mjs';
import { scaled } from './scale.mjs';

const count = scaled(20_000, 200);

export async function measureCalendars() {
  const engines = { SQLite: await measure(), Postgres: await onPostgres(measure) };
  return markdownTable(
    [`A calendar of ${count} events`, 'size', 'read in', 'the loop was held at most'],
    Object.entries(engines).map(([engine, { bytes, took, held }]) => [
      engine,
      `${(bytes / 1e6).toFixed(1)} MB`,
      ms(took),
      ms(held),
    ]),
  );
}

async function measure() {
  const t = await createTestApp({ now: '2026-12-01T08:00:00Z' });
  const text = makeCalendar();
  const server = createServer((_call, response) => response.end(text));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const busyCalendarUrl = `http://127.0.0.1:${server.address().port}/a.ics`;
    const crew = await t.adminCall('POST', visitApi.crews, { name: 'Busy crew', busyCalendarUrl });
    if (crew.status !== 201) throw new Error(await crew.text());
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const begin = performance.now();
    delay.enable();
    await readDueCalendars(t.deps);
    delay.disable();
    const { count: spans } = await t.deps.db
      .selectFrom('busySpans')
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(spans) !== count) throw new Error(`${spans} of ${count} events were read`);
    return { bytes: text.length, took: performance.now() - begin, held: delay.max / 1e6 };
  } finally {
    server.closeAllConnections();
    server.close();
    await t.close();
  }
}

function makeCalendar() {
  const start = Date.parse('2026-12-02T00:00:00Z');
  const stamp = (time) => new Date(time).toISOString().replace(/[-:]|\.000/g, '');
  const events = Array.from({ length: count }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${index}`,
    `SUMMARY:${'x'.repeat(150)}`,
    `DTSTART:${stamp(start + index * 1_200_000)}`,
    `DTEND:${stamp(start + index * 1_200_000 + 600_000)}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
}
