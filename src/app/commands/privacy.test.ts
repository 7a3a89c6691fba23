import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { find, seed } from '#office/privacy/server/privacy.fixture.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { runPrivacyCommand } from './privacy.ts';

test('the command exports to a private file and erases after confirmation', async (context) => {
  const t = await openTestApp(context);
  await seed(t);
  const folder = await mkdtemp(join(tmpdir(), 'sunweave-test-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const printed: string[] = [];
  const run = (isConfirmed: boolean, ...args: string[]) =>
    runPrivacyCommand(
      t.deps,
      { print: (line) => printed.push(line), confirm: async () => isConfirmed },
      args,
    );
  const file = join(folder, 'ana.json');
  await run(false, 'export', 'ana@example.com', '--to', file);
  assert.equal(JSON.parse(await readFile(file, 'utf8')).requests.length, 3);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  await assert.rejects(run(false, 'export', 'ana@example.com', '--to', file), /EEXIST/);
  await assert.rejects(run(false, 'erase', 'ana@example.com'), /Nothing was erased/);
  assert.equal((await find(t, 'ana@example.com')).requests, 3);
  await run(false, 'erase', 'ana@example.com', '--yes');
  assert.match(
    printed.join('\n'),
    /Erased 3 requests, 1 quote, 1 photo, 5 emails, the newsletter entry\.[\s\S]*30 days/,
  );
  assert.equal((await find(t, 'ana@example.com')).requests, 0);
  await assert.rejects(run(true, 'erase', 'ana@example.com'), /was not found/);
  for (const args of [
    [],
    ['erase'],
    ['erase', 'Ana'],
    ['forget', 'ana@example.com'],
    ['export', 'ana@example.com', '--yes'],
  ]) {
    await assert.rejects(run(true, ...args), { name: 'Error' }, args.join(' '));
  }
});
