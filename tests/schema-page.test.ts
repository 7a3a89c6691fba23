import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schemaPage } from '../scripts/schema-page.ts';

test('npm run schema prints tables with columns, references and indexes', async () => {
  const page = await schemaPage();
  assert.match(page, /^## quotes$/m);
  assert.match(page, /^\| quote_id \| integer \| yes \| references quotes.id, on delete set null \|$/m);
  assert.match(page, /^- (unique )?index \w+: \(/m);
});
