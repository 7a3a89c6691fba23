import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listHistory } from '#kit/events/server/history.queries.ts';
import { listAudit } from '#office/audit/server/audit.queries.ts';
import { toAuditEntry } from '#office/audit/server/audit.serializer.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

const time = '2026-11-21T18:00:00.000Z';
const kim = { userId: 'kim', userName: 'Kim', createdAt: time };

test('histories and the audit log become one table: entries keep their order, and those of the log their ids', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0090-networks-of-bookings' });
  context.after(close);
  const add = (table: string, rows: object[]) =>
    db
      .insertInto(table as never)
      .values(rows as never)
      .execute();
  const change = { ...kim, record: 'quote', recordId: 7, action: 'changed' };
  await add('history', [
    { ...change, action: 'created', changes: '{}' },
    { ...change, recordId: 8, changes: '{' },
    { ...change, changes: '{"status":["new","contacted"]}' },
  ]);
  const entry = { ...kim, action: 'quote-price-changed', subject: 'quote', subjectId: '7' };
  await add('audit_entries', [
    { ...entry, beforeValues: '{"price":"1.00"}', afterValues: '{"price":"2.00"}' },
    { ...entry, action: 'signed-in', subject: 'person', subjectId: null, beforeValues: null },
  ]);

  await migrate(db);
  const log = await listAudit(db, {});
  assert.deepEqual(log.rows.map(toAuditEntry), [
    { ...kim, id: 2, action: 'signed-in', subject: 'person', subjectId: null, before: null, after: null },
    { ...kim, ...entry, id: 1, before: { price: '1.00' }, after: { price: '2.00' } },
  ]);
  const history = await listHistory(db, 'quote', 7);
  assert.deepEqual(
    history.map(({ id, type, content }) => [id, type, content]),
    [
      [5, 'quote.changed', '{"status":["new","contacted"]}'],
      [3, 'quote.created', '{}'],
    ],
  );
  const next = { type: 'quote.sent', isAudit: 0, subject: 'quote', subjectId: '7', content: '{}' } as const;
  const added = await db
    .insertInto('events')
    .values({ ...kim, ...next })
    .returning('id')
    .executeTakeFirstOrThrow();
  assert.equal(added.id, 6);
});
