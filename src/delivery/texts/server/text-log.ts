import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import type { Db } from '#kit/db/open.ts';
import { getSearchText } from '#kit/db/portable.ts';
import type { NewText, TextRow } from '#kit/db/tables/texts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { nextTextTime } from './text-hours.ts';

/** The payload of a `text` job that sends a row of `texts`. With a source it is written again before it leaves. */
export interface OwnTextJob {
  textId: number;
  source?: TextSource;
}

/** See `EmailSource`. */
export type TextSource = Extract<EmailSource, { kind: 'quote' | 'invoice' }>;

export const findText = (db: Db, id: number): Promise<TextRow | undefined> =>
  db.selectFrom('texts').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores a text and moves its conversation to the top. */
export async function insertText(trx: Trx, text: NewText): Promise<TextRow> {
  const row = await trx.insertInto('texts').values(text).returningAll().executeTakeFirstOrThrow();
  if (row.customerId !== null) await noteLast(trx, row.customerId, row);
  return row;
}

async function noteLast(trx: Trx, customerId: number, { id, direction }: TextRow): Promise<void> {
  const unread = direction === 'in' ? 1 : 0;
  await trx
    .insertInto('conversations')
    .values({ customerId, lastTextId: id, unread })
    .onConflict((conflict) =>
      conflict
        .column('customerId')
        .doUpdateSet((set) => ({ lastTextId: id, unread: set('conversations.unread', '+', unread) })),
    )
    .execute();
}

/** Texts that a person sends, or that answer a customer's act, leave at any hour. */
export const getTextTime = ({ cause }: Pick<TextRow, 'cause'>, now: Date): Date =>
  cause === 'planned' ? nextTextTime(now) : now;

type OwnText = Pick<NewText, 'customerId' | 'quoteId' | 'text' | 'cause' | 'byName' | 'photos'> & {
  /** With the country code. */
  to: string;
  source?: TextSource;
  messageId?: number;
  requestId?: number | null;
  invoiceId?: number | null;
};

/** Stores a text of ours, in the transaction that causes it, and queues it to leave. */
export async function enqueueText(
  trx: Trx,
  { to, source, requestId = null, invoiceId = null, messageId, ...text }: OwnText,
  now: Date,
): Promise<TextRow> {
  const row = await insertText(trx, {
    ...text,
    messageId,
    phoneDigits: plainDigits(to),
    direction: 'out',
    status: 'queued',
    createdAt: now.toISOString(),
  });
  const payload: OwnTextJob = { textId: row.id, source };
  const about = { customerId: row.customerId, quoteId: row.quoteId, requestId, invoiceId, messageId };
  const job = {
    kind: 'text' as const,
    payload: JSON.stringify(payload),
    purpose: 'message' as const,
    ...about,
  };
  await enqueue(trx, [{ ...job, searchText: getSearchText([to]) }], now, getTextTime(row, now));
  return row;
}

export const findMessageText = (db: Db, messageId: number): Promise<TextRow | undefined> =>
  db.selectFrom('texts').selectAll().where('messageId', '=', messageId).executeTakeFirst();

/** The text of a message, which stays one however often it is tried. Called as it begins to leave. */
export async function logMessageText(
  trx: Trx,
  text: Pick<NewText, 'customerId' | 'quoteId' | 'text' | 'cause'> & { messageId: number; to: string },
  now: Date,
): Promise<number> {
  const { to, ...values } = text;
  const known = await findMessageText(trx, text.messageId);
  const written = {
    phoneDigits: plainDigits(to),
    text: text.text,
    status: 'queued' as const,
    reason: '',
    begunAt: now.toISOString(),
  };
  if (known) {
    await trx.updateTable('texts').set(written).where('id', '=', known.id).execute();
    return known.id;
  }
  const row = { ...values, ...written, direction: 'out' as const, createdAt: now.toISOString() };
  return (await insertText(trx, row)).id;
}

/** False if it has begun to leave before. */
export async function beginText(trx: Trx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('texts')
    .set({ begunAt: now.toISOString(), reason: '' })
    .where('id', '=', id)
    .where('begunAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const rewriteText = (db: Db, id: number, text: string): Promise<unknown> =>
  db.updateTable('texts').set({ text }).where('id', '=', id).execute();

/** The gateway did not take it; it is tried again. */
export const endBegunText = (db: Db, id: number, reason: string): Promise<unknown> =>
  db.updateTable('texts').set({ begunAt: null, reason }).where('id', '=', id).execute();

/** The gateway took it. A report of what became of it may have come before. */
export async function noteTextTaken(db: Db, id: number, sid: string | null): Promise<void> {
  await db
    .updateTable('texts')
    .set({ status: 'sent', reason: '' })
    .where('id', '=', id)
    .where(({ or, and, eb }) =>
      // Another worker may have taken its answer for lost; a report has the gateway's name.
      or([eb('status', '=', 'queued'), and([eb('status', '=', 'failed'), eb('sid', 'is', null)])]),
    )
    .execute();
  await db.updateTable('texts').set({ sid }).where('id', '=', id).execute();
}

export const noteTextFailed = (db: Db, id: number, reason: string): Promise<unknown> =>
  db.updateTable('texts').set({ status: 'failed', reason }).where('id', '=', id).execute();
