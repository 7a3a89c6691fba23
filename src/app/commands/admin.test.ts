import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { adminApi } from '#kit/paths/paths.ts';
import type { DataPlace } from '#kit/server/config.ts';
import {
  addUser,
  openSite,
  readCookie,
  rightPassword,
  turnOnCodes,
} from '../../../tests/support/accounts.ts';
import { compileCache } from '../../../tests/support/compile-cache.ts';
import { runAdminCommand } from './admin.ts';

/** A server with kim, and the commands beside it. */
async function openShell(t: TestContext) {
  const site = await openSite(t);
  await addUser(site.deps, 'kim');
  const run = async (args: string, password = '') => {
    const lines: string[] = [];
    const terminal = { print: (line: string) => lines.push(line), readPassword: async () => password };
    await runAdminCommand(site.deps, terminal, args.split(' ').filter(Boolean));
    return lines;
  };
  return { ...site, run };
}

const passwordIn = (lines: string[]) =>
  lines.map((line) => /^Password: (\S+) \(won’t be shown again\)$/.exec(line)?.[1]).find(Boolean) ?? '';

test('list names each administrator', async (t) => {
  const { run, deps } = await openShell(t);
  await addUser(deps, 'guest', 'user');
  assert.deepEqual(await run('list'), ['kim  Owner  Kim  kim@example.com']);
});

test('where there is none, list says who makes the first', async (t) => {
  const { deps } = await openSite(t);
  const lines: string[] = [];
  const terminal = { print: (line: string) => lines.push(line), readPassword: async () => '' };
  await runAdminCommand(deps, terminal, ['list']);
  assert.deepEqual(lines, ['There is no owner. The next start of the site makes one.']);
});

test('who is added signs in at the running server, with a given password or a generated one', async (t) => {
  const { run, logIn, get } = await openShell(t);
  const added = await run('add Ann --name Ann --email Ann@example.com --role owner', 'a typed password');
  assert.deepEqual(added, ['ann is added: Owner.']);
  const signedIn = await logIn('ann', 'a typed password');
  assert.equal((await get(adminApi.stats, readCookie(signedIn))).status, 200);
  const generated = passwordIn(await run('add ben --generate'));
  const ben = await logIn('ben', generated);
  assert.deepEqual([ben.status, ((await ben.json()) as { email: string }).email], [200, '']);
});

test('reset-password ends the sessions; two-step sign-in stays unless an option turns it off', async (t) => {
  const site = await openShell(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  await turnOnCodes(site, cookie);
  const [, hint] = await site.run('reset-password kim', 'a brand new password');
  assert.match(hint ?? '', /^Two-step sign-in is still on/);
  assert.equal((await site.get(adminApi.stats, cookie)).status, 401);
  assert.equal((await site.logIn('kim', rightPassword)).status, 401);
  const challenged = await site.logIn('kim', 'a brand new password');
  assert.deepEqual(await challenged.json(), { secondFactor: true });
  const password = passwordIn(await site.run('reset-password KIM --generate --disable-totp'));
  const signedIn = await site.logIn('kim', password);
  assert.equal((await site.get(adminApi.stats, readCookie(signedIn))).status, 200);
});

test('remove takes an administrator away, but not the last one', async (t) => {
  const { run, deps, logIn } = await openShell(t);
  await addUser(deps, 'ann');
  assert.deepEqual(await run('remove ann'), ['ann is removed.']);
  assert.equal((await logIn('ann', rightPassword)).status, 401);
  await assert.rejects(run('remove kim'), {
    message: 'This is the last owner. Make somebody else one first.',
  });
  assert.equal((await logIn('kim', rightPassword)).status, 200);
});

test('what cannot be done is said in a sentence, and nothing is changed', async (t) => {
  const { run, deps } = await openShell(t);
  const complaints = {
    'reset-password nobody --generate': 'There is no person nobody.',
    'add kim --generate': 'Another account uses this username.',
    'add ann --email kim@example.com --generate': 'Another account uses this email address.',
    'add ann --email nonsense --generate': '--email: valid email is required.',
    'add a --generate': 'The username must have 3 to 30 letters, digits, dots or underscores.',
    'add ann': 'The password must have at least 12 characters.',
    'add ann --role boss --generate': 'There is no role boss. --role is owner, office or crew.',
    'remove kim --generate': 'remove takes no --generate.',
  };
  for (const [args, message] of Object.entries(complaints)) {
    await assert.rejects(run(args, 'too short'), { message }, args);
  }
  for (const args of ['', 'add', 'list kim']) await assert.rejects(run(args), { message: /^Usage: / }, args);
  await assert.rejects(run('frobnicate'), { message: /^Unknown command: frobnicate\.\nUsage/ });
  await assert.rejects(run('list --nonsense'), { message: /--nonsense/ });
  const users = await deps.db.selectFrom('users').select('username').execute();
  assert.deepEqual(users, [{ username: 'kim' }]);
});

test('the command itself takes the password from its input or from ADMIN_PASSWORD, and complains in one line', async (t) => {
  const { deps, logIn } = await openShell(t);
  const typed = await spawnCommand(deps.config, ['add', 'ann'], { input: 'a typed password\n' });
  assert.deepEqual(typed, { code: 0, output: 'ann is added: Owner.\n', complaint: '' });
  assert.equal((await logIn('ann', 'a typed password')).status, 200);
  const configured = await spawnCommand(deps.config, ['add', 'ben'], { password: 'a configured one' });
  assert.equal(configured.code, 0);
  assert.equal((await logIn('ben', 'a configured one')).status, 200);
  const complaint = 'No password given. Set ADMIN_PASSWORD or use --generate.\n';
  assert.deepEqual(await spawnCommand(deps.config, ['add', 'cat']), { code: 1, output: '', complaint });
});

/** As `npm run admin` runs it. */
async function spawnCommand(
  { databaseUrl, dataDir }: DataPlace,
  args: string[],
  { input = '', password = '' } = {},
) {
  const script = fileURLToPath(new URL('admin.ts', import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      ADMIN_PASSWORD: password,
    },
    stdio: 'pipe',
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (complaint += text));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, output, complaint };
}
