import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestServer } from '../../tests/support/server.ts';
import type { TcpProxy } from '../../tests/support/tcp-proxy.ts';

interface Fault {
  begin: () => Promise<unknown> | unknown;
  end: () => Promise<unknown> | unknown;
  /** The panel can still read. */
  isReadable?: boolean;
}

/** Ways for Postgres to fail while the server reaches it through `proxy`. */
export function postgresFaults(server: TestServer, proxy: TcpProxy): Record<string, Fault> {
  let other: pg.Client;
  return {
    'a Postgres that is killed': { begin: () => proxy.refuse(), end: () => proxy.pass() },
    'a Postgres that hangs': { begin: () => proxy.hang(), end: () => proxy.pass() },
    'tables that somebody else has locked': {
      isReadable: true,
      async begin() {
        other = new pg.Client({ connectionString: server.database.databaseUrl! });
        await other.connect();
        await other.query('begin; lock table requests, uploads, login_throttles in exclusive mode');
      },
      end: () => other.end(),
    },
    'a Postgres that takes no changes': {
      isReadable: true,
      begin: () => alter(server, 'set default_transaction_read_only = on'),
      end: () => alter(server, 'reset default_transaction_read_only'),
    },
  };
}

export function sqliteFaults(server: TestServer): Record<string, Fault> {
  const sqliteFile = join(server.database.dataDir, 'sunweave.sqlite');
  let other: DatabaseSync;
  return {
    'a SQLite file that somebody else has locked': {
      isReadable: true,
      begin() {
        other = new DatabaseSync(sqliteFile);
        other.exec('begin exclusive');
      },
      end: () => other.close(),
    },
    'a full disk': {
      isReadable: true,
      // No file may grow beyond its first byte.
      begin: () => limitFiles(server, '1'),
      end: () => limitFiles(server, 'unlimited'),
    },
    'a SQLite file that is gone': {
      begin: () => rename(sqliteFile, `${sqliteFile}.away`),
      end: () => rename(`${sqliteFile}.away`, sqliteFile),
    },
    'a data folder that is gone': {
      begin: () => rename(server.database.dataDir, `${server.database.dataDir}.away`),
      end: () => rename(`${server.database.dataDir}.away`, server.database.dataDir),
    },
  };
}

const limitFiles = (server: TestServer, bytes: string) =>
  promisify(execFile)('prlimit', ['--pid', String(server.pid()), `--fsize=${bytes}:`]);

/** For every connection to come; those that stand are closed. */
async function alter(server: TestServer, change: string) {
  const name = new URL(server.database.databaseUrl!).pathname.slice(1);
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL! });
  await client.connect();
  await client.query(`alter database ${name} ${change}`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await client.end();
}
