import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RootOperationNode } from 'kysely';
import { readUnsubscribeToken, unsubscribeUrl } from '#articles/newsletter/server/newsletter-links.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { makeSecrets, readSecret } from './secrets.ts';

test('keys are made once, at the start, and reading one writes nothing', async (context) => {
  const { deps } = await openTestApp(context);
  const kept = await readSecret(deps.db, 'session-cookies');
  const secrets = () => deps.db.selectFrom('secrets').selectAll().orderBy('name').execute();
  const made = await secrets();
  assert.ok(made.length > 1);
  await makeSecrets(deps.db);
  assert.deepEqual(await secrets(), made);
  const kinds: RootOperationNode['kind'][] = [];
  const db = deps.db.withPlugin({
    transformQuery({ node }) {
      kinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const reading = { ...deps, db };
  assert.equal(await readSecret(db, 'session-cookies'), kept);
  const url = new URL(await unsubscribeUrl(reading, 7));
  const read = await readUnsubscribeToken(reading, url.searchParams.get('token')!);
  assert.deepEqual(read, { id: 7, sendingId: null });
  await makeSecrets(db);
  assert.deepEqual(new Set(kinds), new Set(['SelectQueryNode']));
});
