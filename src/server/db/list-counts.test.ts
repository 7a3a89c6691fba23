import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { claimSubscriber } from '#server/features/newsletter/newsletter.queries.ts';
import { addQuote, addRequest } from '#server/features/stats/stats.fixture.ts';
import { addSampleLeads } from '#server/seed/sample-leads.ts';
import { addService } from '../../../tests/support/catalogue.ts';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { countList, countListByStatus, mendListCounts } from './list-counts.ts';
import { migrate } from './migrate.ts';
import type { Db } from './open.ts';
import { engineOf } from './portable.ts';
import { inTransaction } from './transaction.ts';

const now = new Date('2026-11-21T18:00:00.000Z');

async function openDatabase(context: TestContext, options = {}): Promise<Db> {
  const { db, close } = await createTestDatabase(options);
  context.after(close);
  return db;
}

/** Leads of every status, with their e-mails, and three people who may have signed up. */
async function fill(db: Db): Promise<void> {
  await addService(db);
  await addSampleLeads(db, 40, 30, now);
  await fillRest(db);
}

async function fillRest(db: Db): Promise<void> {
  const emails = (['lead', 'confirmation'] as const).flatMap((purpose) =>
    Array.from({ length: 3 }, () => ({ kind: 'email' as const, purpose, payload: '{}', ...times })),
  );
  const other = { kind: 'webhook' as const, purpose: 'lead' as const, payload: '{}', ...times };
  await db
    .insertInto('outbox')
    .values([...emails, other])
    .execute();
  for (const [slug, isPublished] of [
    ['one', 1],
    ['two', 1],
    ['three', 0],
  ] as const)
    await db
      .insertInto('posts')
      .values({ ...post, slug, isPublished })
      .execute();
  await inTransaction(db, async (trx) => {
    for (const name of ['ana', 'ben', 'cleo'])
      await claimSubscriber(trx, { email: `${name}@example.com`, source: 'home', now });
  });
}

/** With no column that came later than the numbers. */
const post = {
  title: 'How to Blot',
  excerpt: '',
  content: '',
  category: 'Cleaning Tips',
  isPinned: 0,
  searchText: '',
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
} as const;

const times = { runAfter: now.toISOString(), createdAt: now.toISOString() };

/** The numbers that are kept, and the same counted. */
async function bothCounts(db: Db) {
  const count = async (query: { execute: () => Promise<{ status: string; count: number }[]> }) =>
    Object.fromEntries((await query.execute()).map((row) => [row.status, row.count]));
  const live = (table: 'requests' | 'quotes') =>
    db
      .selectFrom(table)
      .select((select) => ['status', select.fn.countAll<number>().as('count')])
      .where('deletedAt', 'is', null)
      .groupBy('status');
  const lists = ['requests', 'quotes', 'emails', 'subscribers', 'posts'] as const;
  const kept = await Promise.all(
    lists.map(async (list) =>
      Object.fromEntries(Object.entries(await countListByStatus(db, list)).filter(([, number]) => number)),
    ),
  );
  const counted = [
    await count(live('requests')),
    await count(live('quotes')),
    await count(
      db
        .selectFrom('outbox')
        .select((select) => ['status', select.fn.countAll<number>().as('count')])
        .where('kind', '=', 'email')
        .groupBy('status'),
    ),
    await count(
      db
        .selectFrom('newsletterSubscribers')
        .select((select) => ['status', select.fn.countAll<number>().as('count')])
        .groupBy('status'),
    ),
    await count(
      db
        .selectFrom('posts')
        .select((select) => [
          select.case().when('isPublished', '=', 1).then('published').else('draft').end().as('status'),
          select.fn.countAll<number>().as('count'),
        ])
        .where('deletedAt', 'is', null)
        .groupBy('isPublished'),
    ),
  ];
  return { kept, counted };
}

test('the number of a list follows every change of its rows, also of many at once', async (context) => {
  const db = await openDatabase(context);
  await fill(db);
  const time = now.toISOString();
  const changes: Record<string, () => Promise<unknown>> = {
    'new ones': async () => {},
    'another status': () => db.updateTable('requests').set({ status: 'contacted' }).execute(),
    'another priority': () =>
      db.updateTable('requests').set({ priority: 'high' }).where('id', '>', 3).execute(),
    'the same status again': () => db.updateTable('quotes').set({ status: 'new' }).execute(),
    'some in the trash': () =>
      db.updateTable('requests').set({ deletedAt: time }).where('id', '<', 9).execute(),
    'another status in the trash': () =>
      db.updateTable('requests').set({ status: 'quoted' }).where('id', '<', 5).execute(),
    'some back with another status': () =>
      db.updateTable('requests').set({ deletedAt: null, status: 'scheduled' }).where('id', '<', 4).execute(),
    'emails that are sent, and leased': () =>
      db.updateTable('outbox').set({ status: 'sent', attempts: 1 }).where('id', '<', 4).execute(),
    'a job that becomes an email': () => db.updateTable('outbox').set({ kind: 'email' }).execute(),
    'a subscription that ends': () =>
      db.updateTable('newsletterSubscribers').set({ status: 'unsubscribed' }).where('id', '=', 2).execute(),
    'an article that is published': () =>
      db.updateTable('posts').set({ isPublished: 1 }).where('slug', '=', 'three').execute(),
    'articles of another category': () => db.updateTable('posts').set({ category: ' Rugs ' }).execute(),
    'an article in the trash': () =>
      db.updateTable('posts').set({ deletedAt: time }).where('slug', '=', 'two').execute(),
    'some deleted for good': async () => {
      await db.deleteFrom('outbox').where('id', '<', 3).execute();
      await db.deleteFrom('quoteItems').execute();
      await db.deleteFrom('quotes').where('id', '>', 5).execute();
      await db.deleteFrom('newsletterSubscribers').where('id', '=', 1).execute();
    },
    'a change that is taken back': () =>
      inTransaction(db, async (trx) => {
        await trx.updateTable('quotes').set({ status: 'completed' }).execute();
        throw new Error('changed my mind');
      }).catch(() => {}),
    'an insert that finds its row there': async () => {
      const { id: _, ...row } = await db
        .selectFrom('newsletterSubscribers')
        .selectAll()
        .executeTakeFirstOrThrow();
      await db
        .insertInto('newsletterSubscribers')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto('newsletterSubscribers')
        .values(row)
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ status: 'confirmed' }))
        .execute();
    },
  };
  for (const [name, change] of Object.entries(changes)) {
    await change();
    const { kept, counted } = await bothCounts(db);
    assert.deepEqual(kept, counted, name);
  }
  const { kept } = await bothCounts(db);
  assert.ok(kept.every((counts) => Object.keys(counts).length > 0));
});

test('a number is that of a status, of what else a list is filtered by, and of both', async (context) => {
  const db = await openDatabase(context);
  await fill(db);
  await db.updateTable('outbox').set({ status: 'sent' }).where('id', '=', 1).execute();
  assert.equal(await countList(db, 'emails'), 6);
  assert.equal(await countList(db, 'emails', { status: 'sent' }), 1);
  assert.equal(await countList(db, 'emails', { kind: 'lead' }), 3);
  assert.equal(await countList(db, 'emails', { status: 'pending', kind: 'lead' }), 2);
  assert.equal(await countList(db, 'emails', { status: 'failed' }), 0);
  await db.updateTable('posts').set({ category: ' Rugs ' }).where('slug', '!=', 'one').execute();
  assert.equal(await countList(db, 'posts', { status: 'published', kind: 'Rugs' }), 1);
  assert.equal(await countList(db, 'posts', { kind: 'Rugs' }), 2);
  assert.equal(await countList(db, 'posts', { kind: '' }), 0);
});

test('rows that were stored before numbers were kept are counted', async (context) => {
  const db = await openDatabase(context, { migratedTo: '0021-deliveries-of-quotes' });
  const old = { deps: { db } };
  const time = now.toISOString();
  for (const status of ['new', 'new', 'contacted', 'cancelled'] as const) await addRequest(old, time, status);
  await addRequest(old, time, 'new', time);
  for (const status of ['new', 'scheduled', 'scheduled'] as const) {
    await addQuote(old, { createdAt: time, status });
  }
  await fillRest(db);
  await migrate(db);
  const { kept, counted } = await bothCounts(db);
  assert.deepEqual(kept, counted);
  assert.ok(kept.every((counts) => Object.keys(counts).length > 0));
});

test('what was changed with the triggers off is put right, once, and told', async (context) => {
  const db = await openDatabase(context);
  await fill(db);
  const told: unknown[] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void told.push(line) };
  await mendListCounts(db, log);
  assert.deepEqual(told, []);
  const off =
    engineOf(db) === 'sqlite'
      ? sql`drop trigger outbox_list_count_update`
      : sql`alter table outbox disable trigger user`;
  await off.execute(db);
  await db
    .updateTable('outbox')
    .set({ status: 'failed', purpose: 'lead' })
    .where('id', 'in', [1, 6])
    .execute();
  const before = await bothCounts(db);
  assert.notDeepEqual(before.kept, before.counted);
  await Promise.all([mendListCounts(db, log), mendListCounts(db, log)]);
  const { kept, counted } = await bothCounts(db);
  assert.deepEqual(kept, counted);
  assert.equal(told.length, 1);
  await mendListCounts(db, log);
  assert.equal(told.length, 1);
});
