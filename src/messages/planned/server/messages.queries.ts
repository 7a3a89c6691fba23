import type { Db } from '#kit/db/open.ts';
import type { MessageRow, NewMessage } from '#kit/db/tables/messages.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import { notFound } from '#kit/server/errors.ts';
import type { MessageKind, MessageReason } from '#messages/planned/messages.ts';

export const findMessage = (db: Db, id: number): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

export async function getMessage(db: Db, id: number): Promise<MessageRow> {
  const message = await findMessage(db, id);
  if (!message) throw notFound('This message');
  return message;
}

type Planned = Pick<
  NewMessage,
  | 'kind'
  | 'customerId'
  | 'quoteId'
  | 'visitId'
  | 'pastVisitId'
  | 'invoiceId'
  | 'movementId'
  | 'place'
  | 'isFromWebsite'
>;

/** Stores a message, and the job that releases it when it is due. */
export const insertMessage = (trx: Trx, message: Planned, dueAt: Date, now: Date): Promise<void> =>
  insertMessages(trx, [{ ...message, dueAt: dueAt.toISOString() }], now);

export async function insertMessages(
  trx: Trx,
  messages: readonly (Planned & Pick<NewMessage, 'dueAt'>)[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = await trx
    .insertInto('messages')
    .values(messages.map((message) => ({ ...message, createdAt: now.toISOString() })))
    .returning(['id', 'quoteId', 'dueAt'])
    .execute();
  const jobs = rows.map(({ id, quoteId, dueAt }) => ({
    kind: 'message' as const,
    payload: '{}',
    messageId: id,
    requestId: null,
    quoteId,
    runAfter: dueAt,
  }));
  await enqueue(trx, jobs, now);
}

/** Moves a planned message, with its job, to another time. */
export async function postponeMessage(trx: Trx, id: number, dueAt: Date): Promise<void> {
  const time = dueAt.toISOString();
  await trx
    .updateTable('messages')
    .set({ dueAt: time })
    .where('id', '=', id)
    .where('status', '=', 'planned')
    .execute();
  await trx
    .updateTable('outbox')
    .set({ runAfter: time })
    .where('messageId', '=', id)
    .where('kind', '=', 'message')
    .where('status', '=', 'pending')
    .execute();
}

type About = { visitId: number } | { quoteId: number } | { invoiceId: number };

/** The messages of a visit, a quote or an invoice so far, oldest first. */
export const listMessagesAbout = (
  db: Db,
  about: About,
  kinds: readonly MessageKind[],
): Promise<MessageRow[]> => {
  const query = db.selectFrom('messages').selectAll().where('kind', 'in', kinds).orderBy('id');
  if ('visitId' in about) return query.where('visitId', '=', about.visitId).execute();
  if ('invoiceId' in about) return query.where('invoiceId', '=', about.invoiceId).execute();
  return query.where('quoteId', '=', about.quoteId).execute();
};

/** Also deletes its jobs from the outbox. False if it was sent or skipped in the meantime. */
export async function skipMessage(trx: Trx, id: number, reason: MessageReason): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('messages')
    .set({ status: 'skipped', reason })
    .where('id', '=', id)
    .where('status', '=', 'planned')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  // A worker that already has the job checks the message again before it sends.
  await trx.deleteFrom('outbox').where('messageId', '=', id).where('status', '=', 'pending').execute();
  return true;
}

/** Skips the planned messages of a visit, a quote or an invoice. */
export async function skipPlanned(
  trx: Trx,
  about: About,
  kinds: readonly MessageKind[],
  reason: MessageReason,
): Promise<void> {
  for (const message of await listMessagesAbout(trx, about, kinds)) {
    if (message.status === 'planned') await skipMessage(trx, message.id, reason);
  }
}

/** Records that it goes to somebody else than when it was written. */
export async function noteRecipient(
  db: Db,
  id: number,
  to: Pick<MessageRow, 'emailTo'> | Pick<MessageRow, 'textTo'>,
): Promise<void> {
  await db.updateTable('messages').set(to).where('id', '=', id).execute();
}

/** Records that the email or the text was sent. */
export async function noteSent(db: Db, id: number, channel: 'email' | 'text', now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .updateTable('messages')
    .set((row) => ({
      ...(channel === 'email' ? { emailSentAt: time } : { textSentAt: time }),
      status: 'sent' as const,
      reason: '' as const,
      sentAt: row.fn.coalesce('sentAt', row.val(time)),
    }))
    .where('id', '=', id)
    .execute();
}

/** Ends a message if nothing of it was sent and no job of it is waiting, other than the one that just ended. */
export async function noteUnsent(
  db: Db,
  { id, jobId }: { id: number; jobId: number },
  status: 'skipped' | 'failed',
  reason: MessageReason,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ status, reason })
    .where('id', '=', id)
    .where('status', 'in', ['planned', 'failed'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.messageId', '=', 'messages.id')
            .where('outbox.status', '=', 'pending')
            .where('outbox.id', '!=', jobId),
        ),
      ),
    )
    .execute();
}
