import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('a search finds the rows that are there without the letters of other alphabets', async (t) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0027-article-lists' });
  t.after(close);
  const time = '2026-11-21T18:00:00.000Z';
  await sql`insert into posts (title, slug, category, search_text, created_at, updated_at)
    values ('Ærø', 'aero', 'Pet Care', ${'ærø, straße, łódź, œuvre'}, ${time}, ${time})`.execute(db);
  await migrate(db);
  const { searchText } = await db.selectFrom('posts').select('searchText').executeTakeFirstOrThrow();
  assert.equal(searchText, 'aero, strasse, lódź, oeuvre');
});
