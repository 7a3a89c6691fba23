import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { getColumns, getLinks, parentsFirst, tables } from './find-rows.ts';
import { personalData } from './personal-data.ts';

/** Matches the tables that SQLite makes for its search indexes. */
const ofSearches = /_search(_(config|content|data|docsize|idx))?$/;
const camelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

test('the map has each table and each column of the migrated database, and no other', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const migrated = (await db.introspection.getTables()).filter(({ name }) => !ofSearches.test(name));
  assert.deepEqual(
    Object.fromEntries(
      tables.map((table) => [
        table,
        getColumns(table)
          .map(([name]) => name)
          .sort(),
      ]),
    ),
    Object.fromEntries(
      migrated.map(({ name, columns }) => [
        camelCase(name),
        columns.map((column) => camelCase(column.name)).sort(),
      ]),
    ),
  );
});

/** Records that a person's data follows from. Their ids elsewhere lead there, or the map says why not. */
const followed = ['requestId', 'quoteId', 'customerId', 'invoiceId', 'visitId', 'messageId', 'uploadId'];

test('each column with the id of a followed record says what becomes of the row', () => {
  const silent = tables.flatMap((table) =>
    getColumns(table)
      .filter(
        ([name, data]) => followed.includes(name) && !(data.belongsTo || data.refersTo || data.precedes),
      )
      .map(([name]) => `${table}.${name}`),
  );
  assert.deepEqual(silent, []);
});

test('a table with data of a customer is deleted or blanked with it, or stays for bookkeeping', () => {
  const personal = tables.filter((table) =>
    getColumns(table).some(([, { whose }]) => whose !== 'none' && whose !== 'staff'),
  );
  const kept = personal.filter((table) => personalData[table].erasure === 'keep');
  assert.deepEqual(kept, ['invoiceLines']);
  const unfound = personal.filter(
    (table) =>
      getLinks(table).length === 0 &&
      !['requests', 'quotes', 'customers', 'newsletterSubscribers'].includes(table),
  );
  // By its contact, and by what its cells say.
  assert.deepEqual(unfound, ['importRows', 'messageOptOuts']);
  const unexported = personal.filter((table) => personalData[table].section === null);
  // Items and history are in the section of their record; stored responses and imports repeat what other sections have.
  assert.deepEqual(unexported, [
    ...['quoteItems', 'events', 'importRows', 'importJoins', 'messageOptOuts', 'idempotencyKeys'],
  ]);
});

test('what belongs to a record is deleted before it', () => {
  for (const [index, table] of parentsFirst.entries()) {
    for (const { parent } of getLinks(table)) assert.ok(parentsFirst.indexOf(parent) < index, table);
  }
});
