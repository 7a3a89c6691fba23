import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { listSubscribers } from '#articles/newsletter/server/subscribers.queries.ts';
import { listEmails } from '#delivery/emails/server/emails.queries.ts';
import { sweepOutbox } from '#delivery/emails/server/emails.service.ts';
import type { AuditFilter } from '#kit/events/audit.ts';
import { sweepDeliveries } from '#messages/webhooks/server/webhooks.service.ts';
import { listAudit, listAuditAfter } from '#office/audit/server/audit.queries.ts';
import type { AuditRow } from '#office/audit/server/audit.serializer.ts';
import { listTrash } from '#office/trash/server/trash.queries.ts';
import { listQuarantined } from '#sales/leads/server/quarantine.queries.ts';
import { sweepOldLeads } from '#sales/leads/server/sweep-old-leads.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';

const page = { limit: 50, offset: 0 };

const auditFilters: AuditFilter[] = [
  {},
  { from: '2026-11-01', to: '2026-11-30' },
  { person: 'kim' },
  { action: 'signed-in' },
  { person: 'kim', action: 'signed-in', from: '2026-11-01' },
];
const auditEntry = { id: 7, createdAt: '2026-11-21T18:00:00.000Z' } as AuditRow;

test('no list of the office sorts its whole table', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const lists: Record<string, (db: Db) => Promise<unknown>> = {
    emails: (watched) => listEmails(watched, { search: '', ...page }),
    'emails of a status': (watched) => listEmails(watched, { search: '', status: 'failed', ...page }),
    'emails for a purpose': (watched) =>
      listEmails(watched, { search: '', purpose: 'confirmation', ...page }),
    'emails that are searched': (watched) => listEmails(watched, { search: 'ana', ...page }),
    subscribers: (watched) => listSubscribers(watched, { search: '', ...page }),
    'suspected spam': (watched) => listQuarantined(watched, page),
    ...Object.fromEntries(
      auditFilters.flatMap((filter) => [
        [`audit ${Object.keys(filter)}`, (watched: Db) => listAudit(watched, { ...filter, ...page })],
        [
          `audit as CSV ${Object.keys(filter)}`,
          (watched: Db) => listAuditAfter(watched, filter, { last: auditEntry, limit: 1000 }),
        ],
      ]),
    ),
  };
  for (const [name, list] of Object.entries(lists)) {
    for (const plan of await getPlans(db, list)) {
      assert.doesNotMatch(plan, /TEMP B-TREE FOR ORDER BY|Sort Key/, `${name}\n${plan}`);
    }
  }
});

test('a search among emails opens none that it does not show', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  // Postgres keeps long texts apart from the rows.
  if (getEngine(db) === 'postgres') return;
  const passedOver = async (search: string) => {
    const plans = await getPlans(db, (watched) =>
      listEmails(watched, { search, purpose: 'confirmation', ...page, offset: 2000 }),
    );
    return plans.find((plan) => /outbox.* INDEX/.test(plan) && !/docsize/.test(plan));
  };
  const time = '2026-11-21T18:00:00.000Z';
  await db
    .insertInto('outbox')
    .values({
      kind: 'email',
      payload: '{}',
      requestId: null,
      quoteId: null,
      webhookId: null,
      messageId: null,
      runAfter: time,
      leasedUntil: null,
      lastError: null,
      createdAt: time,
      sentAt: null,
    })
    .execute();
  assert.match((await passedOver('a'))!, /COVERING INDEX/);
  assert.match((await passedOver('ana'))!, /outbox_search VIRTUAL TABLE INDEX/);
});

test('what is to be cleared away is found without what is younger', async (context) => {
  const t = await openTestApp(context, { config: { retentionDays: 365 } });
  const time = '2026-11-21T18:00:00.000Z';
  const email = { kind: 'email', payload: '{}', runAfter: time, createdAt: time } as const;
  await t.deps.db.insertInto('outbox').values(Array(1000).fill(email)).execute();
  // Otherwise any index of emails is as good to Postgres.
  if (getEngine(t.deps.db) === 'postgres') await sql`analyze outbox`.execute(t.deps.db);
  for (const sweep of [sweepOutbox, sweepDeliveries, sweepOldLeads]) {
    const plans = await getPlans(t.deps.db, (db) => sweep({ ...t.deps, db }));
    const ofOutbox = plans.filter((plan) => plan.includes('outbox'));
    assert.equal(ofOutbox.length, 1);
    assert.match(ofOutbox[0]!, olderThan[getEngine(t.deps.db)]);
  }
});

const olderThan = {
  sqlite: /outbox_by_creation \(kind=\? AND created_at<\?\)/,
  postgres: /(on|using) outbox_by_creation .*\n\s+Index Cond: \(\(kind = '\w+'::text\) AND \(created_at < /,
};

test('the trash is read without what is not in it', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const plans = await getPlans(db, (watched) => listTrash(watched, page, '2026-10-21T18:00:00.000Z'), {
    mayPostgresSort: true,
  });
  assert.equal(plans.length, 2);
  for (const plan of plans) {
    for (const table of ['requests', 'quotes', 'posts']) {
      assert.match(plan, new RegExp(`(INDEX|using|on) ${table}_deleted`), plan);
    }
    assert.doesNotMatch(plan, /(SCAN|Seq Scan on) (requests|quotes|posts)(?! USING)/, plan);
  }
});
