import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import { freePort } from '../scripts/steps/free-port.mjs';
import { compileCache } from './support/compile-cache.ts';
import { runHere } from './support/documented-commands.ts';
import { getWords, projectFolder } from './support/documents.ts';
import { contactBody } from './support/leads.ts';
import { startTestServer } from './support/server.ts';
import { untilOpen } from './support/until-open.ts';

async function newFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const getOutput = (given: string[], env: NodeJS.ProcessEnv) =>
  new Promise<string>((done) => {
    execFile(process.execPath, given, { cwd: projectFolder, env }, (_error, stdout, stderr) =>
      done(stdout + stderr),
    );
  });

test('the documented commands for administrators, backups, privacy and sample leads work as written', {
  timeout: 180_000,
}, async (context) => {
  const elsewhere = await newFolder(context);
  const server = await startTestServer();
  context.after(server.close);
  const { dataDir, databaseUrl } = server.database;
  const lead = await fetch(`${server.origin}${api.contact}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactBody({ email: 'ana@example.com', phone: '(818) 555-0111' })),
  });
  assert.equal(lead.status, 201);
  await server.stop();
  const env = {
    PATH: process.env.PATH,
    ...compileCache,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  for (const [line, { adds = [], put = {}, says }] of Object.entries(runHere)) {
    let filled = line;
    for (const [from, to] of Object.entries(put)) filled = filled.replace(from, to);
    filled = filled.replace('ELSEWHERE', elsewhere).replace('DATA', dataDir);
    const [, , script = '', , ...given] = getWords(filled);
    const output = await getOutput([`src/app/commands/${script}.ts`, ...given, ...adds], env);
    assert.match(output, says, line);
  }
});

test('npm test shows its usage', async () => {
  assert.match(await getOutput(['scripts/test.mjs', '--help'], process.env), /npm test -- api e2e/);
});

test('npm run dev serves pages and panel from the sources, restarts for a changed server file, and exits with 0', {
  timeout: 240_000,
}, async (context) => {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev'], {
    cwd: projectFolder,
    detached: true,
    env: { PATH: process.env.PATH, ...compileCache, PORT: String(port), DATA_DIR: await newFolder(context) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  context.after(() => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
  });
  await untilOpen(child).opened;
  for (const [path, entry] of [
    ['/', '/src/site/enhance/enhance.ts'],
    ['/calculator', '/src/site/calculator/calculator-entry.tsx'],
    ['/admin', '/src/app/panel/main.tsx'],
  ] as const) {
    const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    assert.ok(html.includes(entry) && html.includes('/@vite/client'), `${path} loads ${entry}`);
    const source = await fetch(`http://127.0.0.1:${port}${entry}`);
    assert.match(source.headers.get('Content-Type') ?? '', /javascript/);
  }
  const restarted = untilOpen(child).opened;
  const now = new Date();
  await utimes(join(projectFolder, 'src/app/dev.ts'), now, now);
  await restarted;
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});
