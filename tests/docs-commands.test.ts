import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { api } from '#shared/paths.ts';
import { pages, read, root } from './support/documents.ts';
import { contactBody } from './support/leads.ts';
import { startTestServer } from './support/server.ts';

/** Every command of a block of shell, without comments, each on one line. */
function commandsOf(page: string): string[] {
  const blocks = read(page).matchAll(/^ *```sh\n(.*?)^ *```/gms);
  return [...blocks].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/(^|\s+)# .*$/, '').trim())
      .filter(Boolean),
  );
}
const documented = [...new Set(pages.flatMap(commandsOf))];

const saved = 'data/backups/2026-11-21T11-00-00Z';

/** Run here, in this order, as the documents have them; `put` names what a reader puts in, `adds` answers what would be asked. */
const runHere: Record<string, { adds?: string[]; put?: Record<string, string>; says: RegExp }> = {
  'npm run admin -- list': { says: /admin/ },
  'npm run admin -- add kim --name "Kim Doe" --email kim@example.com': {
    adds: ['--generate'],
    says: /kim/,
  },
  'npm run admin -- reset-password kim --generate': { says: /kim/ },
  'npm run admin -- remove kim': { says: /kim/ },
  'npm run backup': { says: /read back and found right/ },
  'npm run backup -- --to /mnt/backups': {
    put: { '/mnt/backups': 'ELSEWHERE' },
    says: /read back and found right/,
  },
  'npm run person -- export ana@example.com --to ana.json': {
    put: { 'ana.json': 'ELSEWHERE/ana.json' },
    says: /ana\.json/,
  },
  'npm run person -- erase "(818) 555-0111"': { adds: ['--yes'], says: /erased|deleted/i },
  'npm run restore': { says: /Usage: npm run restore.+backups/s },
  [`npm run restore -- ${saved} --yes`]: {
    put: { [saved]: 'DATA/backups' },
    says: /Restored \d+ rows \(1 request/,
  },
};

/** Run by another test, or a step of `npm test`, which must speak of it. */
const runElsewhere: [pattern: RegExp, file: string, word: string][] = [
  [/^npm start$/, 'scripts/start.test.mjs', "'npm', ['start']"],
  [/^npm test\b/, '.ci/run', 'npm test'],
  [/^npm run check$/, 'scripts/test.mjs', 'npm run check'],
  [/^npm run fuzz$/, 'tests/fuzz.test.ts', 'runFuzz'],
  [/^npm run new-business\b/, 'tests/new-business.test.ts', 'new-business'],
  [/^npm run durability\b/, 'scripts/durability.test.mjs', 'durability'],
  [/^npm run restore -- data\/backups\/\S+$/, 'src/server/backup/commands.test.ts', 'restore'],
  [/^DATABASE_URL=\S+ npm run restore\b/, 'src/server/backup/commands.test.ts', 'restore'],
  [/^curl .*localhost:3000\/api\//, 'src/server/features/reference/answers.test.ts', 'sendLead'],
  [/^curl .*\/metrics$/, 'src/server/features/system/metrics.test.ts', 'Authorization'],
  [/^curl .*\/readyz$/, 'src/server/features/reference/answers.test.ts', 'isReady'],
  [/^curl .*"\$callbackUrl"/, 'src/server/features/articles/article-callback.test.ts', 'callback'],
];

/** What changes the machine, needs an account somewhere or never ends; the files of the repository that it names must exist. */
const cannotRunHere: [pattern: RegExp, reason: string][] = [
  [/^sudo /, 'needs root on a server'],
  [/^cd \/opt\/sunweave$/, 'a folder of the server'],
  [/^echo 'SITE=\S+' \| sudo tee /, 'needs root on a server'],
  [/^(SITE=\S+ )?docker compose /, 'needs Docker'],
  [/^export SITE=/, 'is read by docker compose'],
  [/^fly /, 'needs an account'],
  [/^npm run dev$/, 'serves until somebody stops it, with hot reload that only a person sees'],
];

/** A line of an environment file. */
const isSetting = (line: string) => /^[A-Z_]+=\S+$/.test(line);

test('every command of the documents is run here or elsewhere, or cannot be run', () => {
  const known = (line: string) =>
    line in runHere ||
    isSetting(line) ||
    [...runElsewhere, ...cannotRunHere].some(([pattern]) => pattern.test(line));
  assert.ok(documented.length > 40);
  assert.deepEqual(
    documented.filter((line) => !known(line)),
    [],
  );
  assert.deepEqual(
    Object.keys(runHere).filter((line) => !documented.includes(line)),
    [],
    'what is run here is documented',
  );
});

test('what the documents set is a variable of the product, and what they run is a script', () => {
  const example = read('.env.example');
  const scripts = JSON.parse(read('package.json')).scripts;
  for (const line of documented) {
    if (isSetting(line)) assert.ok(example.includes(`#${line.split('=')[0]}=`), line);
    for (const [, name = ''] of line.matchAll(/npm run ([\w-]+)/g)) assert.ok(name in scripts, line);
  }
});

test('files that the documents hand to a command, and those that run the others, exist', () => {
  for (const line of documented) {
    for (const [path] of line.matchAll(/(?<![\w/.])(\/opt\/sunweave\/)?deploy\/[\w./-]+/g)) {
      assert.ok(existsSync(join(root, path.replace('/opt/sunweave/', ''))), line);
    }
  }
  for (const [pattern, file, word] of runElsewhere) {
    assert.ok(
      documented.some((line) => pattern.test(line)),
      `${pattern} is documented`,
    );
    assert.ok(existsSync(join(root, file)), file);
    assert.ok(read(file).includes(word), `${file}: ${word}`);
  }
  for (const [pattern] of cannotRunHere) {
    assert.ok(
      documented.some((line) => pattern.test(line)),
      `${pattern} is documented`,
    );
  }
});

test('the commands about administrators, backups and persons work as they are written', {
  timeout: 180_000,
}, async (t) => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'docs-'));
  t.after(() => rm(elsewhere, { recursive: true }));
  const server = await startTestServer();
  t.after(server.close);
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
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  for (const [line, { adds = [], put = {}, says }] of Object.entries(runHere)) {
    let filled = line;
    for (const [from, to] of Object.entries(put)) filled = filled.replace(from, to);
    filled = filled.replace('ELSEWHERE', elsewhere).replace('DATA', dataDir);
    const [, script = '', rest = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(filled) ?? [];
    const given = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    const output = await outputOf([`src/server/${script}.ts`, ...given, ...adds], env);
    assert.match(output, says, line);
  }
});

const outputOf = (given: string[], env: NodeJS.ProcessEnv) =>
  new Promise<string>((done) => {
    execFile(process.execPath, given, { cwd: root, env }, (_error, stdout, stderr) => done(stdout + stderr));
  });
