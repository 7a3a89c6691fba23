import type { Insertable } from 'kysely';
import { tablesAt } from '#kit/backup/schema-at.ts';
import { countOnFrom, rowLoader } from '#kit/db/load-rows.ts';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { findEntry } from '#kit/text/find-entry.ts';

/** Collects rows and stores them table by table. All rows of a table name the same columns. */
export interface RowSink {
  /** The id that the row has. */
  add: <Table extends keyof Schema>(table: Table, row: Insertable<Schema[Table]>) => number;
  /** Stores what was added since the last time, in one transaction. */
  flush: () => Promise<void>;
}

export async function openRowSink(db: Db): Promise<RowSink> {
  const tables = (await tablesAt()).map(({ name, columns, isCounting }) => ({
    name,
    isCounting,
    columns: columns.map((column) => ({ column, property: camelCase(column) })),
    rows: [] as Record<string, unknown>[],
    lastId: 0,
  }));
  const byName = new Map(tables.map((table) => [camelCase(table.name), table]));
  for (const table of tables) {
    if (table.isCounting) table.lastId = await highestId(db, camelCase(table.name));
  }

  async function store(trx: Trx, { name, columns, rows, isCounting, lastId }: (typeof tables)[number]) {
    const named = columns.filter(({ property }) => Object.hasOwn(rows[0]!, property));
    const bare = trx.withoutPlugins();
    const load = rowLoader(bare, { name, columns: named.map(({ column }) => column) });
    await load(
      rows.map((row) =>
        Object.fromEntries(named.map(({ column, property }) => [column, findEntry(row, property)])),
      ),
    );
    if (isCounting) await countOnFrom(bare, name, lastId);
  }

  return {
    add(name, row) {
      const table = byName.get(name)!;
      const isNumbered = table.isCounting;
      if (isNumbered) table.lastId += 1;
      table.rows.push(isNumbered ? { id: table.lastId, ...row } : { ...row });
      return table.lastId;
    },
    async flush() {
      await inTransaction(db, async (trx) => {
        for (const table of tables) if (table.rows.length > 0) await store(trx, table);
      });
      for (const table of tables) table.rows = [];
    },
  };
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

async function highestId(db: Db, table: string): Promise<number> {
  const row = await db
    .selectFrom(table as 'requests')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Who did what staff did. */
export const staff = { userId: null, userName: 'Kim' };
