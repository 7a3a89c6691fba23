import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { acceptedDays, maxOfToday, type Today } from '#office/today/today.ts';
import { type Lead, openBooking } from '#visits/booking/server/booking.fixture.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';

const readToday = async (t: TestApp) => (await (await t.adminCall('GET', adminApi.today)).json()) as Today;

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('leads to answer come by what is due first, each with its time in opening hours', async (context) => {
  const { t, lead } = await openBooking(context);
  const quoted = await lead();
  const sent = await t.call(
    'POST',
    api.contact,
    contactBody({ email: 'b@example.com', phone: '8185550122' }),
  );
  const { id: asked } = (await sent.json()) as { id: number };
  const { leads, leadCount } = await readToday(t);
  assert.deepEqual([ids(leads), leadCount], [[quoted.requestId, asked], 2]);
  const hours = leads.map(
    ({ createdAt, promisedBy }) => (Date.parse(promisedBy) - Date.parse(createdAt)) / 3_600_000,
  );
  // From Saturday at 10 AM: 6 h, 6 on Sunday, 10 on Monday, 2 on Tuesday.
  assert.deepEqual(hours, [1, 72]);
  await t.adminCall('PATCH', adminApi.request(quoted.requestId), { status: 'contacted' });
  await t.adminCall('DELETE', adminApi.request(asked));
  const after = await readToday(t);
  assert.deepEqual([after.leads, after.leadCount], [[], 0]);
});

test('more leads than one answer lists are counted', async (context) => {
  const { t, lead } = await openBooking(context);
  await lead();
  const { id: _id, ...row } = await t.deps.db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
  await t.deps.db
    .insertInto('requests')
    .values(Array.from({ length: maxOfToday }, () => row))
    .execute();
  const { leads, leadCount } = await readToday(t);
  assert.deepEqual([leads.length, leadCount], [maxOfToday, maxOfToday + 1]);
});

test('an accepted quote waits here until it is booked, and again once its visit is cancelled', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const accept = async (lead: Lead) => {
    const { version } = await app.quote(lead);
    const body = { version, decision: 'accepted', name: 'Ana', agreesToTerms: true };
    assert.equal((await t.call('POST', `/api/quotes/${lead.token}/decision`, body)).status, 200);
  };
  const [first, second, open] = [await app.lead(), await app.lead(), await app.lead()];
  await accept(second);
  await accept(first);
  const waiting = async () => {
    const { accepted, acceptedCount } = await readToday(t);
    assert.equal(acceptedCount, accepted.length);
    return ids(accepted);
  };
  assert.deepEqual(new Set(await waiting()), new Set([first.quoteId, second.quoteId]));
  const booked = await app.book(first);
  assert.equal(booked.status, 201, await booked.clone().text());
  assert.deepEqual(await waiting(), [second.quoteId]);
  const { visit } = (await booked.json()) as { visit: { version: number } };
  assert.equal((await app.cancel(first, { version: visit.version })).status, 200);
  assert.deepEqual(new Set(await waiting()), new Set([first.quoteId, second.quoteId]));
  await t.adminCall('DELETE', adminApi.quote(second.quoteId));
  assert.deepEqual(await waiting(), [first.quoteId]);
  await t.adminCall('PATCH', adminApi.request(first.requestId), { status: 'cancelled' });
  assert.deepEqual(await waiting(), []);
  assert.equal((await app.quote(open)).decision, null);
});

test('an acceptance of long ago is left out', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const lead = await app.lead();
  const accepted = async (days: number) => {
    const decidedAt = new Date(t.deps.clock().getTime() - days * 86_400_000).toISOString();
    await t.deps.db
      .updateTable('quotePages')
      .set({ decision: 'accepted', decidedAt })
      .where('quoteId', '=', lead.quoteId)
      .execute();
    return ids((await readToday(t)).accepted);
  };
  assert.deepEqual(await accepted(acceptedDays - 1), [lead.quoteId]);
  assert.deepEqual(await accepted(acceptedDays + 1), []);
});

test('visits of today and tomorrow are listed with their crews, cancelled ones are not', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const { today, tomorrow, crews } = await readToday(t);
  const crewId = crews[0]!.id;
  const later = new Date(Date.parse(tomorrow) + 86_400_000).toISOString().slice(0, 10);
  const visits: number[] = [];
  for (const date of [later, tomorrow, today]) {
    const { quoteId } = await app.lead();
    const answer = await t.adminCall('POST', '/api/admin/visits', {
      quoteId,
      crewId,
      date,
      from: '10:00',
      to: '12:00',
      force: true,
    });
    assert.equal(answer.status, 201, await answer.clone().text());
    visits.push(((await answer.json()) as { id: number }).id);
  }
  const [, ofTomorrow, ofToday] = visits;
  const shown = (await readToday(t)).visits;
  assert.deepEqual(ids(shown), [ofToday, ofTomorrow]);
  const { version } = shown[0]!;
  await t.adminCall('PATCH', `/api/admin/visits/${ofToday}`, { status: 'cancelled', version });
  assert.deepEqual(ids((await readToday(t)).visits), [ofTomorrow]);
});

test('a lead that was marked as answered by a press waits again after Undo, and the badge counts what is listed', async (context) => {
  const { t, lead } = await openBooking(context);
  const { requestId } = await lead();
  await lead();
  const counts = async () =>
    (await (await t.adminCall('GET', adminApi.requestCounts)).json()) as { waiting: number };
  const before = (await readToday(t)).leads.find(({ id }) => id === requestId)!;
  const press = async () =>
    (await (await t.adminCall('POST', adminApi.answeredRequest(requestId), { channel: 'call' })).json()) as {
      isFirst: boolean;
    };
  assert.equal((await press()).isFirst, true);
  assert.equal((await press()).isFirst, false);
  assert.deepEqual([(await readToday(t)).leadCount, (await counts()).waiting], [1, 1]);
  assert.equal((await t.adminCall('DELETE', adminApi.answeredRequest(requestId))).status, 200);
  const after = await readToday(t);
  assert.equal(after.leads.find(({ id }) => id === requestId)?.promisedBy, before.promisedBy);
  assert.deepEqual([after.leadCount, (await counts()).waiting], [2, 2]);
});

test('shorter hours leave a day bookable, and the visit that cannot be kept stands here', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const crews = (await (await t.adminCall('GET', '/api/admin/crews')).json()) as {
    id: number;
    isActive: boolean;
  }[];
  assert.equal(crews.filter(({ isActive }) => isActive).length, 1);
  const lead = await app.lead();
  const booked = await app.book(lead, { from: '14:00', to: '16:00' });
  assert.equal(booked.status, 201, await booked.clone().text());
  const other = await app.lead();
  const settings = (await (await t.adminCall('GET', adminApi.settings)).json()) as {
    updatedAt: string;
    hours: { day: string; opens: string; closes: string }[];
  };
  const { updatedAt: _time, ...values } = settings;
  const hours = values.hours.map((day) => ({ ...day, closes: '13:00' }));
  const saved = await t.adminCall('PUT', adminApi.settings, { ...values, hours });
  assert.equal(saved.status, 200, await saved.clone().text());
  const [visit] = await app.visitsOn();
  assert.equal(visit?.cannotBeKept, true);
  const { unkeepable, unkeepableCount } = await readToday(t);
  assert.deepEqual([ids(unkeepable), unkeepableCount], [[visit.id], 1]);
  const [day] = await app.windows(other);
  assert.deepEqual(
    day?.windows.map(({ from }) => from),
    ['08:00', '10:00'],
  );
  const moved = await t.adminCall('PATCH', `/api/admin/visits/${visit.id}`, {
    version: visit.version,
    from: '10:00',
    to: '12:00',
  });
  assert.equal(((await moved.json()) as { cannotBeKept: boolean }).cannotBeKept, false);
  assert.equal((await readToday(t)).unkeepableCount, 0);
});

test('nobody but an administrator sees it', async (context) => {
  const { t } = await openBooking(context);
  assert.equal((await t.call('GET', adminApi.today)).status, 401);
});

test('what was booked and decided since yesterday began is news, once for each quote', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const [booked, declined, old] = [await app.lead(), await app.lead(), await app.lead()];
  assert.equal((await app.book(booked)).status, 201);
  for (const lead of [declined, old]) {
    const { version } = await app.quote(lead);
    const answer = await t.call('POST', `/api/quotes/${lead.token}/decision`, {
      version,
      decision: 'declined',
    });
    assert.equal(answer.status, 200, await answer.clone().text());
  }
  const decidedAt = new Date(t.deps.clock().getTime() - 2 * 86_400_000).toISOString();
  await t.deps.db.updateTable('quotePages').set({ decidedAt }).where('quoteId', '=', old.quoteId).execute();
  const { news } = await readToday(t);
  assert.deepEqual(
    new Map(news.map(({ id, kind, visit }) => [id, [kind, visit?.date]])),
    new Map([
      [booked.quoteId, ['booked', '2026-12-01']],
      [declined.quoteId, ['declined', undefined]],
    ]),
  );
});
