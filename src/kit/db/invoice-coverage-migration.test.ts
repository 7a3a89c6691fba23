import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUninvoiced } from '#sales/quotes/uninvoiced.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('the newest invoice of a quote bills all of it, void ones and credit notes nothing', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0067-baseline' });
  context.after(close);
  const times = { createdAt: '2026-11-21T18:00:00.000Z', updatedAt: '2026-11-21T18:00:00.000Z' };
  const insert = async (table: 'quotes' | 'quoteItems' | 'invoices', row: object) =>
    (
      await db
        .insertInto(table)
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const quoteId = await insert('quotes', {
    ...{
      firstName: 'Ana',
      lastName: '',
      email: '',
      zipCode: '91501',
      serviceCategory: 'couch',
      serviceTitle: '',
    },
    ...{ subtotalCents: 100_00, discountPercent: 0, totalCents: 100_00, estimatedPriceCents: 90_00 },
    ...{ contactMethod: 'email', notes: '', adminNotes: '', status: 'new', searchText: '', phoneDigits: '' },
    ...times,
  });
  await insert('quoteItems', {
    ...{ quoteId, serviceId: null, category: 'couch', title: 'Sofa', isAddOn: 0 },
    ...{ unitPriceCents: 50_00, quantity: 2, durationMinutes: 60 },
  });
  const invoice = (changes: object) =>
    insert('invoices', {
      ...{ quoteId, customerName: '', email: '', serviceAddress: '', notes: '', method: '', searchText: '' },
      ...{ legalName: '', license: '', phone: '', businessEmail: '', dueDays: 14 },
      ...{ discountPercent: 0, discountCents: 0, adjustmentCents: 0, taxThousandths: 0, taxCents: 0 },
      ...{ subtotalCents: 90_00, totalCents: 90_00, status: 'issued', token: crypto.randomUUID() },
      ...times,
      ...changes,
    });
  const first = await invoice({ number: '2026-0001' });
  const second = await invoice({ number: '2026-0002' });
  await invoice({ number: '2026-0003', status: 'void' });
  await invoice({ number: '2026-0004', creditOf: first });

  await migrate(db);
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'coveredCents', 'coveredItems'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    rows.filter(({ coveredCents }) => coveredCents !== 0).map(({ id, coveredCents }) => [id, coveredCents]),
    [[second, 90_00]],
  );
  const coverages = rows.map(({ coveredCents: cents, coveredItems }) => ({
    cents,
    items: JSON.parse(coveredItems),
  }));
  const items = await db.selectFrom('quoteItems').selectAll().execute();
  assert.equal(findUninvoiced({ items, priceCents: 90_00 }, coverages), null);
  assert.equal(findUninvoiced({ items, priceCents: 120_00 }, coverages), null);
});
