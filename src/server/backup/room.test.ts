import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '../../../tests/support/app.ts';
import { backUp, sendLead } from './backup.fixture.ts';
import { requireRoom } from './room.ts';

test('a restore beside a server that finds no room for both databases says how much it needs', async (context) => {
  const t = await openTestApp(context);
  await sendLead(t);
  const { manifest } = await backUp(t);
  const { databaseUrl, dataDir } = t.deps.config;
  await requireRoom({ databaseUrl, dataDir }, { manifest, isSavedFirst: true });
  const requests = { ...manifest.tables.requests!, bytes: 2 ** 52 };
  const huge = { ...manifest, tables: { ...manifest.tables, requests } };
  await assert.rejects(
    requireRoom({ databaseUrl, dataDir }, { manifest: huge, isSavedFirst: true }),
    /^Error: The disk of DATA_DIR has [\d,]+ MB free, and about [\d,]+ MB are needed\. Nothing was changed\.$/,
  );
});
