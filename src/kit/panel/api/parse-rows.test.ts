import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { parseRows } from './parse-rows.ts';

const row = z.object({ status: z.enum(['new', 'done']), items: z.array(z.object({ title: z.string() })) });
const good = { status: 'new', items: [{ title: 'Rug' }] };
const odd = { status: 'weird', items: [] };
/** A row without one of its lines would show a wrong sum. */
const half = { status: 'new', items: [{ title: 'Rug' }, { title: null }] };

test('rows that break the schema are left out whole and counted', () => {
  const list = parseRows(z.array(row), [odd, good, half, good]);
  assert.deepEqual(list, { data: [good, good], unreadable: 2 });
  const lists = z.object({ leads: z.array(row), quotes: z.array(row), count: z.int() });
  const parsed = parseRows(lists, { leads: [odd, good], quotes: [half], count: 3 });
  assert.deepEqual(parsed, { data: { leads: [good], quotes: [], count: 3 }, unreadable: 2 });
});

test('an answer that is broken elsewhere is refused', () => {
  const lists = z.object({ leads: z.array(row), count: z.int() });
  assert.throws(() => parseRows(lists, { leads: [good], count: 'many' }));
  assert.throws(() => parseRows(z.array(row), null));
});
