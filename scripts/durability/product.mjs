import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../steps/command.mjs';
import { freePort } from '../steps/free-port.mjs';
import { inProject, pinnedNode } from '../steps/project.mjs';

/**
 * The real process on its own data folder; it can be killed and restarted.
 * @param {{ databaseUrl?: string, isTraced?: boolean }} options `isTraced` counts its fsyncs with strace
 */
export async function openProduct({ databaseUrl = '', isTraced = false }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'durability-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let lives = 0;
  let child;

  async function start() {
    lives += 1;
    const tracer = ['-D', '-f', '-c', '-e', 'trace=fsync,fdatasync', '-o', join(dataDir, `fsyncs-${lives}`)];
    const node = [pinnedNode, inProject('dist', 'server', 'main.js')];
    const [program, ...args] = isTraced ? ['strace', ...tracer, ...node] : node;
    child = spawn(program, args, {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ADMIN_PASSWORD: 'never used here',
        // Each client sends its own IP address, so rate limits refuse none.
        TRUSTED_PROXIES: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const opened = Promise.withResolvers();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-10_000);
        if (output.includes(' is open at ')) opened.resolve();
      });
    }
    child.once('exit', () => opened.reject(new Error(`The server ended: ${output}`)));
    await opened.promise;
  }

  async function kill(signal = 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  await start();
  return {
    origin,
    dataDir,
    databaseUrl: databaseUrl || null,
    start,
    kill,
    countFsyncs: () => countFsyncs(dataDir, lives),
    async close() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const hasStrace = async () => (await run('strace', ['-V'])).code === 0;

/** The tracers write their summaries a moment after the process ends. */
async function countFsyncs(dataDir, lives) {
  const summaries = () =>
    readdirSync(dataDir)
      .filter((name) => name.startsWith('fsyncs-'))
      .map((name) => readFileSync(join(dataDir, name), 'utf8'))
      .filter((text) => text.includes('total'));
  const latest = Date.now() + 10_000;
  while (summaries().length < lives && Date.now() < latest) await sleep(50);
  const lines = summaries().flatMap((text) => text.split('\n'));
  const calls = lines.map((line) => /^\s*\S+\s+\S+\s+\S+\s+(\d+)\s.*\bf(data)?sync$/.exec(line)?.[1]);
  return calls.reduce((sum, count) => sum + Number(count ?? 0), 0);
}
