import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/steps/free-port.mjs';
import { admin } from '../../../tests/support/admin.ts';
import { compileCache } from '../../../tests/support/compile-cache.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';

const entry = (path: string) => fileURLToPath(new URL(`../../app/${path}.ts`, import.meta.url));

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A place for data, and the real programs that work on it. */
export async function newSite(context: TestContext, changes: Record<string, string> = {}) {
  const database = await createTestDatabase();
  await database.db.destroy();
  context.after(database.drop);
  const { databaseUrl, dataDir } = database;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    ...compileCache,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    SEED: 'none',
    ...changes,
  };
  return {
    origin,
    place: { databaseUrl, dataDir },
    run: (name: string, ...args: string[]) =>
      new Promise<Outcome>((resolve) => {
        const child = execFile(
          process.execPath,
          [entry(name === 'main' ? name : `commands/${name}`), ...args],
          { env },
          (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
        );
        child.stdin!.end();
      }),
    async start() {
      const child = spawn(process.execPath, [entry('main')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      context.after(() => child.kill('SIGKILL'));
      await once(child.stdout!, 'data');
      return async (signal: 'SIGKILL' | 'SIGTERM') => {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      };
    },
  };
}

export async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...(!isForm && { 'Content-Type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  assert.ok(answer.ok, `${url}: ${answer.status}`);
  return answer;
}
