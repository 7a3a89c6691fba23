import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import budgets from '../scripts/vitals/budgets.json' with { type: 'json' };

const dist = new URL('../dist/client/', import.meta.url);
const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
);

const first = ['src/web/enhance/enhance.ts', 'src/web/site/calculator/calculator-entry.tsx'];
const form = 'src/web/site/calculator/details.tsx';
const rest = ['src/web/site/calculator/complete-step.tsx', 'src/web/site/booking/booking.tsx'];

/** The files of modules and of all that they import. */
function filesOf(keys: readonly string[], found = new Map<string, string>()): Map<string, string> {
  for (const key of keys) {
    const chunk = manifest[key];
    assert.ok(chunk, `${key} is no chunk of its own`);
    if (found.has(key)) continue;
    found.set(key, chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

function weigh(keys: readonly string[], compress: (body: Buffer) => Buffer) {
  const sizes = [...filesOf(keys).values()].map(
    (file) => [file, compress(readFileSync(new URL(file, dist))).length] as const,
  );
  return { sum: sizes.reduce((sum, [, size]) => sum + size, 0), list: sizes.join('\n') };
}

const gzip = (body: Buffer) => gzipSync(body, { level: 9 });
const { form: ofForm, all: ofAll } = budgets.bytes.calculator;

test(`the calculator with its form is at most ${ofForm} bytes of script even as gzip`, (context) => {
  const { sum, list } = weigh([...first, form], gzip);
  context.diagnostic(`${sum} bytes`);
  assert.ok(sum <= ofForm, `${sum} bytes:\n${list}`);
});

test(`all of the calculator, up to the booked visit, is at most ${ofAll} bytes of script as browsers get it`, (context) => {
  const { sum, list } = weigh([...first, form, ...rest], brotliCompressSync);
  context.diagnostic(`${sum} bytes`);
  assert.ok(sum <= ofAll, `${sum} bytes:\n${list}`);
});
