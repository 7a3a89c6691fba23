import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addQuote, now } from '#server/features/stats/stats.fixture.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('planned messages keep their quote and what refers to them, and a later one may have none', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0048-deposits' });
  context.after(close);
  const texts = { firstName: 'Ana', lastName: '', email: '', phone: '', searchText: '' };
  const keys = { emailKey: '', phoneDigits: '', lastNameKey: '' };
  const { id: customerId } = await db
    .insertInto('customers')
    .values({ ...texts, ...keys, createdAt: now, updatedAt: now } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let count = 0; count < 2; count += 1) await addQuote({ deps: { db } }, { createdAt: now });
  const quotes = await db.selectFrom('quotes').select('id').orderBy('id').execute();
  const [gone, kept] = quotes.map(({ id }) => id);
  const add = (kind: string, quoteId: number | null) =>
    db
      .insertInto('messages')
      .values({ kind, customerId, quoteId, dueAt: now, createdAt: now } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
  const ids = [await add('follow-up-1', gone!), await add('follow-up-2', kept!)].map(({ id }) => id);
  const email = { kind: 'email', payload: '{}', runAfter: now, createdAt: now, messageId: ids[1] };
  await db
    .insertInto('outbox')
    .values(email as never)
    .execute();

  await migrate(db);
  const { id } = await add('invoice-reminder', null);
  const read = async () =>
    (await db.selectFrom('messages').selectAll().orderBy('id').execute()).map((row) => [row.id, row.quoteId]);
  assert.deepEqual(await read(), [
    [ids[0], gone],
    [ids[1], kept],
    [id, null],
  ]);
  await db.deleteFrom('quotes').where('id', '=', gone!).execute();
  assert.deepEqual(await read(), [
    [ids[1], kept],
    [id, null],
  ]);
  await assert.rejects(add('follow-up-1', 987_654), 'no quote has this id');
  const { messageId } = await db.selectFrom('outbox').select('messageId').executeTakeFirstOrThrow();
  assert.equal(messageId, ids[1]);
});
