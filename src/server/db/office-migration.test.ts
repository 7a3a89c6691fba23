import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addRequest } from '#server/features/stats/stats.fixture.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('earlier emails get a purpose and are found like new ones', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0009-two-factor' });
  context.after(close);
  const time = '2026-01-05T18:00:00.000Z';
  await addRequest({ deps: { db } }, time);
  const { id: requestId } = await db
    .updateTable('requests')
    .set({ email: 'ana@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const store = (payload: string, request: number | null) =>
    db
      .insertInto('outbox')
      .values({ kind: 'email', payload, requestId: request, runAfter: time, createdAt: time } as never)
      .execute();
  await store(JSON.stringify({ to: 'hello@sunweave.example', subject: 'New request: Ána' }), requestId);
  await store(JSON.stringify({ to: 'ana@example.com', subject: 'Your message' }), requestId);
  await store(JSON.stringify({ to: 'maria@example.com', subject: 'Please confirm' }), null);
  await store('{"to":', null);

  await migrate(db);
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ purpose, searchText, leasedUntil }) => [purpose, searchText, leasedUntil]),
    [
      ['lead', 'hello@sunweave.example\nnew request: ana', null],
      ['confirmation', 'ana@example.com\nyour message', null],
      ['newsletter', 'maria@example.com\nplease confirm', null],
      ['newsletter', '\n', null],
    ],
  );
});
