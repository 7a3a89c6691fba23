import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/steps/free-port.mjs';
import { admin } from './admin.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { spawnBuilt } from './spawn-built.ts';
import { untilOpen } from './until-open.ts';

export interface TestServer {
  origin: string;
  /** Its output so far, both streams. */
  output: () => string;
  /** Kills it without a shutdown. */
  kill: () => Promise<void>;
  /** Starts it again on the same data. */
  start: () => Promise<void>;
  close: () => Promise<void>;
  /** Ends it with SIGTERM and returns its exit code. */
  stop: () => Promise<number | null>;
  /** The id of the present process. */
  pid: () => number;
  /** Where its state is. */
  database: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>;
}

type Environment = Record<string, string>;

/** The real process on its own database with the demo company; its administrator is `admin`. */
export async function startTestServer(
  given: Environment | ((database: TestServer['database']) => Environment) = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  await database.db.destroy();
  const environment = typeof given === 'function' ? given(database) : given;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = () => '';

  async function start() {
    child = spawnBuilt({
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      ...environment,
    });
    const printed = untilOpen(child);
    output = printed.output;
    await printed.opened;
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // Not `exit`, after which output may still arrive.
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    origin,
    output: () => output(),
    kill: () => end('SIGKILL'),
    start,
    pid: () => child!.pid!,
    database,
    async stop() {
      await end('SIGTERM');
      return child!.exitCode;
    },
    async close() {
      await end('SIGTERM');
      await database.drop();
    },
  };
}
