import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, files } from '#kit/paths/paths.ts';
import { addDays } from '#kit/time/dates.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';

async function openCalendar(context: TestContext, durationMinutes = 90) {
  const t = await openTestApp(context, { config: { publicUrl: 'https://sunweave.example' } });
  const service = await addService(t.deps.db, { title: 'Sofa; deep, clean', durationMinutes });
  const addVisit = async (changes: object): Promise<number> => {
    const answer = await t.adminCall('POST', adminApi.quotes, {
      firstName: 'Ana',
      lastName: 'Lopez',
      phone: '8185550111',
      items: [{ serviceId: service, quantity: 2 }],
      contactMethod: 'sms',
      zipCode: '91501',
      status: 'scheduled',
      preferredDate: '2026-12-01',
      ...changes,
    });
    assert.equal(answer.status, 201);
    return ((await answer.json()) as { id: number }).id;
  };
  return { t, addVisit };
}

async function getAddress(t: TestApp, method: 'GET' | 'POST' = 'GET'): Promise<string> {
  const { url } = (await (await t.adminCall(method, adminApi.calendarFeed)).json()) as { url: string };
  assert.match(url, /^https:\/\/sunweave\.example\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
}

/** The events of the feed: each property's name with its parameters, and its value, unfolded but still escaped. */
async function readEvents(t: TestApp): Promise<Map<string, string>[]> {
  const answer = await t.call('GET', await getAddress(t));
  assert.equal(answer.status, 200);
  const text = await answer.text();
  assert.match(
    text,
    /^BEGIN:VCALENDAR\r\n([A-Z].*\r\n)*(BEGIN:VEVENT\r\n[\s\S]*END:VEVENT\r\n)?END:VCALENDAR\r\n$/,
  );
  const lines = text.split('\r\n');
  for (const line of lines) {
    assert.doesNotMatch(line, /\p{Cc}/u, 'no bare line break or other control character');
    assert.ok(Buffer.byteLength(line) <= 75, `folded at 75 octets: ${line}`);
  }
  const unfolded = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  for (const line of unfolded) assert.match(line, /^[A-Z-]+(;[A-Z-]+=[^:;]+)*:/, line);
  const events: Map<string, string>[] = [];
  for (const line of unfolded) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else events.at(-1)?.set(name, value);
  }
  return events;
}

const unescaped = (text = '') => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

test('a visit with a clock time has its begin, end, customer and items in the feed', async (context) => {
  const { t, addVisit } = await openCalendar(context);
  const id = await addVisit({ preferredTime: '9:00 AM' });
  const [event] = await readEvents(t);
  assert.equal(event!.get('UID'), `visit-${id}@sunweave.example`);
  assert.equal(event!.get('DTSTART'), '20261201T170000Z');
  assert.equal(event!.get('DTEND'), '20261201T200000Z');
  assert.equal(unescaped(event!.get('SUMMARY')), 'Ana Lopez: 2 × Sofa; deep, clean');
  assert.equal(unescaped(event!.get('LOCATION')), 'Burbank, CA 91501');
  assert.equal(
    unescaped(event!.get('DESCRIPTION')),
    'Ana Lopez\n(818) 555-0111\nZIP code 91501\nTime: 9:00 AM\n2 × Sofa; deep, clean',
  );
  assert.equal(event!.get('URL;VALUE=URI'), `https://sunweave.example/admin/quotes?quote=${id}`);
});

test('a visit without a clock time takes the whole day and says which part was asked for', async (context) => {
  const { t, addVisit } = await openCalendar(context);
  await addVisit({ preferredTime: 'Morning' });
  await addVisit({ preferredTime: null });
  const events = await readEvents(t);
  for (const event of events) {
    assert.equal(event.get('DTSTART;VALUE=DATE'), '20261201');
    assert.equal(event.has('DTEND'), false);
  }
  const summaries = events.map((event) => unescaped(event.get('SUMMARY')).split(' · ')[0]);
  assert.deepEqual(summaries, ['Morning', 'Anytime']);
});

test('nine in the morning stays nine on both sides of a change of the clocks', async (context) => {
  const { t, addVisit } = await openCalendar(context);
  t.setNow('2027-03-01T18:00:00.000Z');
  await addVisit({ preferredDate: '2027-03-13', preferredTime: '9 am' });
  await addVisit({ preferredDate: '2027-03-14', preferredTime: '9 am' });
  const starts = (await readEvents(t)).map((event) => event.get('DTSTART'));
  assert.deepEqual(starts, ['20270313T170000Z', '20270314T160000Z']);
  t.setNow('2027-10-20T18:00:00.000Z');
  await addVisit({ preferredDate: '2027-11-06', preferredTime: '9 am' });
  await addVisit({ preferredDate: '2027-11-07', preferredTime: '9 am' });
  const later = (await readEvents(t)).map((event) => event.get('DTSTART'));
  assert.deepEqual(later, ['20271106T160000Z', '20271107T170000Z']);
});

test('hostile names and times can neither end a line nor begin a property of their own', async (context) => {
  const { t, addVisit } = await openCalendar(context);
  await addVisit({
    firstName: 'Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT\nX:1',
    lastName: 'a\\n, b; c \u0085\u000b\u001b 🦊'.padEnd(60, '🧽'),
    preferredTime: 'after\nDTSTART:19700101',
  });
  const events = await readEvents(t);
  assert.equal(events.length, 1);
  const name = `Eve END:VEVENT BEGIN:VEVENT X:1 a\\n, b; c 🦊`;
  assert.ok(unescaped(events[0]!.get('SUMMARY')).startsWith(`after DTSTART:19700101 · ${name}`));
  assert.ok(unescaped(events[0]!.get('DESCRIPTION')).startsWith(`${name}`));
  assert.doesNotMatch(events[0]!.get('SUMMARY')!, /\uFFFD/);
  assert.match(events[0]!.get('SUMMARY')!, /\\\\n\\, b\\; c/);
});

test('a moved visit keeps its identity and counts its revision up', async (context) => {
  const { t, addVisit } = await openCalendar(context);
  const id = await addVisit({});
  const [before] = await readEvents(t);
  t.setNow('2026-11-22T18:00:00.000Z');
  const moved = await t.adminCall('PUT', adminApi.quote(id), {
    preferredDate: '2026-12-03',
    preferredTime: '1:00 PM',
    version: 1,
  });
  assert.equal(moved.status, 200);
  const [after] = await readEvents(t);
  assert.equal(after!.get('UID'), before!.get('UID'));
  assert.equal(before!.get('SEQUENCE'), '1');
  assert.equal(after!.get('SEQUENCE'), '2');
  assert.equal(after!.get('DTSTART'), '20261203T210000Z');
  assert.equal(after!.get('LAST-MODIFIED'), '20261122T180000Z');
});

test('the feed holds the visits of the last 30 and the next 180 days, and no wishes', async (context) => {
  const { t, addVisit } = await openCalendar(context);
  // In Los Angeles it is still the day before.
  t.setNow('2026-11-22T05:00:00.000Z');
  const today = '2026-11-21';
  const first = await addVisit({ preferredDate: addDays(today, -30), status: 'completed' });
  const last = await addVisit({ preferredDate: addDays(today, 180) });
  await addVisit({ preferredDate: addDays(today, -31) });
  await addVisit({ preferredDate: addDays(today, 181) });
  await addVisit({ preferredDate: today, status: 'new' });
  const uids = (await readEvents(t)).map((event) => event.get('UID'));
  assert.deepEqual(uids, [`visit-${first}@sunweave.example`, `visit-${last}@sunweave.example`]);
});

test('an empty schedule is still a calendar', async (context) => {
  const { t } = await openCalendar(context);
  assert.deepEqual(await readEvents(t), []);
});

test('the address stays until it is replaced; then the former one is not found', async (context) => {
  const { t } = await openCalendar(context);
  const former = await getAddress(t);
  assert.equal(await getAddress(t), former);
  const present = await getAddress(t, 'POST');
  assert.notEqual(present, former);
  assert.equal((await t.call('GET', former)).status, 404);
  assert.equal((await t.call('GET', present)).status, 200);
  assert.equal(await getAddress(t), present);
});

test('a wrong secret finds nothing, also before any was made', async (context) => {
  const { t } = await openCalendar(context);
  const guesses = ['A'.repeat(43), 'short', '%00', 'calendar-feed'].map((guess) =>
    files.calendar(`${guess}.ics`),
  );
  const found = async (path: string) => (await t.call('GET', path)).status;
  for (const path of guesses) assert.equal(await found(path), 404, path);
  const right = await getAddress(t);
  const mistakes = [
    right.replace('.ics', ''),
    right.replace('.ics', 'A.ics'),
    right.replace(/.\.ics/, '.ics'),
  ];
  for (const path of [...guesses, ...mistakes]) assert.equal(await found(path), 404, path);
});

test('no cache keeps the feed and no search engine lists it', async (context) => {
  const { t } = await openCalendar(context);
  const path = await getAddress(t);
  const answer = await t.call('GET', path);
  assert.equal(answer.headers.get('Content-Type'), 'text/calendar; charset=utf-8');
  assert.equal(answer.headers.get('Cache-Control'), 'private, no-store');
  assert.equal(answer.headers.get('X-Robots-Tag'), 'noindex, nofollow');
  const head = await t.call('HEAD', path);
  assert.equal(head.status, 200);
  assert.equal(await head.text(), '');
});
