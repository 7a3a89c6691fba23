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
 * fails, or leaves some of the rows out, it fails for all of them.
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

/** Of a plain `insert into … values`, in the order of its columns; else undefined. */
function insertedRows({ query }: CompiledQuery): readonly PrimitiveValueListNode[] | undefined {
  const values = InsertQueryNode.is(query) && query.values;
  if (!values || !ValuesNode.is(values)) return undefined;
  const rows = values.values.filter((row) => row.kind === 'PrimitiveValueListNode');
  return rows.length === values.values.length ? rows : undefined;
}

function insertOf({ query, queryId }: CompiledQuery, rows: readonly PrimitiveValueListNode[]): CompiledQuery {
  const insert = InsertQueryNode.cloneWith(query as InsertQueryNode, { values: ValuesNode.create(rows) });
  return new PostgresQueryCompiler().compileQuery(insert, queryId);
}

/** To each its own rows, in the order in which they were sent. */
function divided(
  { query }: CompiledQuery,
  sent: readonly (readonly PrimitiveValueListNode[])[],
  { rows, numAffectedRows }: QueryResult<unknown>,
): QueryResult<unknown>[] {
  const all = sent.flat();
  if (numAffectedRows !== BigInt(all.length)) throw new Error('Not all rows of a merged insert were stored');
  const columns = (query as InsertQueryNode).columns?.map(({ column }) => column.name) ?? [];
  for (const [index, row] of rows.entries()) refuseForeignRow(row as Row, columns, all[index]!.values);
  let end = 0;
  return sent.map(({ length }) => {
    const start = end;
    end += length;
    return { rows: rows.slice(start, end), numAffectedRows: BigInt(length) };
  });
}

/** Postgres returns rows in the order of the statement, but its manual does not promise it. */
function refuseForeignRow(row: Row, columns: readonly string[], values: readonly unknown[]) {
  for (const [index, column] of columns.entries()) {
    const value = values[index];
    if (typeof value === 'string' && typeof row[column] === 'string' && row[column] !== value) {
      throw new Error('The rows of a merged insert came back in another order');
    }
  }
}
