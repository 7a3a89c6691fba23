import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * That a text has begun to leave stands with the text alone. One that had begun before conversations existed, and never
 * ended, is not sent again.
 */
export function oneMarkOfTexts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`update texts set begun_at = (select text_begun_at from messages where messages.id = texts.message_id)
        where message_id is not null and begun_at is null`.execute(db);
      const unfinished = sql`select id from messages where text_begun_at is not null and text_sent_at is null
        and not exists (select id from texts where texts.message_id = messages.id)`;
      await sql`delete from outbox where kind = 'text' and status = 'pending' and message_id in (${unfinished})`.execute(
        db,
      );
      await sql`update messages set status = 'failed', reason = 'answer-lost'
        where status = 'planned' and email_to = '' and id in (${unfinished})`.execute(db);
      await db.schema.alterTable('messages').dropColumn('text_begun_at').execute();
    },
  };
}
