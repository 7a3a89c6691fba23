import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { claimSubscriber } from '#articles/newsletter/server/newsletter.queries.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { totalCountHeader } from '#kit/wire/total-count.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { quoteBody } from '../../../tests/support/leads.ts';
import { copyLead } from '../../../tests/support/many-leads.ts';
import { addPost } from '../../../tests/support/posts.ts';
import { read } from './list-page.fixture.ts';

/** So many that each list is longer than twenty pages of one record, and by how much it differs. */
const numbers = Array.from({ length: 71 }, (_, number) => number);

/** A lead that was sent, and copies of it; every seventh is deleted, every third suspected spam. */
async function addLeads(t: TestApp) {
  const { db } = t.deps;
  const serviceId = await addService(db);
  const sent = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }]));
  assert.equal(sent.status, 201);
  const copies = numbers.map((number) => {
    const time = `2026-11-21T18:00:0${number % 7}.000Z`;
    const quarantinedAt = number % 3 === 1 ? time : null;
    const deletedAt = quarantinedAt ?? (number % 7 === 2 ? time : null);
    const status = number % 5 === 0 ? 'contacted' : 'new';
    return { request: { status, quarantinedAt, deletedAt }, quote: { deletedAt } } as const;
  });
  await copyLead(db, copies);
  const { id: _email, ...email } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const emails = numbers.map(() => email);
  await db.insertInto('outbox').values(emails).execute();
}

async function addPosts({ deps: { db } }: TestApp) {
  await addPost(db, { slug: 'first' });
  const { id: _id, ...post } = await db.selectFrom('posts').selectAll().executeTakeFirstOrThrow();
  const rows = numbers.map((number) => ({ ...post, slug: `post-${number}` }));
  await db.insertInto('posts').values(rows).execute();
}

async function addSubscribers({ deps }: TestApp) {
  const now = new Date('2026-11-21T18:00:00.000Z');
  await deps.db.transaction().execute(async (trx) => {
    for (const number of numbers) {
      await claimSubscriber(trx, {
        email: `person${number}@example.com`,
        source: 'home',
        language: 'en',
        now,
      });
    }
  });
}

const lists: [path: string, filter: string][] = [
  [adminApi.requests, ''],
  [adminApi.requests, 'status=new'],
  [adminApi.requests, 'search=ana'],
  [adminApi.requests, 'search=na'],
  [adminApi.requests, 'sort=due'],
  [adminApi.requests, 'search=na&sort=due'],
  [adminApi.quotes, ''],
  [adminApi.quotes, 'category=couch&search=lopez'],
  [adminApi.quarantine, ''],
  [adminApi.outbox, ''],
  [adminApi.subscribers, ''],
  [adminApi.posts, ''],
];

test('every page of every list is a piece of the whole list, near and far, of one record and of several', async (context) => {
  const t = await openTestApp(context);
  await addLeads(t);
  await addSubscribers(t);
  await addPosts(t);
  for (const [path, filter] of lists) {
    const { rows: all } = await read(t, path, filter);
    assert.ok(all.length > 22, path);
    for (let offset = 0; offset < all.length + 2; offset += 1) {
      for (const limit of offset < 40 ? [1] : [1, 2]) {
        const page = await read(t, path, filter, `limit=${limit}&offset=${offset}`);
        const name = `${path}?${filter}, ${limit} after ${offset}`;
        assert.deepEqual(page.rows, all.slice(offset, offset + limit), name);
        assert.equal(page.total, all.length, name);
      }
    }
  }
});

test('a search that finds very many says that there are more, and how many once they are near', async (context) => {
  const t = await openTestApp(context);
  const createdAt = '2026-11-21T18:00:00.000Z';
  const email = { kind: 'email', payload: '{}', runAfter: createdAt, createdAt } as const;
  const emails = Array.from({ length: 1030 }, (_, number) => ({ ...email, searchText: `person ${number}` }));
  await t.deps.db.insertInto('outbox').values(emails).execute();
  const expected: [filter: string, paging: string, total: number, isMore: boolean, rows: number][] = [
    ['search=person', 'limit=20', 1000, true, 20],
    ['search=person', 'limit=20&offset=960', 1000, true, 20],
    ['search=person', 'limit=20&offset=980', 1030, false, 20],
    ['search=person', 'limit=20&offset=1020', 1030, false, 10],
    ['search=person', 'limit=20&offset=3000', 1030, false, 0],
    ['search=person', '', 1030, false, 1000],
    ['search=person 10', 'limit=20', 41, false, 20],
    ['', 'limit=20', 1030, false, 20],
  ];
  for (const [filter, paging, total, isMore, count] of expected) {
    const page = await read(t, adminApi.outbox, filter, paging);
    assert.deepEqual(
      [page.total, page.isMore, page.rows.length],
      [total, isMore, count],
      `${filter} ${paging}`,
    );
  }
});

test('a list of very many is counted up to 10,000, and further on later pages', async (context) => {
  const t = await openTestApp(context);
  const createdAt = '2026-11-21T18:00:00.000Z';
  const email = { kind: 'email', payload: '{}', runAfter: createdAt, createdAt } as const;
  for (let count = 0; count < 10_050; count += 1_005) {
    await t.deps.db.insertInto('outbox').values(Array(1_005).fill(email)).execute();
  }
  for (const [paging, total, isMore, count] of [
    ['limit=50', 10_000, true, 50],
    ['limit=50&offset=9900', 10_000, true, 50],
    ['limit=50&offset=9950', 10_050, false, 50],
    ['limit=50&offset=10020', 10_050, false, 30],
    ['', 10_000, true, 1_000],
  ] as const) {
    const page = await read(t, adminApi.outbox, '', paging);
    assert.deepEqual([page.total, page.isMore, page.rows.length], [total, isMore, count], paging);
  }
  const counts = await t.adminCall('GET', adminApi.outboxCounts);
  assert.equal(((await counts.json()) as { pending: number }).pending, 10_050);
});

test('a search for two letters looks through the table to its oldest row', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const time = '2026-11-21T18:00:00.000Z';
  for (const id of [1, 70_001]) {
    const payload = JSON.stringify({ to: 'qz@example.com', subject: 'Hello', text: '', html: '' });
    const email = { id, kind: 'email', status: 'sent', payload, searchText: 'qz@example.com' } as const;
    await db
      .insertInto('outbox')
      .values({ ...email, runAfter: time, createdAt: time, sentAt: time })
      .execute();
  }
  const answer = await t.adminCall('GET', `${adminApi.outbox}?search=qz`);
  const found = (await answer.json()) as { id: number }[];
  assert.deepEqual([found.map(({ id }) => id), answer.headers.get(totalCountHeader)], [[70_001, 1], '2']);
});

test('a page very far from the first is the right one', async (context) => {
  const t = await openTestApp(context);
  await sql`
    insert into newsletter_subscribers (id, email, status, source, created_at)
    with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 120000)
    select i, 'person' || i || '@example.com', 'confirmed', 'blog', '2026-11-21T18:00:00.000Z' from numbers
  `.execute(t.deps.db);
  for (const offset of [49_999, 50_000, 50_001, 119_990, 119_998, 120_000, 170_001]) {
    const { rows, total, isMore } = await read(t, adminApi.subscribers, '', `limit=5&offset=${offset}`);
    assert.deepEqual(
      rows.map(({ id }) => id),
      [0, 1, 2, 3, 4].map((index) => 120_000 - offset - index).filter((id) => id > 0),
    );
    assert.deepEqual([total, isMore], offset < 60_000 ? [60_000, true] : [120_000, false]);
  }
});
