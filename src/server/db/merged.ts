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
  resolve: (result: QueryResult<unknown>) => void;
  reject: (error: unknown) => void;
}

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
    const alike = Map.groupBy(waiting, ({ query }) => wordsOf(query));
    waiting = [];
    for (const group of alike.values()) void sendAsOne(connection, group);
  }
  return {
    executeQuery: <Row>(query: CompiledQuery) =>
      new Promise<QueryResult<Row>>((resolve, reject) => {
        // By then all stories that the last answers woke up have come to their next statement.
        if (waiting.length === 0) process.nextTick(send);
        waiting.push({ query, resolve: resolve as Sent['resolve'], reject });
      }),
    streamQuery: (...query) => connection.streamQuery(...query),
  };
}

/** Equal for what can be sent as one. */
function wordsOf(query: CompiledQuery): unknown {
  if (SelectQueryNode.is(query.query)) return `${query.sql} ${JSON.stringify(query.parameters)}`;
  return insertedRows(query) && query.parameters.length <= mostParameters ? query.sql : Symbol();
}

async function sendAsOne(connection: DatabaseConnection, group: readonly Sent[]): Promise<void> {
  try {
    const [first] = group;
    const rows = group.map(({ query }) => insertedRows(query) ?? []);
    const isInsert = group.length > 1 && rows.some(({ length }) => length > 0);
    const result = await connection.executeQuery(
      isInsert ? insertOf(first!.query, rows.flat()) : first!.query,
    );
    const results = isInsert ? divided(first!.query, rows, result) : group.map(() => result);
    for (const [index, { resolve }] of group.entries()) resolve(results[index]!);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/**
 * Of an `insert into … values` that says nothing of its own besides them, in the order of its columns; else undefined.
 * One that leaves out what is there already, and does not say what, is sent alone: its count could not be divided.
 */
function insertedRows({ query, parameters }: CompiledQuery): readonly PrimitiveValueListNode[] | undefined {
  if (!InsertQueryNode.is(query) || (query.onConflict?.doNothing && !query.returning)) return undefined;
  const { values } = query;
  if (!values || !ValuesNode.is(values)) return undefined;
  const rows = values.values.filter((row) => row.kind === 'PrimitiveValueListNode');
  if (rows.length < values.values.length) return undefined;
  return rows.flatMap((row) => row.values).length === parameters.length ? rows : undefined;
}

function insertOf({ query, queryId }: CompiledQuery, rows: readonly PrimitiveValueListNode[]): CompiledQuery {
  const insert = InsertQueryNode.cloneWith(query as InsertQueryNode, { values: ValuesNode.create(rows) });
  return new PostgresQueryCompiler().compileQuery(insert, queryId);
}

/** To each its own rows. What the statement returns must tell them apart where it leaves out those that are there already. */
function divided(
  { query }: CompiledQuery,
  sent: readonly (readonly PrimitiveValueListNode[])[],
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
  if (numAffectedRows !== BigInt(sent.flat().length))
    throw new Error('Not all rows of a merged insert were stored');
  return sent.map((own) => {
    const rows = left.splice(0, own.length);
    // Postgres returns them in the order of the statement, but its manual does not promise it.
    if (!rows.every((row, index) => isRowOf(row, names, own[index]!.values))) {
      throw new Error('The rows of a merged insert came back in another order');
    }
    return { rows, numAffectedRows: BigInt(own.length) };
  });
}

function isRowOf(row: Row, columns: readonly string[], values: readonly unknown[]): boolean {
  return columns.every((column, index) => {
    const value = values[index];
    if (typeof value === 'string') return !(column in row) || row[column] === value.toWellFormed();
    return typeof value !== 'number' || !(column in row) || row[column] === value;
  });
}
