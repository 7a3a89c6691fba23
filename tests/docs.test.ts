import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '#kit/server/config.ts';
import { cannotRunHere, runElsewhere, runHere } from './support/documented-commands.ts';
import {
  documentedCommands,
  documentPages,
  getAnchors,
  getBlocks,
  getLines,
  getWords,
  inProject,
  isSetting,
  readProjectFile,
} from './support/documents.ts';

test('every documented command is run by a test, or listed with a reason why not', () => {
  const known = (line: string) =>
    line in runHere ||
    isSetting(line) ||
    [...runElsewhere, ...cannotRunHere].some(([pattern]) => pattern.test(line));
  assert.ok(documentedCommands.length > 60);
  assert.deepEqual(
    documentedCommands.filter((line) => !known(line)),
    [],
  );
  assert.deepEqual(
    Object.keys(runHere).filter((line) => !documentedCommands.includes(line)),
    [],
    'what is run here is documented',
  );
  for (const [pattern] of [...runElsewhere, ...cannotRunHere]) {
    assert.ok(
      documentedCommands.some((line) => pattern.test(line)),
      `${pattern} is documented`,
    );
  }
  for (const [, file, word] of runElsewhere) {
    assert.ok(readProjectFile(file).includes(word), `${file}: ${word}`);
  }
});

const engineWords = ['--engine', 'chromium', 'firefox', 'webkit', 'all'];

test('documented npm commands name existing scripts, test parts and files', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json'));
  const named = documentedCommands.flatMap((line) => [...line.matchAll(/npm run ([\w-]+)/g)]);
  assert.ok(named.length > 20);
  for (const [line, name = ''] of named) assert.ok(name in scripts, line);
  const tested = documentedCommands.filter((line) => line.startsWith('npm test -- '));
  for (const word of tested.flatMap((line) => getWords(line).slice(3))) {
    const isPart = [
      'check',
      'unit',
      'api',
      'e2e',
      'engines',
      '--only-sqlite',
      '--help',
      ...engineWords,
    ].includes(word);
    assert.ok(isPart || existsSync(inProject(word)), word);
  }
});

test('every shell block parses', () => {
  const blocks = documentPages.flatMap((page) => getBlocks(page, 'sh'));
  assert.ok(blocks.length > 20);
  for (const block of blocks) execFileSync('sh', ['-n'], { input: block, stdio: ['pipe', 'pipe', 'pipe'] });
});

test('the configuration accepts every documented setting', () => {
  const settings = documentPages.flatMap((page) => [
    ...getBlocks(page, 'ini'),
    // A block may show alternatives, separated by an empty line.
    ...getBlocks(page, 'sh').flatMap((block) => block.split('\n\n')),
  ]);
  let taken = 0;
  for (const block of settings) {
    const lines = getLines(block).filter((line) => /^[A-Z_]+=/.test(line) && !/ (npm|docker) /.test(line));
    if (lines.length === 0) continue;
    taken += lines.length;
    const example = readProjectFile('.env.example');
    const pairs = lines.map((line) => [line.split('=')[0]!, line.slice(line.indexOf('=') + 1)] as const);
    for (const [name] of pairs) assert.ok(example.includes(`#${name}=`), name);
    // The documents show a key as `sk-…`.
    readConfig(Object.fromEntries(pairs.map(([name, value]) => [name, value.replace('…', 'x')])));
  }
  assert.ok(taken >= 12, `${taken} settings`);
});

test('every link leads to an existing file and heading', () => {
  let links = 0;
  for (const page of documentPages) {
    const text = readProjectFile(page)
      .replaceAll(/```.*?```/gs, '')
      .replaceAll(/`[^`\n]*`/g, '');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      links += 1;
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      assert.ok(existsSync(inProject(file)), `${page}: ${target}`);
      if (anchor) assert.ok(getAnchors(readProjectFile(file)).includes(anchor), `${page}: ${target}`);
    }
  }
  assert.ok(links > 30);
});

test('the README names every variable', () => {
  const names = [...readProjectFile('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  assert.ok(names.length > 15);
  const readme = readProjectFile('README.md');
  assert.deepEqual(
    names.filter((name) => !readme.includes(`\`${name}\``)),
    [],
  );
});
