import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import {
  documentPages,
  getAnchors,
  getBlocks,
  inProject,
  quotedIn,
  readProjectFile,
} from './support/documents.ts';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: inProject('.') })
  .toString()
  .split('\n')
  .filter(Boolean);
const folders = [
  ...new Set(
    tracked.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
  ),
].filter(Boolean);

test('every file and folder that a page names exists', () => {
  /** `x`, `00NN` and `*` are placeholders. */
  const isOfReader = /(^|[/-])x([/.-]|$)|00NN|\*/;
  const isElsewhere = /^(DATA_DIR|data|host|bucket|zod|chat|multipart|application|manifest|\.)\b|^\./;
  const named = documentPages.flatMap((page) =>
    quotedIn(page)
      .filter((text) =>
        /^[\w.-]+\.(tsx?|mjs|json|md|yaml|toml|service)$|^[\w.*-]+(\/[\w.*-]+)+\/?$/.test(text),
      )
      .filter((text) => !isOfReader.test(text) && !isElsewhere.test(text))
      .map((text) => [page, text.replace(/\/$/, '')] as const),
  );
  assert.ok(named.length > 100);
  const missing = named.filter(
    ([, path]) => ![...tracked, ...folders].some((known) => known === path || known.endsWith(`/${path}`)),
  );
  assert.deepEqual(missing, []);
});

test('the tree in architecture.md matches the folders', () => {
  const [drawing = ''] = getBlocks('docs/architecture.md', 'text');
  const drawn: string[] = [];
  let parent = '';
  for (const [, indent, names = ''] of drawing.matchAll(/^( {2})?(\w\S*(?:, \S+)*) {2,}/gm)) {
    if (!indent) parent = names;
    drawn.push(...names.split(', ').map((name) => (indent ? `${parent}/${name}` : name)));
  }
  assert.deepEqual(
    drawn.filter((path) => !folders.includes(path)),
    [],
    'what is drawn exists',
  );
  const isMain = (path: string) => /^src\/[^/]+$|^(?!src|docs|\.)[^/]+$/.test(path);
  assert.deepEqual(
    folders.filter(isMain).filter((path) => !drawn.includes(path)),
    [],
    'what exists is drawn',
  );
});

test('every documentation page and heading that a comment names exists', () => {
  let headings = 0;
  for (const file of tracked.filter((path) => /^(src|tests|scripts|bench)\/.*\.(tsx?|mjs|css)$/.test(path))) {
    for (const [target, page = '', anchor] of readProjectFile(file).matchAll(
      /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g,
    )) {
      assert.ok(tracked.includes(page), `${file}: ${target}`);
      if (!anchor) continue;
      headings += 1;
      assert.ok(getAnchors(readProjectFile(page)).includes(anchor), `${file}: ${target}`);
    }
  }
  assert.ok(headings > 0);
});

test('no comment begins with “Of” or “What”', () => {
  const begun = /(?<=^|[\s{])(?:\/\/|\/\*\*?)(?:\s+\*)?\s*(?:Of|What)\b.*/gm;
  const files = tracked.filter((path) => /^(src|tests|scripts|bench)\/.*\.(tsx?|mjs|css)$/.test(path));
  const found = files.flatMap((path) =>
    (readProjectFile(path).match(begun) ?? []).map((text) => `${path}: ${text}`),
  );
  assert.deepEqual(found, []);
});

test('every message that a page quotes stands in the sources', () => {
  const sources = tracked.filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.'));
  const text = plain(sources.map(readProjectFile).join(' '));
  let messages = 0;
  for (const page of documentPages) {
    for (const [, quoted = ''] of readProjectFile(page).matchAll(/“([^”]+)”/g)) {
      messages += 1;
      // The sources compute times, and `…` stands for omitted words.
      for (const part of plain(quoted).split(/…|\d+ \w+/)) assert.ok(text.includes(part.trim()), quoted);
    }
  }
  assert.ok(messages > 20);
});

test('each threat of security.md names existing tests', () => {
  const [, , ...threats] = (readProjectFile('docs/security.md').split('\n## ')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  assert.ok(threats.length > 30);
  for (const row of threats) {
    const names = [...(row.split('|')[3] ?? '').matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, name]) => name);
    assert.notEqual(names.length, 0, row);
    for (const name of names) {
      assert.ok(
        tracked.some((file) => file === name || file.endsWith(`/${name}`)),
        name,
      );
    }
  }
});

const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
