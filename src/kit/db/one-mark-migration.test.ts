import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

const time = '2026-11-21T18:00:00.000Z';

test('a text that had begun to leave before the upgrade is never sent again', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0101-one-told' });
  context.after(close);
  const insert = async (table: 'customers' | 'messages' | 'texts' | 'outbox', row: object) =>
    (
      await db
        .insertInto(table)
        .values({ createdAt: time, ...row } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const contact = { firstName: 'Ana', lastName: 'Lopez', email: '', phone: '', emailKey: '' };
  const keys = { phoneDigits: '', lastNameKey: '', searchText: '', updatedAt: time };
  const customerId = await insert('customers', { ...contact, ...keys });
  const message = async (changes: object) => {
    const id = await insert('messages', { kind: 'thanks', customerId, dueAt: time, ...changes });
    await insert('outbox', { kind: 'text', runAfter: time, payload: '{}', messageId: id });
    return id;
  };
  const fresh = await message({});
  const begun = await message({ textBegunAt: time });
  const logged = await message({ textBegunAt: time });
  const text = { customerId, messageId: logged, phoneDigits: '8185551001', direction: 'out', text: 'Hi' };
  const textId = await insert('texts', { ...text, status: 'queued' });
  await migrate(db);
  const statuses = await db.selectFrom('messages').select(['id', 'status', 'reason']).orderBy('id').execute();
  assert.deepEqual(statuses, [
    { id: fresh, status: 'planned', reason: '' },
    { id: begun, status: 'failed', reason: 'answer-lost' },
    { id: logged, status: 'planned', reason: '' },
  ]);
  const jobs = await db.selectFrom('outbox').select('messageId').orderBy('id').execute();
  assert.deepEqual(
    jobs.map(({ messageId }) => messageId),
    [fresh, logged],
  );
  const row = await db
    .selectFrom('texts')
    .select('begunAt')
    .where('id', '=', textId)
    .executeTakeFirstOrThrow();
  assert.equal(row.begunAt, time);
});
