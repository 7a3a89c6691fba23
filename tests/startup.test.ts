import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { api, health, paths } from '#kit/paths/paths.ts';
import { newEnvironment, startServer } from './support/bare-server.ts';

const findCount = async (answer: Response) => ((await answer.json()) as unknown[]).length;

test('a first start creates its data folder, fills the database, serves, and prints a working password', async (context) => {
  const environment = await newEnvironment(context);
  const server = startServer(context, environment);
  await server.ready();
  for (const path of [health.live, health.ready, paths.home, paths.calculator]) {
    assert.equal((await server.get(path)).status, 200, path);
  }
  assert.ok((await findCount(await server.get(api.services))) > 0);
  assert.ok((await findCount(await server.get(api.posts))) > 0);
  const [, username = '', password = ''] = await server.printed(/administrator: (\S+), password (\S+)/);
  assert.equal((await server.signIn(username, password)).status, 200);
  assert.equal((await server.signIn(username, `${password}x`)).status, 401);
  const { code, stderr } = await server.stop();
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });

  // The second start must find everything unchanged.
  const again = startServer(context, environment);
  await again.ready();
  assert.equal((await again.signIn(username, password)).status, 200);
  const ended = await again.stop('SIGINT');
  assert.equal(ended.code, 0);
  assert.doesNotMatch(ended.stdout, /password/);
});

test('a given password is used and never printed, and SEED=none leaves the database empty', async (context) => {
  const secret = 'correct horse battery';
  const environment = {
    ...(await newEnvironment(context)),
    ADMIN_USERNAME: 'Boss',
    ADMIN_PASSWORD: secret,
    SEED: 'none',
  };
  const server = startServer(context, environment);
  await server.ready();
  assert.equal((await server.signIn('boss', secret)).status, 200);
  assert.equal(await findCount(await server.get(api.services)), 0);
  assert.equal(await findCount(await server.get(api.posts)), 0);
  const { stdout, stderr } = await server.stop();
  assert.ok(!(stdout + stderr).includes(secret));
});

test('share cards are the same whatever fonts and font settings the machine has', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  context.after(() => rm(folder, { recursive: true }));
  const settings = join(folder, 'fonts.conf');
  await writeFile(
    settings,
    '<fontconfig><match target="font"><edit name="embolden"><bool>true</bool></edit></match></fontconfig>',
  );
  const cards = [await drawCard(context, {}), await drawCard(context, { FONTCONFIG_FILE: settings })];
  assert.equal(cards[1], cards[0]);
});

async function drawCard(context: TestContext, variables: Record<string, string>): Promise<string> {
  const server = startServer(context, { ...(await newEnvironment(context)), ...variables });
  await server.ready();
  const [, path = ''] =
    /og:image" content="[^"]*(\/og\/[^"]+)"/.exec(await (await server.get(paths.home)).text()) ?? [];
  const response = await server.get(path);
  assert.equal(response.headers.get('Content-Type'), 'image/jpeg');
  const card = Buffer.from(await response.arrayBuffer());
  assert.equal((await server.stop()).stderr, '');
  return createHash('sha256').update(card).digest('hex');
}
