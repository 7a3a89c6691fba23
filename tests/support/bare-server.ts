import { once } from 'node:events';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import { freePort } from '../../scripts/steps/free-port.mjs';
import { createTestDatabase } from './database.ts';
import { spawnBuilt } from './spawn-built.ts';

export interface Environment extends Record<string, string> {
  PORT: string;
  DATA_DIR: string;
}

/** The environment of a server with an empty database, a new data folder and a free port. */
export async function newEnvironment(context: TestContext): Promise<Environment> {
  const database = await createTestDatabase();
  context.after(database.close);
  return {
    PORT: String(await freePort()),
    DATA_DIR: join(database.dataDir, 'made', 'at', 'start'),
    DATABASE_URL: database.databaseUrl ?? '',
    // Leaves only warnings and errors.
    LOG_LEVEL: 'warn',
  };
}

/** The server as `npm start` runs it. */
export function startServer(context: TestContext, environment: Environment) {
  const child = spawnBuilt(environment);
  context.after(() => child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output.stderr += text));
  const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  /** Resolves once it has printed the text, rejects if it ends without. */
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output.stdout);
        if (found) resolve(found);
      };
      look();
      child.stdout.on('data', look);
      exit.then(({ code, stderr }) => reject(new Error(`ended with ${code}: ${stderr}`)), reject);
    });
  const origin = `http://127.0.0.1:${environment.PORT}`;
  return {
    exit,
    printed,
    ready: () => printed(/is open at/),
    get: (path: string) => fetch(origin + path),
    signIn: (username: string, password: string) =>
      fetch(origin + api.login, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password }),
      }),
    /** Ends it and returns its exit code or signal. */
    stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM') {
      child.kill(signal);
      return exit;
    },
  };
}
