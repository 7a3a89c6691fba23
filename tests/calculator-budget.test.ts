import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { translatedLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import budgets from '../scripts/vitals/budgets.json' with { type: 'json' };

const dist = new URL('../dist/client/', import.meta.url);
type Manifest = Record<string, { file: string; imports?: string[] }>;
const read = (name: string): Manifest => JSON.parse(readFileSync(new URL(`.vite/${name}`, dist), 'utf8'));
const limits = budgets.bytes.calculator;
const builds = [
  { name: 'the calculator', manifest: read('manifest.json') },
  ...translatedLanguages.map((language) => ({
    name: `the ${languageEntries[language].englishName} calculator`,
    manifest: read(`manifest.${language}.json`),
  })),
];

const first = ['src/site/enhance/enhance.ts', 'src/site/calculator/calculator-entry.tsx'];
const later = [
  'src/site/calculator/details.tsx',
  'src/site/calculator/book-now.tsx',
  'src/site/calculator/complete-step.tsx',
  'src/visits/booking/site/booking.tsx',
];

/** The files of modules and of all that they import. */
function getFiles(
  manifest: Manifest,
  keys: readonly string[],
  found = new Map<string, string>(),
): Map<string, string> {
  for (const key of keys) {
    const chunk = manifest[key];
    assert.ok(chunk, `${key} is no chunk of its own`);
    if (found.has(key)) continue;
    found.set(key, chunk.file);
    getFiles(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function weigh(manifest: Manifest, keys: readonly string[]) {
  const sizes = [...getFiles(manifest, keys).values()].map(
    (file) => [file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length] as const,
  );
  return { sum: sizes.reduce((sum, [, size]) => sum + size, 0), list: sizes.join('\n') };
}

for (const { name, manifest } of builds) {
  test(`${name} is at most ${limits.first} bytes of script before its form, and ${limits.all} up to the booked visit`, (context) => {
    for (const [limit, keys] of [
      [limits.first, first],
      [limits.all, [...first, ...later]],
    ] as const) {
      const { sum, list } = weigh(manifest, keys);
      context.diagnostic(`${sum} bytes`);
      assert.ok(sum <= limit, `${sum} bytes:\n${list}`);
    }
  });
}
