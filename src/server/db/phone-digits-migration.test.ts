import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { plainDigits } from '#shared/privacy.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('existing rows get the digits of their phone number', async (t) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0025-request-zip-codes' });
  t.after(close);
  const time = '2026-11-21T18:00:00.000Z';
  const phones = ['(818) 555-0111', '1 818 555 0111', '+1 (818) 555-0111', '+49 30 1234567', '555-0142', ''];
  for (const phone of phones) {
    await sql`insert into requests (first_name, last_name, email, phone, service, message, status, priority, notes,
      search_text, version, created_at, updated_at)
      values ('Ana', '', '', ${phone}, 'couch', '', 'new', 'medium', '', '', 1, ${time}, ${time})`.execute(
      db,
    );
  }
  await migrate(db);
  const rows = await db.selectFrom('requests').select('phoneDigits').orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ phoneDigits }) => phoneDigits),
    phones.map(plainDigits),
  );
});
