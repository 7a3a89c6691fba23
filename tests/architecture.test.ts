import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { findCycle, type Import, readSources, type SourceFile } from './support/imports.ts';

const isTest = ({ path }: SourceFile) => /\.(test|fixture)\.tsx?$/.test(path);
const all = readSources();
const sources = all.filter((file) => !isTest(file));

/** Fails with every import under `folder` that `isAllowed` refuses. */
function wall(rule: string, folder: string, isAllowed: (found: Import, file: SourceFile) => boolean) {
  test(rule, () => {
    const files = sources.filter(({ path }) => path.startsWith(folder));
    assert.ok(files.length > 0, `there are files in ${folder}`);
    const breaches = files.flatMap((file) =>
      file.imports
        .filter((found) => !isAllowed(found, file))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
    assert.deepEqual(breaches, [], rule);
  });
}

const isUnder = (target: string, ...folders: string[]) => folders.some((folder) => target.startsWith(folder));

test('every import inside src points to an existing file', () => {
  const missing = sources.flatMap(({ path, imports }) =>
    imports
      .filter((found) => isUnder(found.target, 'src/') && !existsSync(found.target))
      .map(({ target }) => `${path} imports ${target}`),
  );
  assert.deepEqual(missing, []);
});

wall(
  'shared runs anywhere: it imports zod and itself',
  'src/shared/',
  ({ target }) => target.startsWith('src/shared/') || /^zod(\/|$)/.test(target),
);

wall(
  'the browser’s part never imports the server',
  'src/web/',
  ({ target }) => !isUnder(target, 'src/server/'),
);

wall('the site never imports the panel', 'src/web/site/', ({ target }) => !isUnder(target, 'src/web/admin/'));

wall('the panel never imports the site', 'src/web/admin/', ({ target }) => !isUnder(target, 'src/web/site/'));

const nouns = new Set(
  sources.flatMap(({ path }) => /^src\/server\/features\/([\w-]+)\//.exec(path)?.[1] ?? []),
);
const namesNoun = (target: string) =>
  isUnder(
    target,
    'src/shared/content/',
    'src/shared/coverage',
    'src/shared/pricing',
    'src/shared/quote-form',
  ) || [...nouns].some((noun) => target === `src/shared/${noun}.ts`);

wall(
  'the primitives of web/ui know no noun, no page and no screen',
  'src/web/ui/',
  ({ target }) =>
    !namesNoun(target) && !isUnder(target, 'src/web/site/', 'src/web/admin/', 'src/web/enhance/'),
);

wall(
  'the server takes only types from web: what runs comes from the build',
  'src/server/',
  ({ target, isType }) => isType || !isUnder(target, 'src/web/'),
);

/** Bottom up. A file may import its own layer and those before it; types may come from anywhere. */
const layers: [name: string, ...paths: string[]][] = [
  [
    'ground',
    'project-root',
    'errors',
    'say',
    'log',
    'storage-url',
    'sms-url',
    'mail-address',
    'guarded-fetch',
    'outside-url',
    'outside-call',
    'config-variables',
    'config',
    'env-file',
    'data-folder',
    'error-line',
    'deps',
    'rounds',
    'monitor/',
  ],
  ['ports', 'db/', 'files/', 'mail/', 'sms/', 'stripe/', 'push/'],
  ['http, outbox and backup', 'http/', 'outbox/', 'backup/'],
  ['features', 'features/'],
  ['reactions', 'reactions'],
  ['API', 'api'],
  ['pages and seed', 'pages/', 'seed/'],
  ['application', 'app', 'sweeps', 'compose-emails', 'background-work'],
  [
    'process',
    'serve',
    'serve-development',
    'open-site',
    'start',
    'dev',
    'crash',
    'stop',
    'startup-error',
    'main',
    'commands/',
  ],
];
const layerOf = (path: string) =>
  layers.findIndex(([, ...parts]) => parts.some((part) => isPart(path.slice('src/server/'.length), part)));
const isPart = (path: string, part: string) =>
  part.endsWith('/') ? path.startsWith(part) : path === `${part}.ts`;

test('every file of the server belongs to a layer', () => {
  const strays = sources
    .map(({ path }) => path)
    .filter((path) => path.startsWith('src/server/') && layerOf(path) < 0);
  assert.deepEqual(strays, []);
});

wall(
  `on the server imports go down only: ${layers.map(([name]) => name).join(', ')}`,
  'src/server/',
  ({ target, isType }, { path }) =>
    isType || !isUnder(target, 'src/server/') || layerOf(target) <= layerOf(path),
);

const featureOf = (path: string) => /^src\/server\/features\/([\w-]+)\//.exec(path)?.[1];

wall(
  'only api.ts and app.ts register the routes of a feature, and its emails stay inside it',
  'src/server/',
  (found, file) => {
    const feature = featureOf(found.target);
    if (feature === undefined || feature === featureOf(file.path)) return true;
    if (found.target.endsWith('.routes.ts')) return /^src\/server\/(api|app)\.ts$/.test(file.path);
    return !found.target.endsWith('.emails.ts');
  },
);

/** Features that change several nouns together. */
const workflows = [
  'booking',
  'decisions',
  'leads',
  'online-payments',
  'privacy',
  'stripe-connection',
  'today',
  'visit-progress',
];
wall(
  'no noun imports a workflow that spans nouns',
  'src/server/features/',
  ({ target }, { path }) =>
    workflows.includes(featureOf(path)!) || !workflows.includes(featureOf(target) ?? ''),
);

wall(
  'http knows no noun',
  'src/server/http/',
  ({ target, isType }) => isType || !namesNoun(target) || isUnder(target, 'src/shared/content/'),
);

wall(
  'migrations import kysely only',
  'src/server/db/migrations/',
  ({ target }) => /^kysely(\/|$)/.test(target) || isUnder(target, 'src/server/db/migrations/baseline/'),
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

for (const parent of [
  'src',
  'src/server',
  'src/server/features',
  'src/web',
  'src/web/site',
  'src/web/admin',
]) {
  test(`no folder of ${parent} imports itself through others, not even for a type`, () => {
    const folderOf = (path: string) => new RegExp(`^${parent}/([\\w-]+)/`).exec(path)?.[1];
    const next = new Map<string, string[]>();
    for (const { path, imports } of sources) {
      const folder = folderOf(path);
      if (folder === undefined) continue;
      const others = imports.map(({ target }) => folderOf(target)).filter((other) => other !== undefined);
      next.set(folder, [...(next.get(folder) ?? []), ...others.filter((other) => other !== folder)]);
    }
    assert.ok(next.size > 1, `there are folders in ${parent}`);
    assert.equal(findCycle(next), null);
  });
}

test('visits are written in one place, which does all that follows', () => {
  const writers = sources
    .filter(({ text }) => /(insertInto|updateTable)\('visits'\)/.test(text))
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('src/server/db/migrations/'));
  assert.deepEqual(writers.toSorted(), [
    'src/server/features/leads/write-visit.ts',
    // Nobody is there to get a message.
    'src/server/seed/sample-visits.ts',
  ]);
});

test('the environment is read in one place', () => {
  const readers = sources
    .filter(({ path }) => path.startsWith('src/server/'))
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

test('no file has more than 250 lines, except content, migrations and generated files', () => {
  const exempt = /^src\/(shared\/content|server\/seed|server\/db\/migrations)\/|\/pictures\.ts$/;
  const long = sources.filter(({ path, text }) => !exempt.test(path) && text.split('\n').length - 1 > 250);
  assert.deepEqual(
    long.map(({ path, text }) => `${path}: ${text.split('\n').length - 1} lines`),
    [],
  );
});
