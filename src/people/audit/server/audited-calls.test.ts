import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiSections } from '#app/api.ts';
import { createTestApp } from '../../../../tests/support/app.ts';
import { auditedCalls, unauditedCalls } from '../../../../tests/support/audited-calls.ts';

test('each call of the panel that writes or exports was decided to be audited, or not', async (context) => {
  const { deps, close } = await createTestApp();
  context.after(close);
  const writing = apiSections(deps)
    .flatMap(({ endpoints }) => Object.entries(endpoints))
    .filter(([, { path }]) => path.startsWith('/api/admin/'))
    .filter(([, { method, path }]) => method !== 'get' || path.endsWith('.csv'))
    .map(([name]) => name);
  assert.deepEqual(writing.sort(), [...auditedCalls, ...Object.keys(unauditedCalls)].sort());
});
