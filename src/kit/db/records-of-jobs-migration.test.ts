import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

const time = '2026-11-21T18:00:00.000Z';

test('stored emails name their invoice, customer or subscriber, tests are gone, and the audit log has no credit reason', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0067-baseline' });
  context.after(close);
  const insert = (table: 'outbox' | 'invoices' | 'customers' | 'newsletterSubscribers', row: object) =>
    db
      .insertInto(table)
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow();
  const contact = { firstName: 'Ana', lastName: 'Lopez', email: '', phone: '', emailKey: '' };
  const keys = { phoneDigits: '', lastNameKey: '', searchText: '', createdAt: time, updatedAt: time };
  const customer = await insert('customers', { ...contact, ...keys });
  const texts = { customerName: 'Ana', email: '', serviceAddress: '', notes: '', method: '', searchText: '' };
  const business = {
    legalName: '',
    license: '',
    phone: '',
    businessEmail: '',
    createdAt: time,
    updatedAt: time,
  };
  const amounts = {
    subtotalCents: 1,
    discountPercent: 0,
    discountCents: 0,
    adjustmentCents: 0,
    totalCents: 1,
  };
  const token = 'A-token_of_twenty_characters';
  const invoice = await insert('invoices', {
    ...{ ...texts, ...business, ...amounts, taxThousandths: 0, taxCents: 0, dueDays: 14 },
    ...{ number: '2026-0001', status: 'issued', token },
  });
  const subscriber = await insert('newsletterSubscribers', {
    email: 'ana@example.com',
    source: '',
    createdAt: time,
  });
  const email = (text: string, row: object = {}, changes: object = {}) =>
    insert('outbox', {
      ...{ kind: 'email', status: 'sent', runAfter: time, createdAt: time, ...row },
      payload: JSON.stringify({ to: 'Ana@example.com', subject: 'Hello', text, ...changes }),
    });
  const link = 'https://sunweave.example';
  const emails = [
    await email(`Your invoice: ${link}/invoice/${token}`, { purpose: 'invoice' }),
    await email(`Open invoice: ${link}/admin/invoices?invoice=${invoice.id}`),
    await email(`Open customer: ${link}/admin/customers/${customer.id}`),
    await email(`Open customer: ${link}/admin/customers/999`),
    await email('Confirm', { purpose: 'newsletter' }),
  ];
  await email('Dear Ana', { purpose: 'other' }, { subject: 'Test: Your visit' });
  await insert('outbox', { kind: 'text', status: 'sent', runAfter: time, createdAt: time, payload: '{}' });
  const values = { number: '2026-0001', total: '-1.00' };
  await db
    .insertInto('audit_entries' as never)
    .values({
      ...{ createdAt: time, userId: null, userName: 'Olga', action: 'invoice-credited', subject: 'invoice' },
      ...{
        subjectId: '1',
        beforeValues: null,
        afterValues: JSON.stringify({ ...values, reason: 'Her dog' }),
      },
    } as never)
    .execute();

  await migrate(db);
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ id, invoiceId, customerId, subscriberId }) => [id, invoiceId, customerId, subscriberId]),
    [
      [emails[0]!.id, invoice.id, null, null],
      [emails[1]!.id, invoice.id, null, null],
      [emails[2]!.id, null, customer.id, null],
      [emails[3]!.id, null, null, null],
      [emails[4]!.id, null, null, subscriber.id],
    ],
  );
  const entry = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(JSON.parse(entry.content), { before: null, after: values });
  const edit = db.updateTable('events').set({ userName: 'Nobody' });
  await assert.rejects(edit.execute(), /never edited/);
});
