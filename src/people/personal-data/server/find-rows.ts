import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import type { ColumnData, Parent, Row, Table } from './column-data.ts';
import { personalData } from './personal-data.ts';

/** All the records of a person in these tables, or the records to be deleted. */
export type Roots = { readonly [Name in Table]?: readonly number[] };

/** Records with all that belongs to them: the ids of roots, and of records that something else belongs to. */
export interface Family {
  as: 'purge' | 'erasure';
  ids: ReadonlyMap<Table, readonly number[]>;
}

/** The tables are known only at run time. */
type AnyDb = Kysely<Record<string, Record<string, unknown>>>;
export const anyTable = (db: Db) => db as unknown as AnyDb;

export const tables = Object.keys(personalData) as Table[];
export const getColumns = (table: Table) => Object.entries<ColumnData>(personalData[table].columns);

type Link = Omit<Parent, 'table'> & { column: string; parent: Table };

export const getLinks = (table: Table): Link[] =>
  getColumns(table).flatMap(([column, { belongsTo = [] }]) =>
    belongsTo.map(({ table, ...link }) => ({ column, parent: table, ...link })),
  );

const isParent = (table: Table) =>
  tables.some((other) => getLinks(other).some(({ parent }) => parent === table));

/** Parents before what belongs to them. */
export const parentsFirst: readonly Table[] = sorted();

function sorted(): Table[] {
  const order: Table[] = [];
  const add = (table: Table) => {
    const parents = [
      ...getLinks(table).map(({ parent }) => parent),
      ...getColumns(table).flatMap(([, { precedes, refersTo }]) => precedes ?? refersTo ?? []),
    ];
    for (const parent of parents) if (parent !== table && !order.includes(parent)) add(parent);
    if (!order.includes(table)) order.push(table);
  };
  for (const table of tables) add(table);
  return order;
}

/**
 * Follows the map from the roots to all that belongs to them. An erasure takes no more rows of a root's table. A purge
 * passes by what it leaves as it is: issued invoices, with what belongs to them.
 */
export async function findFamily(db: Db, roots: Roots, as: Family['as'] = 'erasure'): Promise<Family> {
  const ids = new Map<Table, readonly number[]>();
  const family = { as, ids };
  for (const table of parentsFirst) {
    const own = roots[table];
    if (!own && !isParent(table)) continue;
    const found = new Set(own);
    const { deletedWithout } = personalData[table];
    if (!own || as === 'purge') {
      await eachLink(table, family, async (where) => {
        const rows = anyTable(db)
          .selectFrom(table as string)
          .select('id')
          .where(where);
        const isKept = as === 'purge' && deletedWithout !== undefined;
        const all = isKept ? rows.where(deletedWithout, 'is', null) : rows;
        for (const { id } of await all.execute()) found.add(id as number);
      });
    }
    ids.set(
      table,
      [...found].sort((one, other) => one - other),
    );
  }
  return family;
}

type Where = ExpressionBuilder<Record<string, Record<string, unknown>>, string>;
type Condition = (row: Where) => Expression<SqlBool>;

/** Calls `use` with a condition for each way from a table to the family, for a few ids at a time. */
async function eachLink(
  table: Table,
  family: Family,
  use: (condition: Condition) => Promise<void>,
): Promise<void> {
  for (const { column, parent, only = {}, isText, unlessOfQuote } of getLinks(table)) {
    for (const parents of getBatches(family.ids.get(parent) ?? [])) {
      await use((row) =>
        row.and([
          row(column, 'in', isText ? parents.map(String) : parents),
          // As literals: SQLite uses no partial index for a parameter.
          ...Object.entries(only).map(([name, value]) => row(name, '=', sql.lit(value))),
          ...(unlessOfQuote && family.as === 'erasure' ? [row('quoteId', 'is', null)] : []),
        ]),
      );
    }
  }
}

/** Calls `use` with conditions that select the rows of a table that are in the family. */
export async function eachBatch(
  table: Table,
  family: Family,
  use: (condition: Condition) => Promise<void>,
): Promise<void> {
  const ids = family.ids.get(table);
  if (!ids) return eachLink(table, family, use);
  for (const batch of getBatches(ids)) await use((row) => row('id', 'in', batch));
}

/** All rows of a table that belong to the family, the oldest first. */
export async function listRows<Name extends Table>(
  db: Db,
  table: Name,
  family: Family,
): Promise<Row<Name>[]> {
  const found = new Map<string, Row<Name>>();
  await eachBatch(table, family, async (where) => {
    const rows = anyTable(db)
      .selectFrom(table as string)
      .selectAll()
      .where(where);
    for (const row of await rows.execute()) found.set(JSON.stringify(row), row as Row<Name>);
  });
  const getId = (row: object) => ('id' in row ? Number(row.id) : 0);
  return [...found.values()].toSorted((one, other) => getId(one) - getId(other));
}
