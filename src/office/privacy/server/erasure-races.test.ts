import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { sendLead } from '#kit/backup/backup.fixture.ts';
import type { Db } from '#kit/db/open.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { webhookApi } from '#messages/webhooks/webhooks.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { sweepOldLeads } from '#sales/leads/server/sweep-old-leads.ts';
import { sweepTrash } from '#sales/leads/server/sweep-trash.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { call } from './privacy.fixture.ts';

type Lead = Awaited<ReturnType<typeof sendLead>>;

const email = 'ana@example.com';

/** With a photo, for a day that stays ahead of the clock, which each lead moves by ten minutes. */
async function storeLead(t: TestApp): Promise<Lead> {
  const items = [{ serviceId: await addService(t.deps.db), quantity: 1 }];
  return sendLead(t, { email, quote: quoteBody(items, { preferredDate: '2027-11-01' }).quote });
}

/** Every writer that may add to a person's data while it is being deleted. */
const writers: Record<string, (t: TestApp, lead: Lead) => Promise<Response>> = {
  'a change of the quote': (t, { quoteId }) =>
    t.adminCall('PUT', adminApi.quote(quoteId!), { status: 'contacted', adminNotes: 'Called' }),
  'a change of the request': (t, { id }) =>
    t.adminCall('PATCH', adminApi.request(id), { status: 'scheduled', notes: 'Called' }),
  'a quote into the trash': (t, { quoteId }) => t.adminCall('DELETE', adminApi.quote(quoteId!)),
  'a request out of the trash': (t, { id }) => t.adminCall('POST', adminApi.restoreRequest(id)),
  'a message of the same person': (t) => t.call('POST', api.contact, contactBody({ email })),
  'a quote of the same person with a photo': async (t) => {
    await storeLead(t);
    return new Response(null, { status: 201 });
  },
  'a quote that staff enter for the request': async (t, { id }) =>
    t.adminCall('POST', adminApi.quotes, {
      ...{ firstName: 'Ana', email, zipCode: '91501', contactMethod: 'email', requestId: id },
      items: [{ serviceId: await addService(t.deps.db), quantity: 1 }],
    }),
  'a sign-up for the newsletter': (t) => t.call('POST', api.newsletter, { email }),
  'an e-mail that is tried again': async (t) => {
    const job = await t.deps.db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirst();
    return t.adminCall('POST', adminApi.retryEmail(job?.id ?? 1));
  },
};

/** Everything that deletes for good. */
const deletions: Record<string, (t: TestApp) => Promise<unknown>> = {
  'an erasure': (t) => call(t, privacyApi.erase, email),
  'a purge of the trash': (t) => sweepTrash(t.deps),
  'the retention': (t) => sweepOldLeads(t.deps),
};

/** Rows that tell of a record which is gone. */
async function getOrphans(db: Db): Promise<unknown[]> {
  const without = (table: string, column: string, target: string) => sql`
    select ${sql.lit(`${table}.${column}`)} as place from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(column)} not in (select id from ${sql.table(target)})`;
  const history = (record: string, target: string) => sql`
    select ${sql.lit(`history of a ${record}`)} as place from events
    where is_audit = 0 and subject = ${record}
      and cast(subject_id as integer) not in (select id from ${sql.table(target)})`;
  const looks = [
    without('outbox', 'request_id', 'requests'),
    without('outbox', 'quote_id', 'quotes'),
    without('uploads', 'request_id', 'requests'),
    without('quotes', 'request_id', 'requests'),
    without('quote_items', 'quote_id', 'quotes'),
    history('quote', 'quotes'),
    history('request', 'requests'),
    sql`select 'e-mail of the newsletter' as place from outbox
        where purpose = 'newsletter' and not exists (select 1 from newsletter_subscribers)`,
  ];
  const found = [];
  for (const look of looks) found.push(...(await look.execute(db.withoutPlugins())).rows);
  return found;
}

/** Per pair; 37 makes a thousand in all. */
const races = Number(process.env.ERASURE_RACES ?? 2);

/** As what came in, and was deleted, years ago. */
async function makeOld(db: Db): Promise<void> {
  for (const table of ['requests', 'quotes'] as const) {
    const createdAt = '2020-01-01T00:00:00.000Z';
    await db.updateTable(table).set({ createdAt }).execute();
    await db.updateTable(table).set({ deletedAt: createdAt }).where('deletedAt', 'is not', null).execute();
  }
}

for (const [deletion, erase] of Object.entries(deletions)) {
  test(`${deletion} leaves nothing of what is written at the same moment`, async (context) => {
    const t = await openTestApp(context, { config: { retentionDays: 300 } });
    const webhook = { url: 'http://127.0.0.1:9/' };
    assert.equal((await t.adminCall('POST', webhookApi.webhooks, webhook)).status, 201);
    for (let race = 0; race < races; race += 1) {
      for (const [index, [writer, write]] of Object.entries(writers).entries()) {
        await t.call('POST', api.newsletter, { email });
        const lead = await storeLead(t);
        if (`${deletion} ${writer}`.includes('trash')) {
          await t.adminCall('DELETE', adminApi.quote(lead.quoteId!));
          await t.adminCall('DELETE', adminApi.request(lead.id));
        }
        if (deletion !== 'an erasure') await makeOld(t.deps.db);
        const [written] = await Promise.all([
          sleep((race * 7 + index) % 11).then(() => write(t, lead)),
          sleep((race * 3 + index) % 13).then(() => erase(t)),
        ]);
        assert.ok(written.status < 500, `${writer}: ${written.status}`);
        assert.deepEqual(await getOrphans(t.deps.db), [], writer);
      }
    }
  });
}
