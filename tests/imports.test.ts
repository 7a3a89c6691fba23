import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCycle, importsOf } from './support/imports.ts';

test('imports are found in every form of statement', () => {
  const text = `
import { a } from '#shared/a.ts';
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
type K = typeof import('#web/k.tsx');
export const l = 'import { l } from';
`;
  assert.deepEqual(
    importsOf('src/server/x/y.ts', text).map(({ target, isType }) => `${isType ? 'type ' : ''}${target}`),
    [
      'src/shared/a.ts',
      'type src/server/x/b.ts',
      'src/server/c.ts',
      'e/f',
      'src/server/x/g.ts',
      'type src/server/x/h.ts',
      'src/server/x/i.ts',
      'src/server/x/j.ts',
      'type src/web/k.tsx',
    ],
  );
});

test('import cycles are found, and nothing else', () => {
  const next = (...pairs: [string, string[]][]) => new Map(pairs);
  assert.equal(findCycle(next(['a', ['b', 'c']], ['b', ['c']], ['c', []])), null);
  assert.equal(findCycle(next(['a', ['b']], ['b', ['c']], ['c', ['b']])), 'b → c → b');
});
