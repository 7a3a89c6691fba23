import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';
import { getEngine } from './portable.ts';

/** SQLite creates these tables for an index of searches. */
const ofSearches = /_search(_(config|content|data|docsize|idx))?$/;

interface Column {
  /** A column of SQLite takes a fraction whatever its type is. */
  type: 'integer' | 'decimal' | 'text';
  isNullable: boolean;
  /** The database fills it in where an insert leaves it out. */
  isFilledIn: boolean;
}

type Tables = Record<string, Record<string, Column>>;

test('schema.ts and its tables describe the migrated database: tables, columns, types, nulls and defaults', async (context) => {
  const database = await createTestDatabase();
  context.after(database.close);
  const described = describedTables(schemaText());
  const tables = (await database.db.introspection.getTables()).filter(({ name }) => !ofSearches.test(name));
  const migrated: Tables = Object.fromEntries(
    tables.map(({ name, columns }) => [
      camelCase(name),
      Object.fromEntries(
        columns.map(({ name, dataType, isNullable, isAutoIncrementing, hasDefaultValue }) => [
          camelCase(name),
          {
            type: getType(dataType),
            isNullable: isNullable && !isAutoIncrementing,
            isFilledIn: isAutoIncrementing || hasDefaultValue,
          },
        ]),
      ),
    ]),
  );
  const isSqlite = getEngine(database.db) === 'sqlite';
  assert.deepEqual(Object.keys(migrated).sort(), Object.keys(described).sort());
  for (const [table, columns] of Object.entries(described)) {
    // A default that schema.ts does not tell of is harmless; one that it promises must be there.
    const relaxed = Object.entries(migrated[table]!).map(([name, column]) => [
      name,
      {
        ...column,
        type: isSqlite && columns[name]?.type === 'decimal' ? 'decimal' : column.type,
        isFilledIn: column.isFilledIn && (columns[name]?.isFilledIn ?? true),
      },
    ]);
    assert.deepEqual(Object.fromEntries(relaxed), columns, table);
  }
});

test('schema.ts is read as it is meant', () => {
  const tables = describedTables(`
export interface Schema {
  bigThings: ThingsTable;
}
interface Editable {
  version: Generated<number>;
  deletedAt: string | null;
}
interface ThingsTable extends Editable {
  /** Not: a column; */
  isBig: Flag;
  kind: 'email';
  status: Generated<'pending' | 'sent'>;
}
`);
  assert.deepEqual(tables, {
    bigThings: {
      version: { type: 'integer', isNullable: false, isFilledIn: true },
      deletedAt: { type: 'text', isNullable: true, isFilledIn: false },
      isBig: { type: 'integer', isNullable: false, isFilledIn: false },
      kind: { type: 'text', isNullable: false, isFilledIn: false },
      status: { type: 'text', isNullable: false, isFilledIn: true },
    },
  });
});

test('migrating a migrated database changes nothing', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  await db.insertInto('secrets').values({ name: 'kept', value: 'as it was' }).execute();
  const before = await db.introspection.getTables();
  await migrate(db);
  assert.deepEqual(await db.introspection.getTables(), before);
  assert.deepEqual(await db.selectFrom('secrets').selectAll().execute(), [
    { name: 'kept', value: 'as it was' },
  ]);
});

const schemaText = () =>
  globSync(['schema.ts', 'tables/*.ts'], { cwd: import.meta.dirname })
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');

/** The tables that the text of schema.ts declares: `Schema` names an interface for each. */
function describedTables(source: string): Tables {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const interfaces = new Map(
    [...text.matchAll(/interface (\w+)(?: extends (\w+))? \{([^}]*)\}/g)].map(([, name, base, body]) => [
      name!,
      {
        base,
        members: [...body!.matchAll(/^ {2}(\w+): ([^;]+);$/gm)].map(
          ([, key, type]) => [key!, type!] as const,
        ),
      },
    ]),
  );
  const getMembers = (name: string): (readonly [string, string])[] => {
    const found = interfaces.get(name);
    assert.ok(found, `schema.ts has an interface ${name}`);
    return [...(found.base ? getMembers(found.base) : []), ...found.members];
  };
  const getColumns = (name: string) =>
    Object.fromEntries(getMembers(name).map(([column, type]) => [column, getColumn(type)]));
  return Object.fromEntries(getMembers('Schema').map(([table, name]) => [table, getColumns(name)]));
}

function getColumn(type: string): Column {
  const generated = /^Generated<(.*)>$/.exec(type)?.[1];
  const parts = (generated ?? type).split(' | ');
  const isInteger = parts.some((part) => ['number', 'Flag'].includes(part));
  const isDecimal = parts.includes('Decimal');
  return {
    type: isDecimal ? 'decimal' : isInteger ? 'integer' : 'text',
    isNullable: parts.includes('null'),
    isFilledIn: generated !== undefined,
  };
}

function getType(dataType: string): Column['type'] {
  if (/^int/i.test(dataType)) return 'integer';
  return dataType === 'float8' ? 'decimal' : (dataType.toLowerCase() as Column['type']);
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
