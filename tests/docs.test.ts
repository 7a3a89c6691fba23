import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { pages, read, root } from './support/documents.ts';

test('every link of the documents leads to a file, and to a heading of it', () => {
  let links = 0;
  for (const page of [...pages, 'CHANGELOG.md']) {
    const text = read(page)
      .replaceAll(/```.*?```/gs, '')
      .replaceAll(/`[^`\n]*`/g, '');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      links += 1;
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? join(root, page) : resolve(root, dirname(page), path);
      assert.ok(existsSync(file), `${page}: ${target}`);
      if (anchor) assert.ok(anchorsOf(readFileSync(file, 'utf8')).includes(anchor), `${page}: ${target}`);
    }
  }
  assert.ok(links > 10);
});

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the README names every variable', () => {
  const names = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  assert.ok(names.length > 15);
  const readme = read('README.md');
  assert.deepEqual(
    names.filter((name) => !readme.includes(`\`${name}\``)),
    [],
  );
});

const testFiles = globSync('{src,tests,scripts}/**/*.test.{ts,tsx,mjs}', { cwd: root });
const filesNamed = (name: string) => testFiles.filter((path) => `/${path}`.endsWith(`/${name}`));

test('every test file that the documents name exists', () => {
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/`([\w./-]+\.test\.(?:tsx?|mjs))\b/g)].map(([, name = '']) => name),
  );
  assert.ok(named.length > 40);
  const isExample = (name: string) => /\bx\.test\.ts$/.test(name);
  const missing = named.filter((name) => !isExample(name) && filesNamed(name).length === 0);
  assert.deepEqual(missing, []);
});

test('what the threat model names as a proof is the name of a test in that file', () => {
  const straight = (text: string) => text.replaceAll('’', "'");
  let proofs = 0;
  for (const [, name = '', says = ''] of read('docs/security.md').matchAll(
    /`([\w./-]+\.test\.tsx?)`: ([^|`]+)(?=; `| \|)/g,
  )) {
    const text = straight(filesNamed(name).map(read).join('\n'));
    for (const part of straight(says)
      .replaceAll(/\(.*?\)/g, '')
      .split(/[;…]/)) {
      assert.ok(text.includes(part.trim()), `${name}: ${part}`);
      proofs += 1;
    }
  }
  assert.ok(proofs > 50);
});
