import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/steps/free-port.mjs';

export const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const started = [];
const folders = [];

/** `stopServers` deletes it. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  folders.push(folder);
  return folder;
}

/**
 * Starts a server on a free port and resolves with its origin once it responds to `GET /api/services`.
 * `command` gets the port in `PORT` and, where it takes it as an argument, in place of `{port}`.
 */
export async function startServer(command, { cwd, env = {} } = {}) {
  const port = String(await freePort());
  const [program, ...words] = command.map((word) => word.replace('{port}', port));
  // Into a file: reading the log from a pipe would load the machine that is measured.
  const log = join(newFolder(), 'log');
  const file = openSync(log, 'w');
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, ...env },
    stdio: ['ignore', 'ignore', file],
  });
  closeSync(file);
  started.push(child);
  const origin = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 1_200 && child.exitCode === null; waited++) {
    if (await responds(origin)) return origin;
    await sleep(100);
  }
  throw new Error(`${command.join(' ')} did not start: ${readFileSync(log, 'utf8')}`);
}

const responds = (origin) =>
  fetch(`${origin}/api/services`).then(
    (response) => response.ok,
    () => false,
  );

export async function stopServers() {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await Promise.race([once(child, 'exit'), sleep(3_000).then(() => child.kill('SIGKILL'))]);
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
