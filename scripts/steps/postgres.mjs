import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mustRun } from './command.mjs';
import { freePort } from './free-port.mjs';
import { providePostgresPrograms } from './postgres-programs.mjs';
import { step } from './progress.mjs';
import { Problem } from './project.mjs';

const common = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
};

/** Test data need not survive a power failure, and statistics gathered in the middle of a test would change its plans. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Starts an empty Postgres on a free port of the loopback address.
 * @param {{ isDurable?: boolean, folder?: string }} [options] `isDurable` waits for the disk, as Postgres does by
 *   default; its data lie in `folder`
 * @returns {Promise<{ url: string, bin: string, kill: () => Promise<void>, start: () => Promise<void>, stop: () => Promise<void> }>}
 *   `kill` ends it at once; `start` waits for its children to end and starts it again on the same data; `stop` removes
 *   everything
 */
export async function startPostgres({ isDurable = false, folder = tmpdir() } = {}) {
  const { bin, isFetched } = await providePostgresPrograms();
  const options = { ...common, ...(isDurable ? {} : hasty) };
  return step('Starting Postgres', () => startCluster(bin, isFetched, options, folder));
}

async function startCluster(installedBin, isFetched, options, parent) {
  const folder = mkdtempSync(join(parent, 'postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const account = unprivilegedAccount();
  // The unprivileged account may have no access to the project's folder, such as /root.
  const bin = account && isFetched ? join(copyTo(folder, dirname(installedBin)), 'bin') : installedBin;
  const password = randomBytes(18).toString('base64url');
  await initialize(bin, folder, password, account);
  const port = await freePort();
  const start = () => launch(bin, folder, account, { ...options, port });
  let server = await start();
  const quit = () => server.kill('SIGQUIT');
  process.once('exit', quit);
  const ended = async () => {
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  return {
    url: `postgres://tests:${password}@127.0.0.1:${port}/postgres`,
    bin,
    async kill() {
      process.kill(-server.pid, 'SIGKILL');
      await ended();
    },
    async start() {
      server = await startAfterKill(start);
    },
    async stop() {
      quit();
      await ended();
      process.off('exit', quit);
      remove();
    },
  };
}

/** Postgres refuses to run as root. */
function unprivilegedAccount() {
  if (process.getuid() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!found) throw new Problem('Postgres does not run as root, and there is no account "nobody" to run it.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function copyTo(folder, programs) {
  const copy = join(folder, 'programs');
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function initialize(bin, folder, password, account) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (account) giveTo(account, folder);
  const options = [
    ...['--pgdata', join(folder, 'data'), '--username', 'tests', '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
  ];
  await mustRun('Creating a Postgres for the tests', join(bin, 'initdb'), options, {
    cwd: folder,
    ...account,
  });
}

function giveTo({ uid, gid }, path) {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTo({ uid, gid }, join(path, entry.name));
    else if (entry.isFile()) chownSync(join(path, entry.name), uid, gid);
  }
}

async function launch(bin, folder, account, settings) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    cwd: folder,
    ...account,
    // In its own process group: Ctrl-C ends the tests, and the tests end Postgres.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await readiness(server);
  return server;
}

/** The children of a killed Postgres hold its shared memory until they notice, and no other can start before. */
async function startAfterKill(start) {
  for (let triesLeft = 50; ; triesLeft--) {
    try {
      return await start();
    } catch (error) {
      if (triesLeft === 0 || !error.message.includes('is still in use')) throw error;
      await sleep(100);
    }
  }
}

function readiness(server) {
  let output = '';
  return new Promise((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text) => {
      if (output.includes('ready to accept connections')) return;
      output += text;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Problem(`Postgres did not start:\n${output.trimEnd()}`)));
  });
}
