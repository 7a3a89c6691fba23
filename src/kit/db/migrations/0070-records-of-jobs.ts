import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Jobs and stored responses name the records that they are about, so that an erasure finds them. Credit reasons leave the
 * audit log, which an erasure does not touch.
 */
export function recordsOfJobs(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const [table, names] of Object.entries(columns)) {
        for (const name of names) {
          await db.schema.alterTable(table).addColumn(name, 'integer').execute();
          await db.schema
            .createIndex(`${table}_by_${name.slice(0, -'_id'.length)}`)
            .on(table)
            .column(name)
            .where(sql.ref(name), 'is not', null)
            .execute();
        }
      }
      await db.schema
        .alterTable('idempotency_keys')
        .addColumn('is_linked', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await linkEmails(db as Kysely<Tables>);
      await deleteTests(db as Kysely<Tables>);
      await removeCreditReasons(db as Kysely<Tables>, engine);
    },
  };
}

const columns = {
  outbox: ['customer_id', 'invoice_id', 'subscriber_id'],
  idempotency_keys: ['request_id', 'quote_id', 'customer_id', 'invoice_id', 'visit_id', 'upload_id'],
};

interface Tables {
  outbox: {
    id: number;
    kind: string;
    purpose: string;
    status: string;
    payload: string;
    requestId: number | null;
    quoteId: number | null;
    messageId: number | null;
    customerId: number | null;
    invoiceId: number | null;
    subscriberId: number | null;
  };
  invoices: { id: number; token: string };
  customers: { id: number };
  newsletterSubscribers: { id: number; email: string };
  auditEntries: { id: number; action: string; afterValues: string | null };
}

const unlinked = (db: Kysely<Tables>) =>
  db
    .selectFrom('outbox')
    .where('requestId', 'is', null)
    .where('quoteId', 'is', null)
    .where('messageId', 'is', null);

/** By the links in their text: of the panel to an invoice or a customer, and of the customer's page of an invoice. */
async function linkEmails(db: Kysely<Tables>) {
  for (let after = 0; ; ) {
    const rows = await unlinked(db)
      .select(['id', 'payload', 'purpose'])
      .where('kind', '=', 'email')
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute();
    if (rows.length === 0) return;
    for (const { id, payload, purpose } of rows) {
      const link = {
        invoiceId: await getInvoice(db, payload),
        customerId: await existing(db, 'customers', /\/admin\/customers\/(\d{1,9})/.exec(payload)?.[1]),
        subscriberId: purpose === 'newsletter' ? await getSubscriber(db, payload) : null,
      };
      if (Object.values(link).some((each) => each !== null)) {
        await db.updateTable('outbox').set(link).where('id', '=', id).execute();
      }
    }
    after = rows.at(-1)!.id;
  }
}

async function getInvoice(db: Kysely<Tables>, payload: string): Promise<number | null> {
  const token = /\/invoice\/([\w-]{20,})/.exec(payload)?.[1];
  const found =
    token === undefined
      ? undefined
      : await db.selectFrom('invoices').select('id').where('token', '=', token).executeTakeFirst();
  return found?.id ?? existing(db, 'invoices', /\/admin\/invoices\?invoice=(\d{1,9})/.exec(payload)?.[1]);
}

async function existing(db: Kysely<Tables>, table: 'invoices' | 'customers', id: string | undefined) {
  if (id === undefined) return null;
  const found = await db.selectFrom(table).select('id').where('id', '=', Number(id)).executeTakeFirst();
  return found?.id ?? null;
}

/** A payload may be damaged: it is searched, not parsed. */
async function getSubscriber(db: Kysely<Tables>, payload: string): Promise<number | null> {
  const email = /"to":"([^"\\]+)"/.exec(payload)?.[1]?.toLowerCase();
  if (email === undefined) return null;
  const found = await db
    .selectFrom('newsletterSubscribers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Test messages went to staff and were written with the newest customer. Nothing says which one that was. */
async function deleteTests(db: Kysely<Tables>) {
  const tests = unlinked(db)
    .select('id')
    .where('status', '!=', 'pending')
    .where((where) =>
      where.or([
        where('kind', '=', 'text'),
        where.and([where('purpose', '=', 'other'), where('payload', 'like', '%"subject":"Test: %')]),
      ]),
    );
  await db.deleteFrom('outbox').where('id', 'in', tests).execute();
}

async function removeCreditReasons(db: Kysely<Tables>, engine: 'sqlite' | 'postgres') {
  const entries = await db
    .selectFrom('auditEntries')
    .select(['id', 'afterValues'])
    .where('action', '=', 'invoice-credited')
    .execute();
  if (entries.length === 0) return;
  const trigger =
    engine === 'sqlite'
      ? ['drop trigger audit_entries_update', refuseEdits]
      : ['disable', 'enable'].map((turn) => `alter table audit_entries ${turn} trigger audit_entries_update`);
  await sql.raw(trigger[0]!).execute(db);
  for (const { id, afterValues } of entries) {
    const { reason: _, ...values } = JSON.parse(afterValues ?? '{}') as Record<string, unknown>;
    const after = JSON.stringify(values);
    await db.updateTable('auditEntries').set({ afterValues: after }).where('id', '=', id).execute();
  }
  await sql.raw(trigger[1]!).execute(db);
}

const refuseEdits = `create trigger audit_entries_update before update on audit_entries when 1
  begin select raise(abort, 'audit entries are never edited'); end`;
