import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isOptedOut, optOut } from '#delivery/opt-outs/server/opt-outs.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { addInvoice } from '#money/invoices/server/invoices.fixture.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import type { Row, Table } from '#people/personal-data/server/column-data.ts';
import { getColumns, tables } from '#people/personal-data/server/find-rows.ts';
import { personalData } from '#people/personal-data/server/personal-data.ts';
import { customerOfLead } from '#sales/customers/server/customers.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { call } from './privacy.fixture.ts';
import { booked, contact, openWholePerson, receiveText, word } from './whole-person.fixture.ts';

/** Bookkeeping keeps name, address and texts of issued invoices, and the name with their payments. */
function isKept(table: Table, column: string, row: object): boolean {
  const { erasure, blankedWithout, columns } = personalData[table];
  const { whose, blank } = columns[column as keyof Row<Table>];
  if (erasure === 'delete' || whose !== 'customer') return false;
  const isOfInvoice = blankedWithout !== undefined && row[blankedWithout as keyof typeof row] !== null;
  return isOfInvoice || !blank || column === 'searchText';
}

async function leftInTables(t: TestApp, texts: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const table of tables) {
    const rows = await t.deps.db.selectFrom(table).selectAll().execute();
    for (const row of rows) {
      for (const [column] of getColumns(table)) {
        const value = String(row[column as keyof typeof row]).toLowerCase();
        const found = texts.filter((text) => value.includes(text) && !isKept(table, column, row));
        left.push(...found.map((text) => `${table}.${column}: ${text}`));
      }
    }
  }
  return left;
}

/** The database file of SQLite, its log, and the uploads. */
function leftInFiles(t: TestApp, texts: readonly string[]): string[] {
  const files = readdirSync(t.deps.config.dataDir, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .flatMap(({ parentPath, name }) => {
      const content = readFileSync(join(parentPath, name), 'latin1').toLowerCase();
      return texts.filter((text) => content.includes(text)).map((text) => `${name}: ${text}`);
    });
}

for (const kind of ['email', 'phone'] as const) {
  test(`an erasure by ${kind} leaves nothing of a person in any table or file, but for issued invoices`, async (context) => {
    const { t, invoices } = await openWholePerson(context, { isSubscriber: kind === 'email' });
    const own = [contact.email, '8185551001', '(818) 555-1001', word];
    assert.ok((await leftInTables(t, [...own, booked])).length > 20);
    const uploads = join(t.deps.config.dataDir, 'uploads');
    assert.ok(readdirSync(uploads).length > 0);

    const exported = await call(t, privacyApi.export, contact[kind]);
    assert.ok((await exported.text()).includes(word));
    const erased = await call(t, privacyApi.erase, contact[kind]);
    assert.equal(erased.status, 200, await erased.clone().text());
    assert.deepEqual(await leftInTables(t, [...own, booked, 'ana1', 'lopez1']), []);
    assert.deepEqual(leftInFiles(t, own), []);
    assert.deepEqual(readdirSync(uploads), []);
    const kept = await t.deps.db.selectFrom('invoices').select(['id', 'email']).orderBy('id').execute();
    assert.equal(kept.length, 2 * invoices.length, 'each with its credit note');
    assert.ok(kept.every(({ email }) => email === ''));
    const payments = await t.deps.db.selectFrom('movements').select('amountCents').execute();
    assert.deepEqual(payments, [{ amountCents: 1000 }, { amountCents: 1000 }]);
    assert.equal((await call(t, privacyApi.erase, contact[kind])).status, 404);
  });
}

test('an address that stands only on an invoice is found, exported and erased', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addInvoice(t, '100.00', { email: 'ana@example.com', phone: '(818) 555-0111' });
  await t.deps.db
    .updateTable('invoices')
    .set({ email: 'Books@Example.com', searchText: 'books@example.com' })
    .where('id', '=', id)
    .execute();
  const exported = await call(t, privacyApi.export, 'books@example.com');
  assert.equal(exported.status, 200);
  assert.match(await exported.text(), /Books@Example\.com/);
  assert.equal((await call(t, privacyApi.erase, 'books@example.com')).status, 200);
  assert.equal((await call(t, privacyApi.erase, 'books@example.com')).status, 404);
  const invoice = (await (await t.adminCall('GET', invoiceApi.invoice(id))).json()) as { email: string };
  assert.equal(invoice.email, '');
  assert.equal((await t.deps.db.selectFrom('customers').select('id').execute()).length, 1);
});

test('a STOP outlives the erasure of whoever shares the number, or comes back, and START ends it', async (context) => {
  const t = await openTestApp(context);
  t.deps.config.sms = { url: 'http://127.0.0.1:9', user: 'AC1', password: 'secret', from: '+18185550100' };
  const phone = '(818) 555-1001';
  await customerOfLead(t, { email: 'ana@example.com', phone });
  await customerOfLead(t, { firstName: 'Bo', lastName: 'Chan', email: 'bo@example.com', phone });
  await optOut(t.deps.db, '8185551001', t.deps.clock());
  for (const email of ['ana@example.com', 'bo@example.com']) {
    assert.equal((await call(t, privacyApi.erase, email)).status, 200);
    assert.ok(await isOptedOut(t.deps.db, '8185551001'), `after the erasure of ${email}`);
  }
  const rows = JSON.stringify(await t.deps.db.selectFrom('messageOptOuts').selectAll().execute());
  assert.ok(!rows.includes('8185551001'));
  await receiveText(t, 'START');
  assert.ok(!(await isOptedOut(t.deps.db, '8185551001')));
});
