import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCycle, getImports } from './support/imports.ts';

test('imports are found in every form of statement', () => {
  const text = `
import { a } from '#kit/a.ts';
import type { B } from "./b.ts";
import {
  c,
  type D,
} from '../c.ts';
import 'e/f';
export { g } from './g.ts';
export type { H } from './h.ts';
export * from './i.ts';
const j = await import('./j.ts');
type K = typeof import('#site/k.tsx');
export const l = 'import { l } from';
`;
  assert.deepEqual(
    getImports('src/sales/x/y.ts', text).map(({ target, isType }) => `${isType ? 'type ' : ''}${target}`),
    [
      'src/kit/a.ts',
      'type src/sales/x/b.ts',
      'src/sales/c.ts',
      'e/f',
      'src/sales/x/g.ts',
      'type src/sales/x/h.ts',
      'src/sales/x/i.ts',
      'src/sales/x/j.ts',
      'type src/site/k.tsx',
    ],
  );
});

test('import cycles are found, and nothing else', () => {
  const next = (...pairs: [string, string[]][]) => new Map(pairs);
  assert.equal(findCycle(next(['a', ['b', 'c']], ['b', ['c']], ['c', []])), null);
  assert.equal(findCycle(next(['a', ['b']], ['b', ['c']], ['c', ['b']])), 'b → c → b');
});
