import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { deliveriesOfQuotes } from './migrations/0021-deliveries-of-quotes.ts';
import { inTransaction } from './transaction.ts';

test('earlier webhook deliveries are linked to their quotes', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const bodies = [
    { id: 'a', type: 'quote.status-changed', data: { quote: { id: 12 }, formerStatus: 'new' } },
    { id: 'b', type: 'request.status-changed', data: { request: { id: 13 }, formerStatus: 'new' } },
    { id: 'c', type: 'test', data: { message: '"data":{"quote":{"id":14' } },
  ];
  const time = new Date('2026-01-05T18:00:00.000Z');
  await inTransaction(db, async (trx) => {
    for (const body of bodies) {
      const job = { kind: 'webhook' as const, payload: JSON.stringify(body), webhookId: 1 };
      await enqueue(trx, [{ ...job, isAboutNobody: true }], time);
    }
  });
  await db.schema.dropIndex('outbox_by_quote').execute();
  await db.schema.alterTable('outbox').dropColumn('quote_id').execute();

  await deliveriesOfQuotes().up(db);
  const rows = await db.selectFrom('outbox').select('quoteId').orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ quoteId }) => quoteId),
    [12, null, null],
  );
});
