import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the panel tells of e-mails and subscribers: who holds an e-mail, what it is for, what Undo goes back to. */
export function office(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('newsletter_subscribers')
        .addColumn('status_before_removal', 'text')
        .execute();
      await db.schema.alterTable('outbox').addColumn('leased_until', 'text').execute();
      await db.schema
        .alterTable('outbox')
        .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('other'))
        .execute();
      await db.schema
        .alterTable('outbox')
        .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema.createIndex('outbox_by_kind').on('outbox').columns(['kind', 'status', 'id']).execute();
      await describeStoredEmails(db as Kysely<Tables>);
    },
  };
}

interface Tables {
  outbox: {
    id: number;
    kind: string;
    payload: string;
    requestId: number | null;
    purpose: string;
    searchText: string;
  };
  requests: { id: number; email: string };
}

async function describeStoredEmails(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('requests', 'requests.id', 'outbox.requestId')
    .where('outbox.kind', '=', 'email')
    .select(['outbox.id', 'outbox.payload', 'outbox.requestId', 'requests.email'])
    .execute();
  for (const { id, payload, requestId, email } of rows) {
    const { to, subject } = readPayload(payload);
    const purpose = requestId === null ? 'newsletter' : to === email ? 'confirmation' : 'lead';
    const searchText = `${to}\n${subject}`.normalize('NFC').toLowerCase();
    await db.updateTable('outbox').set({ purpose, searchText }).where('id', '=', id).execute();
  }
}

function readPayload(payload: string): { to: string; subject: string } {
  try {
    const { to, subject } = JSON.parse(payload);
    return { to: String(to), subject: String(subject) };
  } catch {
    return { to: '', subject: '' };
  }
}
