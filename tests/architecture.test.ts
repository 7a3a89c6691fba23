import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { findCycle, type Import, readSources, type SourceFile } from './support/imports.ts';

const isTest = ({ path }: SourceFile) => /\.(test|fixture)\.tsx?$/.test(path);
const all = readSources();
const sources = all.filter((file) => !isTest(file));

/** Bottom up: a folder imports itself and those before it. */
const folders = [
  'kit',
  'company',
  'people',
  'delivery',
  'sales',
  'money',
  'visits',
  'messages',
  'articles',
  'office',
  'site',
  'app',
];
const getHeight = (path: string) => folders.indexOf(path.split('/')[1]!);

const serverKit = ['backup', 'db', 'files', 'http', 'monitor', 'outbox', 'push', 'server'];
const browserKit = ['pages', 'panel', 'ui'];

type Part = 'anywhere' | 'server' | 'panel' | 'site';

/** Where a file runs: that follows from its folder. */
function getPart(path: string): Part {
  const [, folder, room = '', part] = path.split('/');
  if (folder === 'site') return /-texts(\.[a-z]{2})?\.ts$/.test(path) ? 'anywhere' : 'site';
  if (folder === 'app') return room === 'panel' || room === 'site' ? room : 'server';
  if (folder === 'kit' && serverKit.includes(room)) return 'server';
  if (folder === 'kit' && browserKit.includes(room)) return room === 'panel' ? 'panel' : 'site';
  if (path === 'src/kit/project-root.ts') return 'server';
  return part === 'server' || part === 'panel' || part === 'site' ? part : 'anywhere';
}

/** The folder of a noun with the part of it, such as `sales/quotes/server`. */
function getRoom(path: string): string {
  const [, folder, room, part] = path.split('/');
  const inRoom = folder !== 'kit' && folder !== 'site' && folder !== 'app';
  return [folder, room, ...(inRoom && /^(server|panel|site)$/.test(part!) ? [part] : [])].join('/');
}

const isOwn = (target: string) => target.startsWith('src/');

/** Fails with every import that `isAllowed` refuses. */
function wall(
  rule: string,
  isMeant: (file: SourceFile) => boolean,
  isAllowed: (found: Import, file: SourceFile) => boolean,
) {
  test(rule, () => {
    const files = sources.filter(isMeant);
    assert.ok(files.length > 0, 'the rule is about something');
    const breaches = files.flatMap((file) =>
      file.imports
        .filter((found) => !isAllowed(found, file))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
    assert.deepEqual(breaches, [], rule);
  });
}

test('every file lies in a folder of the plan', () => {
  assert.deepEqual(
    all.map(({ path }) => path).filter((path) => getHeight(path) < 0),
    [],
  );
});

test('every import inside src points to an existing file', () => {
  const missing = sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => isOwn(target) && !existsSync(target))
      .map(({ target }) => `${path} imports ${target}`),
  );
  assert.deepEqual(missing, []);
});

wall(
  'the top of a room runs anywhere: it imports zod and the tops of rooms',
  ({ path }) => getPart(path) === 'anywhere',
  ({ target }) => (isOwn(target) ? getPart(target) === 'anywhere' : /^zod(\/|$)/.test(target)),
);

wall(
  'the server takes only types from what browsers run: pages and screens come from the build',
  ({ path }) => getPart(path) === 'server',
  ({ target, isType }) => isType || !isOwn(target) || ['anywhere', 'server'].includes(getPart(target)),
);

wall(
  'browsers get nothing of the server',
  ({ path }) => ['panel', 'site'].includes(getPart(path)),
  ({ target, isType }, { path }) =>
    !isOwn(target) || getPart(target) !== 'server' || (isType && path.startsWith('src/app/')),
);

wall(
  'the site never imports the panel',
  ({ path }) => getPart(path) === 'site',
  ({ target }, { path }) =>
    !isOwn(target) || getPart(target) !== 'panel' || path === 'src/app/site/render.tsx',
);

wall(
  'of the site, the panel imports only what knows no page',
  ({ path }) => getPart(path) === 'panel',
  ({ target }, { path }) =>
    !isOwn(target) ||
    getPart(target) !== 'site' ||
    /^src\/(kit|company)\//.test(target) ||
    path.startsWith('src/app/'),
);

/** The kit names some of the business by type: what tables hold, what the server shares, what mail and pages show. */
const namesTypes = (path: string) =>
  path.startsWith('src/kit/db/tables/') ||
  [
    'src/kit/mail/server/mailer.ts',
    'src/kit/outbox/worker.ts',
    'src/kit/pages/page.ts',
    'src/kit/server/deps.ts',
  ].includes(path);

wall(
  'the kit knows no business',
  ({ path }) => path.startsWith('src/kit/'),
  ({ target, isType }, { path }) =>
    !isOwn(target) || target.startsWith('src/kit/') || (isType && namesTypes(path)),
);

/** Imports that still go up. A new one is an event with a reaction instead; one that is gone leaves this list. */
const upward: readonly string[] = [
  'sales/customers/server/customer-details.ts → money/ledger/server/sums.ts',
];

test(`imports go down only: ${folders.join(', ')}`, () => {
  const found = sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target, isType }) => !isType && isOwn(target) && getHeight(target) > getHeight(path))
      .map(({ target }) => `${path.slice(4)} → ${target.slice(4)}`),
  );
  assert.deepEqual(found.toSorted(), upward.toSorted());
});

wall(
  'only app registers the routes of a room, and its emails stay inside it',
  ({ path }) => getPart(path) === 'server',
  ({ target }, { path }) => {
    if (!isOwn(target) || getRoom(target) === getRoom(path)) return true;
    if (target.endsWith('.routes.ts')) return path.startsWith('src/app/');
    return !target.endsWith('.emails.ts');
  },
);

wall(
  'migrations import kysely only',
  ({ path }) => path.startsWith('src/kit/db/migrations/'),
  ({ target }) => /^kysely(\/|$)/.test(target) || /^src\/kit\/db\/migrations\/[\w-]+\//.test(target),
);

test('only tests import test fixtures', () => {
  const breaches = sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => /\.(test|fixture)\.tsx?$/.test(target))
      .map(({ target }) => `${path} imports ${target}`),
  );
  assert.deepEqual(breaches, []);
});

test('no file imports itself through others, not even for a type', () => {
  // A translation names itself, so that the type check compares it with the English texts.
  const next = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.map(({ target }) => target).filter((target) => target !== path),
    ]),
  );
  assert.equal(findCycle(next), null);
});

test('no room imports itself through others', () => {
  const next = new Map<string, string[]>();
  for (const { path, imports } of sources) {
    const room = getRoom(path);
    const others = imports
      .filter(({ target, isType }) => !isType && isOwn(target))
      .map(({ target }) => getRoom(target))
      .filter((other) => other !== room && other.split('/')[0] === room.split('/')[0]);
    next.set(room, [...(next.get(room) ?? []), ...others]);
  }
  assert.equal(findCycle(next), null);
});

test('visits are written in one place, which does all that follows', () => {
  const writers = sources
    .filter(({ text }) => /(insertInto|updateTable)\('visits'\)/.test(text))
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('src/kit/db/migrations/'));
  assert.deepEqual(writers.toSorted(), [
    // Nobody is there to get a message.
    'src/app/seed/sample-visits.ts',
    'src/visits/visits/server/write-visit.ts',
  ]);
});

test('the environment is read in one place', () => {
  const readers = sources
    .filter(({ path }) => getPart(path) === 'server')
    .filter(({ text }) =>
      /process\.env(?!\.\w+ = )|node:process/.test(text.replace('environment = process.env', '')),
    );
  assert.deepEqual(
    readers.map(({ path }) => path),
    [],
  );
});

test('file names are kebab-case and name a topic', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const wrong = all.filter(({ path }) => {
    const names = path.split('/').map((name) => name.replace(/\.tsx?$/, ''));
    return names.some((name) => !kebab.test(name) || /^(utils?|helpers?|common|misc|index)$/.test(name));
  });
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  );
});

test('no file has more than 250 lines, except texts, migrations and generated files', () => {
  const exempt = /^src\/(app\/seed|kit\/db\/migrations|site\/legal)\/|-texts(\.es)?\.ts$|\/pictures\.ts$/;
  const long = sources.filter(({ path, text }) => !exempt.test(path) && text.split('\n').length - 1 > 250);
  assert.deepEqual(
    long.map(({ path, text }) => `${path}: ${text.split('\n').length - 1} lines`),
    [],
  );
});
