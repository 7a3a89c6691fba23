import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('a void invoice is credited in full by its credit note, and others may have several', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0049-messages-without-quote' });
  context.after(close);
  const time = '2026-11-21T18:00:00.000Z';
  const add = async (changes: object) => {
    const texts = {
      customerName: 'Ana',
      email: '',
      serviceAddress: '',
      notes: '',
      method: '',
      searchText: '',
    };
    const business = { legalName: '', license: '', phone: '', businessEmail: '' };
    const amounts = {
      discountPercent: 0,
      discountCents: 0,
      adjustmentCents: 0,
      taxThousandths: 0,
      taxCents: 0,
    };
    const row = { status: 'issued', subtotalCents: 10_000, totalCents: 10_000, dueDays: 14, ...changes };
    const { id } = await db
      .insertInto('invoices')
      .values({ ...texts, ...business, ...amounts, ...row, createdAt: time, updatedAt: time } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const voided = await add({ number: '2026-0001', token: 'a', status: 'void' });
  const note = { number: '2026-0002', token: 'b', subtotalCents: -10_000, totalCents: -10_000 };
  const noteId = await add({ ...note, creditOf: voided });
  const open = await add({ number: '2026-0003', token: 'c' });
  const discarded = await add({ number: null, token: 'd', status: 'void' });

  await migrate(db);
  for (const number of ['2026-0004', '2026-0005']) await add({ number, token: number, creditOf: open });
  const rows = await db.selectFrom('invoices').selectAll().orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ id, creditOf, voids, creditedCents }) => [id, creditOf, voids, creditedCents]),
    [
      [voided, null, null, 10_000],
      [noteId, voided, voided, 0],
      [open, null, null, 0],
      [discarded, null, null, 0],
      [discarded + 1, open, null, 0],
      [discarded + 2, open, null, 0],
    ],
  );
  await assert.rejects(add({ number: '2026-0006', token: 'e', voids: voided }));
});
