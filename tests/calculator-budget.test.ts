import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import budgets from '../scripts/vitals/budgets.json' with { type: 'json' };

const dist = new URL('../dist/client/', import.meta.url);
type Manifest = Record<string, { file: string; imports?: string[] }>;
const read = (name: string): Manifest => JSON.parse(readFileSync(new URL(`.vite/${name}`, dist), 'utf8'));
const { calculator, spanishCalculator } = budgets.bytes;
const builds = [
  { name: 'the calculator', manifest: read('manifest.json'), limits: calculator },
  { name: 'the Spanish calculator', manifest: read('manifest.es.json'), limits: spanishCalculator },
];

const first = ['src/web/enhance/enhance.ts', 'src/web/site/calculator/calculator-entry.tsx'];
const form = 'src/web/site/calculator/details.tsx';
const rest = ['src/web/site/calculator/complete-step.tsx', 'src/web/site/booking/booking.tsx'];

/** The files of modules and of all that they import. */
function filesOf(
  manifest: Manifest,
  keys: readonly string[],
  found = new Map<string, string>(),
): Map<string, string> {
  for (const key of keys) {
    const chunk = manifest[key];
    assert.ok(chunk, `${key} is no chunk of its own`);
    if (found.has(key)) continue;
    found.set(key, chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function weigh(manifest: Manifest, keys: readonly string[], compress: (body: Buffer) => Buffer) {
  const sizes = [...filesOf(manifest, keys).values()].map(
    (file) => [file, compress(readFileSync(new URL(file, dist))).length] as const,
  );
  return { sum: sizes.reduce((sum, [, size]) => sum + size, 0), list: sizes.join('\n') };
}

const gzip = (body: Buffer) => gzipSync(body, { level: 9 });

for (const { name, manifest, limits } of builds) {
  test(`${name} with its form is at most ${limits.form} bytes of script even as gzip`, (context) => {
    const { sum, list } = weigh(manifest, [...first, form], gzip);
    context.diagnostic(`${sum} bytes`);
    assert.ok(sum <= limits.form, `${sum} bytes:\n${list}`);
  });

  test(`all of ${name}, up to the booked visit, is at most ${limits.all} bytes of script as browsers get it`, (context) => {
    const { sum, list } = weigh(manifest, [...first, form, ...rest], brotliCompressSync);
    context.diagnostic(`${sum} bytes`);
    assert.ok(sum <= limits.all, `${sum} bytes:\n${list}`);
  });
}
