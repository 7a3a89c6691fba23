import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagingSchema } from './paging.ts';

test('limit and offset are whole numbers within bounds, and may be left out', () => {
  assert.deepEqual(pagingSchema.parse({}), {});
  assert.deepEqual(pagingSchema.parse({ limit: '1000', offset: '20' }), { limit: 1000, offset: 20 });
});

const wrong: [limit: string, message: string][] = [
  ['1001', 'At most 1000'],
  ['-1', 'At least 0'],
  ['1.5', 'Enter a whole number'],
  ['ten', 'Enter a whole number'],
];
for (const [limit, message] of wrong) {
  test(`a limit of ${limit} is told: ${message}`, () => {
    const { error } = pagingSchema.safeParse({ limit });
    assert.deepEqual(
      error?.issues.map((issue) => [issue.path, issue.message]),
      [[['limit'], message]],
    );
  });
}
