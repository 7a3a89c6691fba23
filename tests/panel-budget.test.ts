import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import budgets from '../scripts/vitals/budgets.json' with { type: 'json' };

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = new URL('../dist/admin/', import.meta.url);
const readManifest = (name: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(new URL(`.vite/${name}`, dist), 'utf8'));
const manifest = readManifest('manifest.json');

const entry = 'src/app/panel/main.tsx';
const dashboard = 'src/office/dashboard/panel/dashboard-page.tsx';
const palette = 'src/office/search/panel/palette.tsx';
const crew = 'src/app/panel/crew-panel.tsx';
const limits = budgets.bytes.panel;

/** A chunk and all its static imports. */
function withImports(key: string, found = new Set<string>(), build = manifest): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of build[key]?.imports ?? []) withImports(next, found, build);
  return found;
}

const firstLoad = withImports(dashboard, withImports(entry));

/** All screens of routes.tsx. */
const screens = (manifest[entry]?.dynamicImports ?? []).filter((key) => /-page\.tsx$/.test(key));

const gzipped = (keys: Iterable<string>, build = manifest) =>
  [...keys]
    .map((key) => build[key]!.file)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);

const list = (keys: Iterable<string>) =>
  [...keys].map((key) => `${manifest[key]!.file} ${gzipped([key])}`).join('\n');

const getFiles = (keys: Iterable<string>) => [...keys].filter((key) => manifest[key]!.file.endsWith('.js'));

/** Several screens share these chunks; the first of them loads them. */
const isShared = (key: string) => /^_(screen|record|form)-/.test(key);

test(`the first load of the panel is at most ${limits.first} bytes of JavaScript in four files`, () => {
  assert.ok(manifest[dashboard], 'the dashboard is a chunk of its own');
  assert.ok(gzipped(firstLoad) <= limits.first, `${gzipped(firstLoad)} bytes:\n${list(firstLoad)}`);
  assert.ok(getFiles(firstLoad).length <= 4, list(firstLoad));
});

test(`what screens share is at most ${limits.shared} bytes, once`, () => {
  const shared = Object.keys(manifest).filter(isShared);
  assert.equal(shared.length, 3);
  assert.ok(gzipped(shared) <= limits.shared, `${gzipped(shared)} bytes:\n${list(shared)}`);
});

test(`each screen adds at most ${limits.screen} bytes of its own, and comes in at most ${limits.files} files`, () => {
  assert.ok(screens.length >= 9, `only ${screens.length} screens are loaded when they are opened`);
  for (const screen of screens) {
    const further = [...withImports(screen)].filter((key) => !firstLoad.has(key));
    const own = further.filter((key) => !isShared(key));
    assert.ok(gzipped(own) <= limits.screen, `${screen}: ${gzipped(own)} bytes:\n${list(own)}`);
    assert.ok(getFiles(further).length <= limits.files, `${screen}:\n${list(further)}`);
  }
});

test(`a crew’s phone loads at most ${limits.crew} bytes for its visits`, () => {
  const own = [...withImports(crew)].filter((key) => !withImports(entry).has(key));
  assert.ok(own.includes(crew));
  assert.ok(gzipped(own) <= limits.crew, `${gzipped(own)} bytes:\n${list(own)}`);
});

test('in Spanish a crew’s phone loads less: no screen of the office, and each word once', () => {
  const spanish = readManifest('manifest.es.json');
  const first = withImports(entry, new Set(), spanish);
  const own = [...withImports(crew, new Set(), spanish)].filter((key) => !first.has(key));
  assert.ok(own.includes(crew));
  assert.ok(gzipped(own, spanish) <= limits.crew, `${gzipped(own, spanish)} bytes`);
  assert.ok(gzipped(first, spanish) <= limits.first, `${gzipped(first, spanish)} bytes`);
  const office = Object.keys(spanish).filter((key) => /-page\.tsx$/.test(key) && !/^src\/people\//.test(key));
  assert.deepEqual(office, []);
});

test(`the command palette loads on demand, and adds at most ${limits.palette} bytes`, () => {
  const own = [...withImports(palette)].filter((key) => !firstLoad.has(key));
  assert.ok(own.includes(palette), 'the palette is no part of the first load');
  assert.ok(gzipped(own) <= limits.palette, `${gzipped(own)} bytes`);
});

test('no screen carries an editor or charts before they are opened', () => {
  const heavy = /tiptap|prosemirror|uplot|recharts|chart\.js|d3-/i;
  for (const screen of [entry, ...screens]) {
    for (const key of withImports(screen)) {
      // The hash in a name may spell anything.
      const name = key.replace(/-[\w-]{8}\.js$/, '');
      assert.doesNotMatch(`${name} ${manifest[key]?.src ?? ''}`, heavy, `${screen} loads ${key} right away`);
    }
  }
});
