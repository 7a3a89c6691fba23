import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditKeptDays } from '#kit/events/audit.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { commandLine } from './actors.ts';
import { record } from './record.ts';

const now = new Date('2026-11-23T10:00:00.000Z');

test('an entry has only what differs, nested fields by their path, and nothing is written without a difference', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const before = {
    phone: '1',
    booking: { bufferMinutes: 30, holdMinutes: 15 },
    places: ['a', 'b'],
    note: null,
  };
  await db.transaction().execute(async (trx) => {
    const event = { by: commandLine, type: 'settings-changed', subject: { kind: 'settings' } } as const;
    await record(trx, { ...event, before, after: before }, now);
    const after = { ...before, booking: { bufferMinutes: 45, holdMinutes: 15 }, places: ['a'] };
    await record(trx, { ...event, before, after }, now);
    await record(trx, { ...event, type: 'backup-made', subject: { kind: 'backup', id: 7 } }, now);
  });
  const rows = await db.selectFrom('events').selectAll().orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ id: _, ...row }) => row),
    [
      {
        createdAt: '2026-11-23T10:00:00.000Z',
        userId: null,
        userName: 'Command line',
        type: 'settings-changed',
        isAudit: 1,
        subject: 'settings',
        subjectId: null,
        content:
          '{"before":{"booking.bufferMinutes":30,"places":"a, b"},"after":{"booking.bufferMinutes":45,"places":"a"}}',
      },
      {
        createdAt: '2026-11-23T10:00:00.000Z',
        userId: null,
        userName: 'Command line',
        type: 'backup-made',
        isAudit: 1,
        subject: 'backup',
        subjectId: '7',
        content: '{"before":null,"after":null}',
      },
    ],
  );
});

test('the database refuses to edit an entry, and to delete one before two years have passed', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const entry = {
    userId: null,
    userName: 'Command line',
    type: 'backup-made',
    isAudit: 1,
    subject: 'backup',
    subjectId: null,
    content: '{}',
  } as const;
  const aged = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await db
    .insertInto('events')
    .values([aged(auditKeptDays + 1), aged(auditKeptDays - 1)].map((createdAt) => ({ ...entry, createdAt })))
    .execute();
  const edit = db.updateTable('events').set({ userName: 'Somebody else' }).where('id', '=', 1);
  await assert.rejects(edit.execute(), /audit entries are never edited/);
  await assert.rejects(db.deleteFrom('events').execute(), /audit entries are never edited/);
  await db.deleteFrom('events').where('id', '=', 1).execute();
  const left = await db.selectFrom('events').select(['id', 'userName']).execute();
  assert.deepEqual(left, [{ id: 2, userName: 'Command line' }]);
});
