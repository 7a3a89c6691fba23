import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import { merged } from './merged.ts';
import type { Schema } from './schema.ts';

/** Only puts statements into words. */
const db = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('There is no database')) }),
});

/** A Postgres that returns the rows of a statement as `inOrder` has them. */
function connectionWith(inOrder: <Row>(rows: Row[]) => Row[]): DatabaseConnection {
  return {
    async executeQuery<Row>({ parameters }: CompiledQuery) {
      const rows = [];
      for (let at = 0; at < parameters.length; at += 2) {
        const [name, value] = parameters.slice(at, at + 2) as string[];
        rows.push({ name, value: value?.toWellFormed() });
      }
      return { rows: inOrder(rows) as Row[], numAffectedRows: BigInt(rows.length) };
    },
    streamQuery() {
      throw new Error('Nothing is streamed');
    },
  };
}

const insertBoth = (connection: DatabaseConnection) => {
  const one = merged(connection);
  const values = ['first', 'broken \ud800'];
  return Promise.allSettled(
    values.map((value) =>
      one.executeQuery(db.insertInto('secrets').values({ name: 'same', value }).returningAll().compile()),
    ),
  );
};

test('each gets its own rows, also with a character that no database stores', async () => {
  const outcomes = await insertBoth(connectionWith((rows) => rows));
  assert.deepEqual(
    outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.rows),
    [[{ name: 'same', value: 'first' }], [{ name: 'same', value: 'broken \ufffd' }]],
  );
});

test('nobody gets the row of another, should they come back in another order', async () => {
  const outcomes = await insertBoth(connectionWith((rows) => rows.toReversed()));
  for (const outcome of outcomes) {
    assert.ok(outcome.status === 'rejected');
    assert.match(String(outcome.reason), /another order/);
  }
});
