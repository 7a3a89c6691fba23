import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const atOnce = 500;

/**
 * The answer clock of requests. Leads that were answered keep the time of it but get
 * no due time, since no clock ran for them. Those that still wait are due when the panel said so until now: the reply
 * time of Settings after they came in, in elapsed hours.
 */
export function alerts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      for (const name of ['answer_due_at', 'answered_at']) {
        await schema.alterTable('requests').addColumn(name, 'text').execute();
      }
      await schema.alterTable('requests').addColumn('promised_hours', 'integer').execute();
      await schema
        .alterTable('requests')
        .addColumn('due_order', 'text', (column) => column.notNull().defaultTo('9'))
        .execute();
      await sql`update requests set answered_at = first_reply_at where first_reply_at is not null`.execute(
        db,
      );
      await setDueTimes(db as Kysely<Tables>);
      // Status and priority come last, so that a filtered list reads no row that it does not show.
      await schema
        .createIndex('requests_live_by_due')
        .on('requests')
        .columns(['deleted_at', 'due_order', 'id desc', 'status', 'priority'])
        .execute();
    },
  };
}

interface Tables {
  requests: {
    id: number;
    service: string;
    status: string;
    createdAt: string;
    deletedAt: string | null;
    answeredAt: string | null;
    answerDueAt: string | null;
    dueOrder: string;
  };
  settings: { id: number; content: string };
}

async function setDueTimes(db: Kysely<Tables>): Promise<void> {
  const hours = await promisedHours(db);
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('requests')
      .select(['id', 'service', 'createdAt'])
      .where('id', '>', after)
      .where('deletedAt', 'is', null)
      .where('status', '=', 'new')
      .where('answeredAt', 'is', null)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    const pairs = sql.join(
      rows.map(({ id, service, createdAt }) => {
        const promised = service === 'Quote Request' ? hours.quote : hours.contact;
        const due = new Date(Date.parse(createdAt) + promised * 3_600_000).toISOString();
        return sql`(${sql.lit(id)}, ${sql.lit(due)})`;
      }),
    );
    await sql`update requests set answer_due_at = waiting.column2, due_order = waiting.column2
      from (values ${pairs}) as waiting where requests.id = waiting.column1`.execute(db);
  }
}

async function promisedHours(db: Kysely<Tables>): Promise<{ contact: number; quote: number }> {
  const settings = await db.selectFrom('settings').select('content').where('id', '=', 1).executeTakeFirst();
  const { replyWithinHours } = JSON.parse(settings?.content ?? '{}') as {
    replyWithinHours?: { contact: number; quote: number };
  };
  return replyWithinHours ?? { contact: 24, quote: 1 };
}
