import type { TestContext } from 'node:test';
import { searchable } from '#kit/wire/text.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { newestFirst } from './list-rows.ts';
import type { Db } from './open.ts';
import { searchIn } from './search.ts';

export async function openDatabase(context: TestContext, options = {}) {
  const database = await createTestDatabase(options);
  context.after(database.close);
  return database;
}

/** E-mails with those texts to search in. */
export async function store(db: Db, texts: readonly string[]): Promise<void> {
  const time = '2026-11-21T18:00:00.000Z';
  const email = { kind: 'email' as const, payload: '{}', runAfter: time, createdAt: time };
  await db
    .insertInto('outbox')
    .values(texts.map((text) => ({ ...email, searchText: searchable(text) })))
    .execute();
}

export async function find(db: Db, ...words: string[]): Promise<string[]> {
  const { query, newest } = await searchIn(db, 'outbox', words);
  const rows = await newestFirst(query.select('searchText'), newest).execute();
  return rows.map(({ searchText }) => searchText);
}
