import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditKeptDays } from '#shared/audit.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { commandLine, writeAudit } from './write-audit.ts';

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
    const event = { actor: commandLine, action: 'settings-changed', subject: { kind: 'settings' } } as const;
    await writeAudit(trx, { ...event, before, after: before }, now);
    const after = { ...before, booking: { bufferMinutes: 45, holdMinutes: 15 }, places: ['a'] };
    await writeAudit(trx, { ...event, before, after }, now);
    await writeAudit(trx, { ...event, action: 'backup-made', subject: { kind: 'backup', id: 7 } }, now);
  });
  const rows = await db.selectFrom('auditEntries').selectAll().orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ id: _, ...row }) => row),
    [
      {
        createdAt: '2026-11-23T10:00:00.000Z',
        userId: null,
        userName: 'Command line',
        action: 'settings-changed',
        subject: 'settings',
        subjectId: null,
        beforeValues: '{"booking.bufferMinutes":30,"places":"a, b"}',
        afterValues: '{"booking.bufferMinutes":45,"places":"a"}',
      },
      {
        createdAt: '2026-11-23T10:00:00.000Z',
        userId: null,
        userName: 'Command line',
        action: 'backup-made',
        subject: 'backup',
        subjectId: '7',
        beforeValues: null,
        afterValues: null,
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
    action: 'backup-made',
    subject: 'backup',
    subjectId: null,
    beforeValues: null,
    afterValues: null,
  } as const;
  const aged = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await db
    .insertInto('auditEntries')
    .values([aged(auditKeptDays + 1), aged(auditKeptDays - 1)].map((createdAt) => ({ ...entry, createdAt })))
    .execute();
  const edit = db.updateTable('auditEntries').set({ userName: 'Somebody else' }).where('id', '=', 1);
  await assert.rejects(edit.execute(), /audit entries are never edited/);
  await assert.rejects(db.deleteFrom('auditEntries').execute(), /audit entries are never edited/);
  await db.deleteFrom('auditEntries').where('id', '=', 1).execute();
  const left = await db.selectFrom('auditEntries').select(['id', 'userName']).execute();
  assert.deepEqual(left, [{ id: 2, userName: 'Command line' }]);
});
