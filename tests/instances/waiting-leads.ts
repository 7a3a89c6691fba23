import assert from 'node:assert/strict';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from '#kit/db/schema.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { type Cluster, send, signIn } from '../support/instances.ts';
import { quoteBody } from '../support/leads.ts';
import { until } from '../support/until.ts';
import { newService, put } from './shown-at-once.ts';

/** A price that is saved while a lead with the old one is being stored: the save waits for the lead, not the reverse. */
export async function waitForLeads({ instances: [one, other], db, databaseUrl }: Cluster) {
  const cookie = await signIn(one);
  const { id, discountedPrice } = await newService(one, cookie);
  const gate = new pg.Client({ connectionString: databaseUrl });
  await gate.connect();
  try {
    // A lead writes it after it has read its prices; who changes a price does not.
    await gate.query('begin; lock table quote_items in exclusive mode');
    const lead = send(other, 'POST', api.contact, {
      json: quoteBody([{ serviceId: id, quantity: 1 }], {
        preferredDate: addDays(calendarDate(new Date()), 10),
        expectedTotal: discountedPrice,
      }),
      from: '192.0.2.244',
    });
    await until(() => isWaiting(db, sql`relation = 'quote_items'::regclass`));
    let isSaved = false;
    const change = { originalPrice: '99.50', discountedPrice: null };
    const saved = put(one, adminApi.service(id), cookie, change).then(() => {
      isSaved = true;
    });
    await until(
      async () => isSaved || (await isWaiting(db, sql`relation is distinct from 'quote_items'::regclass`)),
    );
    assert.equal(isSaved, false, 'the price was saved before the lead with the old one was stored');
    await gate.query('commit');
    assert.equal((await lead).status, 201);
    await saved;
  } finally {
    await gate.end();
  }
}

async function isWaiting(db: Kysely<Schema>, which: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted and ${which}`.execute(db);
  return rows.length > 0;
}
