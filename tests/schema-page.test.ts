import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { schemaFile, schemaPage } from '../scripts/schema-page.ts';

test('docs/schema.md shows the schema as all migrations leave it', async () => {
  const isUpToDate = readFileSync(schemaFile, 'utf8') === (await schemaPage());
  assert.ok(isUpToDate, `${schemaFile} is out of date: run npm run schema`);
});
