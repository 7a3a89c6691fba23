import {
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import { merged } from './merged.ts';
import type { Schema } from './schema.ts';
import type { Trx } from './transaction.ts';

/**
 * Runs `story` in the transaction of `trx`, with statements of Postgres sent as they come, and those that are alike as
 * one (`merged`). Kysely by itself sends one only after the answer to the one before, so that what is begun together
 * would still cost a round trip each.
 */
export function pipelined<Result>(trx: Trx, story: (trx: Trx) => Promise<Result>): Promise<Result> {
  const executor = trx.getExecutor();
  return executor.provideConnection((own) => {
    const connection = merged(own);
    return story(
      new Transaction<Schema>({
        config: { dialect },
        dialect,
        driver: new DummyDriver(),
        executor: executor.withConnectionProvider({ provideConnection: (send) => send(connection) }),
      }),
    );
  });
}

/** Asked for nothing: the executor brings along whatever runs a query. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
