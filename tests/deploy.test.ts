// Checks the files of docs/deploy-vps.md and docs/deploy-platform.md without root, Docker or accounts, with the programs
// that read them if they are installed.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { Hono } from 'hono';
import { clientIp, unnamedProxy } from '#kit/http/client-ip.ts';
import { readConfig } from '#kit/server/config.ts';
import { variables } from '#kit/server/config-variables.ts';
import { nodeFlags, nodeVariables } from '../scripts/steps/node-flags.mjs';
import {
  documentedCommands,
  getBlocks,
  inProject,
  projectFolder,
  readProjectFile,
} from './support/documents.ts';

async function newFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));

/** Each variable must be one of Node's, or one of the product's with a valid value. */
function takesSettings(settings: Record<string, string>) {
  const nodes = ['NODE_ENV', ...Object.keys(nodeVariables)];
  for (const name of Object.keys(settings)) assert.ok(name in variables.shape || nodes.includes(name), name);
  readConfig(settings);
}

/** Parses `NAME=value NAME=value`. */
const getPairs = (line: string): Record<string, string> =>
  Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));

test('every file that the deployment pages copy, read or start is in the repository', () => {
  const onServer = documentedCommands.filter((line) => /^(sudo|cd|echo) /.test(line));
  const named = onServer.flatMap((line) => [...line.matchAll(/\/opt\/sunweave\/([\w./-]+)/g)]);
  assert.ok(named.length >= 4);
  for (const [line, path = ''] of named) assert.ok(path === '.env' || existsSync(inProject(path)), line);
  const handed = documentedCommands.flatMap((line) => [...line.matchAll(/(?<![\w/.])deploy\/[\w./-]+/g)]);
  assert.ok(handed.length >= 4);
  for (const [path] of handed) assert.ok(existsSync(inProject(path)), path);
  const { scripts } = JSON.parse(readProjectFile('package.json'));
  for (const [, name = ''] of onServer.join('\n').matchAll(/npm run ([\w-]+)/g))
    assert.ok(name in scripts, name);
});

test('the settings for one server match the unit, so the service and commands share their data', () => {
  const unit = readProjectFile('deploy/sunweave.service');
  const [settings = ''] = getBlocks('docs/deploy-vps.md', 'ini');
  const [, dataDir = ''] = /^DATA_DIR=(.+)$/m.exec(settings) ?? [];
  assert.equal(dataDir, `/var/lib/${/^StateDirectory=(.+)$/m.exec(unit)?.[1]}`);
  const [, given = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
  takesSettings(getPairs(given));
  assert.partialDeepStrictEqual(getPairs(given), { ...nodeVariables, DATA_DIR: dataDir });
  const [, file = ''] = /^EnvironmentFile=(.+)$/m.exec(unit) ?? [];
  assert.ok(documentedCommands.some((line) => line.startsWith('sudo install ') && line.endsWith(` ${file}`)));
  const [, folder = ''] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  assert.ok(documentedCommands.includes(`sudo ln --symbolic ${file} ${folder}/.env`));
  const [, program = '', flags, main = ''] = /^ExecStart=(\S+) (.+) (\S+)$/m.exec(unit) ?? [];
  assert.equal(flags, nodeFlags.join(' '));
  for (const path of [program.replace(`${folder}/`, ''), main]) assert.ok(existsSync(inProject(path)), path);
});

test('systemd finds nothing wrong with the unit', async (context) => {
  const unit = readProjectFile('deploy/sunweave.service');
  const lines = unit.split('\n').filter((line) => line && !line.startsWith('#'));
  for (const line of lines) assert.match(line, /^\[\w+\]$|^[A-Z]\w+=/);
  if (!isInstalled('systemd-analyze')) return;
  const folder = await newFolder(context);
  // A link without spaces, whatever the project's folder is called.
  const here = join(folder, 'here');
  await symlink(projectFolder, here);
  const file = join(folder, 'sunweave.service');
  await writeFile(file, unit.replaceAll('/opt/sunweave', here));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  // systemd-analyze only warns about a line that it does not understand.
  assert.deepEqual([status, stderr.split('\n').filter((line) => line.includes('sunweave.service'))], [0, []]);
});

test('Caddy finds nothing wrong with the Caddyfile, for one instance and for several', async (context) => {
  const file = readProjectFile('deploy/Caddyfile');
  const asked = [...file.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  assert.deepEqual(asked, ['SITE', 'UPSTREAMS']);
  const [, several = ''] = /`UPSTREAMS="([^"]+)"`/.exec(readProjectFile('docs/operations.md')) ?? [];
  assert.equal(several.split(' ').length, 2);
  if (!isInstalled('caddy')) return;
  const home = await newFolder(context);
  for (const env of [{}, { UPSTREAMS: several }]) {
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', inProject('deploy/Caddyfile')], {
      env: { PATH: process.env.PATH, HOME: home, SITE: 'www.example.com', ...env },
      stdio: 'pipe',
    });
  }
});

test('the compose files need only variables that the page sets, and pass only known ones', () => {
  // Compose reads deploy/.env with every command, and refuses one without these variables.
  const [one = '', several = ''] = getBlocks('docs/deploy-platform.md', 'env');
  const settings = { 'compose.yaml': one, 'compose.several.yaml': several };
  for (const [name, set] of Object.entries(settings)) {
    const text = readProjectFile(`deploy/${name}`);
    const needed = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, variable]) => variable);
    assert.ok(needed.length > 0);
    for (const variable of needed) assert.match(set, new RegExp(`^${variable}=`, 'm'), name);
    const [, block = ''] = /^ +environment:\n((?: +(?:#.*|[A-Z_]+: .*)\n)+)/m.exec(text) ?? [];
    const pairs = [...block.matchAll(/^ +([A-Z_]+): (.+)$/gm)].map(
      ([, key = '', value = '']) => [key, value.replaceAll(/\$\{\w+(:\?[^}]*)?\}/g, 'example')] as const,
    );
    assert.ok(pairs.length >= 2);
    takesSettings(Object.fromEntries(pairs));
    for (const [, path = ''] of text.matchAll(/- (\.\/\w+):/g)) {
      assert.ok(existsSync(inProject(join('deploy', path))), path);
    }
    // An older Caddy answers 502 to a form whose instance it cannot reach.
    const [, caddyVersion = ''] = /image: caddy:([\d.]+)-/.exec(text) ?? [];
    assert.ok(caddyVersion.localeCompare('2.11.2', 'en', { numeric: true }) >= 0, caddyVersion);
    const [, upstreams = ''] = /UPSTREAMS: (.+)/.exec(text) ?? [];
    for (const service of upstreams.replaceAll(':3000', '').split(' ')) {
      // A container without one loses its backups.
      assert.match(text, new RegExp(`^  ${service}:\\n(?: {4}.*\\n)* {4}volumes: \\[[\\w-]+:/data\\]$`, 'm'));
    }
    const asked = documentedCommands.filter((line) => line.includes(`deploy/${name} `));
    assert.ok(asked.length > 0);
    for (const [, service = ''] of asked.join('\n').matchAll(/ (?:logs|exec) ([\w-]+)/g)) {
      assert.match(text, new RegExp(`^  ${service}:`, 'm'));
    }
    if (!hasCompose) continue;
    execFileSync('docker', ['compose', '--file', inProject(`deploy/${name}`), 'config', '--quiet'], {
      env: { PATH: process.env.PATH, SITE: 'x.example', DATABASE_PASSWORD: 'x', STORE_SECRET: 'x' },
      stdio: 'pipe',
    });
  }
});

const hasCompose = ['/usr/libexec', '/usr/lib', '/usr/local/lib', '/usr/local/libexec'].some((folder) =>
  existsSync(join(folder, 'docker/cli-plugins/docker-compose')),
);

test('the Dockerfile copies and starts existing files, and has the pinned Node', () => {
  const text = readProjectFile('Dockerfile');
  const version = JSON.parse(readProjectFile('package.json')).dependencies.node;
  assert.equal(/^ARG NODE_VERSION=(.+)$/m.exec(text)?.[1], version);
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  assert.ok(copied.length >= 6);
  for (const path of copied) assert.ok(existsSync(inProject(path)), path);
  const [, command = ''] = /^CMD (\[.+\])$/m.exec(text) ?? [];
  const [, ...words] = JSON.parse(command);
  assert.deepEqual(words.slice(0, -1), nodeFlags);
  assert.ok(existsSync(inProject(words.at(-1))), command);
  const [, given = ''] = /^ENV (.+)$/m.exec(text) ?? [];
  takesSettings(getPairs(given));
  assert.partialDeepStrictEqual(getPairs(given), nodeVariables);
});

interface Front {
  /** The document with the settings. */
  file: string;
  settings: Record<string, string>;
  /** The proxy's address. */
  peer: string;
  /** The proxy's headers for a visitor who sent their own X-Forwarded-For. */
  headers: (visitor: string, forged: string) => Record<string, string>;
}

// Without `trusted_proxies` Caddy replaces what the visitor sent with its peer's address.
const caddy: Front['headers'] = (visitor) => ({ 'X-Forwarded-For': visitor, 'X-Forwarded-Proto': 'https' });
const nginx: Front['headers'] = (visitor, forged) => ({ 'X-Forwarded-For': `${forged}, ${visitor}` });
// https://fly.io/docs/networking/request-headers/: the rightmost address is the app's.
const fly: Front['headers'] = (visitor, forged) => ({
  'Fly-Client-IP': visitor,
  'X-Forwarded-For': `${forged}, ${visitor}, 66.241.125.1`,
});
const [vps = ''] = getBlocks('docs/deploy-vps.md', 'ini');
const getLines = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^ *([A-Z_]+)(?:: | = |=)"?([^"\n#]*[^"\n# ])/gm)].map(([, n, v]) => [n!, v!]),
  );
const proxySettings = (text: string) => {
  const { TRUSTED_PROXIES = '', CLIENT_IP_HEADER = '' } = getLines(text);
  assert.notEqual(TRUSTED_PROXIES, '');
  return { TRUSTED_PROXIES, CLIENT_IP_HEADER };
};
const ofFile = (file: string) => ({ file, settings: proxySettings(readProjectFile(file)) });

const fronts: Front[] = [
  { ...ofFile('deploy/compose.yaml'), peer: '172.30.0.3', headers: caddy },
  { ...ofFile('deploy/compose.several.yaml'), peer: '::ffff:172.30.0.4', headers: caddy },
  { ...ofFile('docs/operations.md'), peer: '10.0.0.10', headers: caddy },
  { file: 'docs/deploy-vps.md', settings: proxySettings(vps), peer: '127.0.0.1', headers: caddy },
  { file: 'nginx on one server', settings: proxySettings(vps), peer: '127.0.0.1', headers: nginx },
  { ...ofFile('deploy/fly.toml'), peer: '172.16.10.2', headers: fly },
  { ...ofFile('deploy/fly.toml'), peer: 'fdaa:0:18::3', headers: fly },
];

for (const { file, settings, peer, headers } of fronts) {
  test(`behind the proxy of ${file}, at ${peer}, each visitor counts separately, whatever they claim to be`, async () => {
    assert.doesNotMatch(readProjectFile('deploy/Caddyfile'), /trusted_proxies/);
    const config = readConfig(settings);
    const app = new Hono();
    app.get('/', (c) => c.json([clientIp(c, config), unnamedProxy(c, config)]));
    for (const visitor of ['198.51.100.7', '198.51.100.8', '2001:db8::7']) {
      for (const forged of ['6.6.6.6', '10.0.0.10', '127.0.0.1']) {
        const answer = await app.request(
          '/',
          { headers: headers(visitor, forged) },
          { incoming: { socket: { remoteAddress: peer } } },
        );
        assert.deepEqual(await answer.json(), [visitor, null]);
      }
    }
  });
}

test('fly.toml sets only known variables, and builds the Dockerfile', () => {
  const text = readProjectFile('deploy/fly.toml');
  const [, block = ''] = /^\[env\]\n(.*?)^\[/ms.exec(text) ?? [];
  takesSettings(
    Object.fromEntries(
      [...block.matchAll(/^([A-Z_]+) = "(.+)"$/gm)].map(([, name, value]) => [name!, value!]),
    ),
  );
  assert.equal(join('deploy', /^dockerfile = "(.+)"$/m.exec(text)?.[1] ?? ''), 'Dockerfile');
});
