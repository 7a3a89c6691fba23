import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import { customerOfLead, request } from '#sales/customers/server/customers.fixture.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

/** The whole timeline, so many entries at a time. */
async function readInPages(page: (query: string) => Promise<TimelineEntry[]>, limit: number) {
  const read: TimelineEntry[] = [];
  for (let before = ''; ; ) {
    const entries = await page(`limit=${limit}&before=${before}`);
    read.push(...entries);
    if (entries.length < limit) return read;
    before = entries.at(-1)!.cursor;
  }
}

test('the timeline has everything about a customer, newest first, without gaps or repeats between pages', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const serviceId = await addService(db);
  const id = await customerOfLead(t);
  // Several kinds at the same instant.
  for (let count = 0; count < 3; count += 1) {
    const sent = await t.call(
      'POST',
      api.contact,
      quoteBody([{ serviceId, quantity: 1 }], { contactMethod: 'email' }),
    );
    assert.equal(sent.status, 201);
  }
  const merged = await customerOfLead(t, { firstName: 'Bo', email: 'bo@example.com', phone: '3235550100' });
  await request(t, 'POST', customerApi.merge(merged), { intoId: id });
  await request(t, 'POST', customerApi.notes(id), { text: 'Call after 5 PM.' }, 201);
  await request(t, 'POST', customerApi.notes(id), { text: 'Yes, please.', isReply: true }, 201);
  const quote = await db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
  const crew = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
  const visit = {
    crewId: crew.id,
    customerId: id,
    quoteId: quote.id,
    durationMinutes: 60,
    kind: 'clean' as const,
  };
  const times = { createdAt: quote.createdAt, updatedAt: quote.createdAt };
  await db
    .insertInto('visits')
    .values({
      ...visit,
      ...times,
      date: '2026-12-05',
      windowFrom: '08:00',
      windowTo: '10:00',
      status: 'booked',
    })
    .execute();
  const upload = {
    name: 'a.webp',
    width: 1,
    height: 1,
    bytes: 1,
    requestId: quote.requestId,
    isPublic: 0 as const,
  };
  await db
    .insertInto('uploads')
    .values({ ...upload, createdAt: quote.createdAt, unusedSince: null })
    .execute();

  const page = (query: string) => request<TimelineEntry[]>(t, 'GET', `${customerApi.timeline(id)}?${query}`);
  const all = await page('');
  const counts = Object.fromEntries(
    [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, list]) => [kind, list.length]),
  );
  const emails = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'email')
    .where('purpose', '!=', 'lead')
    .execute();
  assert.ok(emails.length > 0);
  // Each quote also has two planned follow-ups.
  const messages = emails.length + 2 * 3;
  assert.deepEqual(counts, { visit: 1, note: 3, message: messages, quote: 3, request: 5, photo: 1 });
  assert.equal(all[0]?.kind, 'visit');
  assert.equal(all[0]?.at, '2026-12-05T16:00:00.000Z');
  assert.ok(all.every(({ at }, index) => index === 0 || at <= all[index - 1]!.at));
  assert.ok(new Set(all.map(({ at }) => at)).size < all.length / 2, 'most have the same instant');
  assert.ok(all.some(({ kind, customerId }) => kind === 'request' && customerId === merged));

  for (const limit of [1, 2, 5]) {
    assert.deepEqual(await readInPages(page, limit), all, `${limit} at a time`);
  }
  await request(t, 'GET', `${customerApi.timeline(id)}?before=nonsense`, undefined, 422);
  await request(t, 'GET', customerApi.timeline(999), undefined, 404);

  await request(t, 'PATCH', adminApi.request(quote.requestId!), { status: 'cancelled' });
  const cancelled = await page('');
  // With the message that its visit is cancelled.
  assert.equal(cancelled.length, all.length + 1, 'a cancelled lead stays');
  assert.equal(
    cancelled.find((entry) => entry.kind === 'quote' && entry.id === quote.id)?.status,
    'cancelled',
  );
  await request(t, 'DELETE', adminApi.request(quote.requestId!));
  assert.ok((await page('')).length < all.length, 'a deleted one does not');
});

test('visits of the same days and messages of the same times are each on one page of the timeline', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const serviceId = await addService(db);
  const sent = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }]));
  assert.equal(sent.status, 201);
  const { id } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const { id: quoteId, createdAt } = await db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
  const crew = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
  const common = { customerId: id, quoteId, createdAt };
  // Clocks are set back in the night of November 1.
  const visits = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-12-05'].flatMap((date) =>
    ['01:30', '08:00', '08:00', '14:00'].map((windowFrom) => ({
      ...common,
      crewId: crew.id,
      durationMinutes: 60,
      kind: 'clean' as const,
      status: 'booked' as const,
      updatedAt: createdAt,
      date,
      windowFrom,
      windowTo: '16:00',
    })),
  );
  await db.insertInto('visits').values(visits).execute();
  const messages = ['2026-11-01T16:00:00.000Z', '2026-11-02T16:00:00.000Z', null].flatMap((sentAt) =>
    [1, 2, 3].map(() => ({
      ...common,
      kind: 'reminder-day' as const,
      status: sentAt ? ('sent' as const) : ('planned' as const),
      dueAt: '2026-11-01T09:30:00.000Z',
      sentAt,
    })),
  );
  await db.insertInto('messages').values(messages).execute();

  const page = (query: string) => request<TimelineEntry[]>(t, 'GET', `${customerApi.timeline(id)}?${query}`);
  const all = await page('limit=100');
  assert.equal(all.filter(({ kind }) => kind === 'visit').length, visits.length);
  assert.ok(all.filter(({ kind }) => kind === 'message').length >= messages.length);
  assert.ok(all.every(({ at }, index) => index === 0 || at <= all[index - 1]!.at));
  for (const limit of [1, 3, 7]) {
    assert.deepEqual(await readInPages(page, limit), all, `${limit} at a time`);
  }
});
