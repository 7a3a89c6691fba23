import {
  type CompiledQuery,
  type DatabaseConnection,
  InsertQueryNode,
  PostgresQueryCompiler,
  type PrimitiveValueListNode,
  type QueryResult,
  SelectQueryNode,
  ValuesNode,
} from 'kysely';

interface Sent {
  query: CompiledQuery;
  /** Of an insert that can be one with others. */
  rows: InsertedRows | undefined;
  /** Equal for what can be sent as one. */
  words: unknown;
  resolve: (result: QueryResult<unknown>) => void;
  reject: (error: unknown) => void;
}

type InsertedRows = readonly PrimitiveValueListNode[];
type Row = Record<string, unknown>;

/** Postgres takes 65,535 in one statement, and a group of stories has 32 at most. */
const mostParameters = 2_000;

/**
 * As `connection`, for stories that run side by side in one transaction: what several of them ask in the same words at
 * the same moment is asked once, and rows that they put into the same columns go in one statement. Where that one
 * fails, it fails for all of them.
 */
export function merged(connection: DatabaseConnection): DatabaseConnection {
  let waiting: Sent[] = [];
  function send() {
    const alike = Map.groupBy(waiting, ({ words }) => words);
    waiting = [];
    for (const group of alike.values()) void sendAsOne(connection, group);
  }
  return {
    executeQuery: <Row>(query: CompiledQuery) =>
      new Promise<QueryResult<Row>>((resolve, reject) => {
        const rows = insertedRows(query);
        const words = rows ? query.sql : wordsOf(query);
        // By then all stories that the last answers woke up have come to their next statement.
        if (waiting.length === 0) process.nextTick(send);
        waiting.push({ query, rows, words, resolve: resolve as Sent['resolve'], reject });
      }),
    streamQuery: (...query) => connection.streamQuery(...query),
  };
}

const wordsOf = ({ query, sql, parameters }: CompiledQuery) =>
  SelectQueryNode.is(query) ? `${sql} ${JSON.stringify(parameters)}` : Symbol();

async function sendAsOne(connection: DatabaseConnection, group: readonly Sent[]): Promise<void> {
  try {
    const { query, rows } = group[0]!;
    if (rows && group.length > 1) {
      const sent = group.map((one) => one.rows ?? []);
      const results = divided(query, sent, await connection.executeQuery(insertOf(query, sent.flat())));
      for (const [index, { resolve }] of group.entries()) resolve(results[index]!);
    } else {
      const result = await connection.executeQuery(query);
      for (const { resolve } of group) resolve(result);
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/**
 * Of an `insert into … values` that says nothing of its own besides them, in the order of its columns; else undefined.
 * One that leaves out what is there already, and does not say what, is sent alone: its count could not be divided.
 */
function insertedRows({ query, parameters }: CompiledQuery): InsertedRows | undefined {
  if (!InsertQueryNode.is(query) || parameters.length > mostParameters) return undefined;
  const { values, onConflict, returning } = query;
  if (!values || !ValuesNode.is(values) || (onConflict?.doNothing && !returning)) return undefined;
  const rows = values.values.filter((row) => row.kind === 'PrimitiveValueListNode');
  if (rows.length < values.values.length) return undefined;
  return rows.flatMap((row) => row.values).length === parameters.length ? rows : undefined;
}

function insertOf({ query, queryId }: CompiledQuery, rows: InsertedRows): CompiledQuery {
  const insert = InsertQueryNode.cloneWith(query as InsertQueryNode, { values: ValuesNode.create(rows) });
  return new PostgresQueryCompiler().compileQuery(insert, queryId);
}

/**
 * To each its own rows. Where the statement leaves out those that are there already, what it returns must tell them
 * apart.
 */
function divided(
  { query }: CompiledQuery,
  sent: readonly InsertedRows[],
  { rows: returned, numAffectedRows }: QueryResult<unknown>,
): QueryResult<unknown>[] {
  const { columns = [], onConflict } = query as InsertQueryNode;
  const names = columns.map(({ column }) => column.name);
  const left = returned as Row[];
  if (onConflict?.doNothing) {
    return sent.map((own) => {
      const rows = own.flatMap(({ values }) => {
        const at = left.findIndex((row) => isRowOf(row, names, values));
        return at < 0 ? [] : left.splice(at, 1);
      });
      return { rows, numAffectedRows: BigInt(rows.length) };
    });
  }
  if (numAffectedRows !== BigInt(sent.flat().length)) {
    throw new Error('Not all rows of a merged insert were stored');
  }
  return sent.map((own) => {
    const rows = left.splice(0, own.length);
    // Postgres returns them in the order of the statement, but its manual does not promise it.
    if (!rows.every((row, index) => isRowOf(row, names, own[index]!.values))) {
      throw new Error('The rows of a merged insert came back in another order');
    }
    return { rows, numAffectedRows: BigInt(own.length) };
  });
}

const isRowOf = (row: Row, columns: readonly string[], values: readonly unknown[]) =>
  columns.every((column, index) => !(column in row) || row[column] === asStored(values[index]));

/** Half of a character is sent, and so stored, as U+FFFD. */
const asStored = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
