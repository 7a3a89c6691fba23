import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './steps/free-port.mjs';
import { root, systemPath } from './steps/project.mjs';

let folder;
let port;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  port = await freePort();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start', () => {
  it('serves until SIGTERM, and then exits with 0 and frees the port', async () => {
    const start = npmStart();
    await served();
    start.child.kill('SIGTERM');
    assert.deepEqual(await start.end, { code: 0, errors: [] });
    assert.equal(await isServed(), false);
  });

  it('ends quietly at Ctrl-C, which reaches the whole process group', async () => {
    const start = npmStart();
    await served();
    process.kill(-start.child.pid, 'SIGINT');
    assert.deepEqual(await start.end, { code: 0, errors: [] });
    assert.equal(await isServed(), false);
  });

  it('leaves no server behind when it is killed outright', async () => {
    const start = npmStart();
    await served();
    process.kill(-start.child.pid, 'SIGKILL');
    await start.end;
    while (await isServed()) await sleep(50);
  });

  it('says in one line that the port is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { code, errors } = await npmStart().end;
    other.close();
    assert.equal(code, 1);
    assert.equal(errors.length, 1);
    assert.match(errors[0], new RegExp(`port ${port} is in use`));
  });
});

function npmStart() {
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      PATH: systemPath,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      // A busy machine may also log a slow query.
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = (async () => {
    const chunks = await child.stderr.setEncoding('utf8').toArray();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return { code: child.exitCode, errors: chunks.join('').trimEnd().split('\n').filter(Boolean) };
  })();
  return { child, end };
}

async function served() {
  while (!(await isServed())) await sleep(50);
}

async function isServed() {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}
