import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { commandLine } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { auditLabel, auditLines, auditLineText } from '#office/audit/audit-text.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { settingsFacts } from './settings-facts.ts';

test('every setting has a name in the audit log, and lists are told in words', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const closures = [{ from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' }];
  const faqs = [{ question: 'Do you wash rugs?', answer: 'Yes.' }];
  const values = { ...defaultSettings, closures, reviewUrl: 'https://example.com', faqs };
  const after = settingsFacts(values);
  await db
    .transaction()
    .execute((trx) =>
      record(
        trx,
        { by: commandLine, type: 'settings-changed', subject: { kind: 'settings' }, after },
        new Date(),
      ),
    );
  const { content } = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow();
  const { after: stored } = JSON.parse(content) as { after: Record<string, string | number> };
  const unnamed = Object.keys(stored).filter((name) => auditLabel(name) === name);
  assert.deepEqual(unnamed, []);
  const lines = auditLines({ before: null, after: stored }).map(auditLineText);
  assert.ok(lines.includes('Hours on Saturday: 8 AM to 4 PM'));
  assert.ok(lines.includes('Closures: December 24, 2026 – December 26, 2026: Holidays'));
  assert.ok(lines.some((line) => /^Arrival windows: Mon Tue .* 8 to 10 AM/.test(line)));
  assert.ok(lines.includes('Questions on the website: Do you wash rugs? Yes.'));
  assert.ok(lines.includes('Reviews on the website: as delivered'));
  assert.doesNotMatch(lines.join('\n'), /[{}]"|\[\{/);
});
