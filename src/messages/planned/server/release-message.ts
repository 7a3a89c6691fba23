import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { getSearchText } from '#kit/db/portable.ts';
import type { MessageRow } from '#kit/db/tables/messages.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getKind, type MessageReason } from '#messages/planned/messages.ts';
import { getInvoice } from '#money/invoices/server/invoices.queries.ts';
import { enqueueInvoice } from '#money/invoices/server/send-invoice.ts';
import { holdQuote } from '#sales/quotes/server/lock-quote.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { readSubject, type Subject } from './message-subject.ts';
import { textTime } from './message-times.ts';
import { findMessage, skipMessage } from './messages.queries.ts';
import { openRecipient } from './open-recipient.ts';
import { reasonAgainst } from './reason-against.ts';
import { writeMessage } from './write-message.ts';

export type ReleaseDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Writes a due message and puts its email and its text into the outbox, or skips it. One transaction, so a killed process
 * has done all of it or nothing.
 */
export function releaseMessage(deps: ReleaseDeps, messageId: number): Promise<void> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    const message = await findMessage(trx, messageId);
    if (!message) return;
    // The quote is locked before the message, in the order in which a change of the visit locks them.
    if (message.quoteId !== null) await holdQuote(trx, message.quoteId);
    if (message.kind === 'invoice' && message.invoiceId !== null)
      await lockRecord(trx, 'invoices', message.invoiceId);
    const isMine = await trx
      .updateTable('messages')
      .set({ releasedAt: now.toISOString() })
      .where('id', '=', messageId)
      .where('status', '=', 'planned')
      .where('releasedAt', 'is', null)
      .executeTakeFirst();
    if (isMine.numUpdatedRows === 0n) return;
    const subject = (await readSubject(trx, messageId))!;
    const reason = (await reasonAgainst(trx, subject, now)) ?? (await putIntoOutbox(trx, deps, subject, now));
    if (reason !== null) await skipMessage(trx, messageId, reason);
  });
}

/** Returns the reason if there is nothing to send. */
async function putIntoOutbox(
  trx: Trx,
  deps: ReleaseDeps,
  subject: Subject,
  now: Date,
): Promise<MessageReason | null> {
  const { message, quote } = subject;
  const { textTo, ...open } = await openRecipient(trx, subject);
  const sendsText = textTo !== '' && (await hasTextGateway({ ...deps, db: trx }));
  const email = sendsText && getKind(message.kind).isInOneWay ? '' : open.email;
  if (email === '' && !sendsText) return reasonNotToSend(subject, textTo);
  const link = { messageId: message.id, requestId: quote?.requestId ?? null, quoteId: quote?.id ?? null };
  if (message.kind === 'invoice' && message.invoiceId !== null) {
    const invoice = await getInvoice(trx, message.invoiceId);
    const to = { email, text: sendsText ? textTo : '' };
    await enqueueInvoice(
      trx,
      deps,
      { invoice, message: '', pdf: null, to, byName: null, planned: link },
      now,
    );
    await noteWritten(trx, message, { title: getKind('invoice').words[invoice.language].subject, to });
    return null;
  }
  const about = { ...subject, quote: quote && (await withPage(trx, quote, now)) };
  const written = await writeMessage(trx, deps, about, email, now);
  if (email !== '') {
    await enqueueEmails(trx, [{ email: written.email, purpose: toPurpose(message), ...link }], now);
  }
  if (sendsText) {
    const payload = JSON.stringify({ to: textTo, body: written.text });
    const job = { kind: 'text' as const, payload, purpose: 'message' as const, ...link };
    await enqueue(trx, [{ ...job, searchText: getSearchText([textTo]) }], now, textTime(message, now));
  }
  await noteWritten(trx, message, {
    title: written.email.subject,
    to: { email, text: sendsText ? textTo : '' },
  });
  return null;
}

const noteWritten = (
  trx: Trx,
  { id }: MessageRow,
  { title, to: { email: emailTo, text: textTo } }: { title: string; to: { email: string; text: string } },
) => trx.updateTable('messages').set({ title, emailTo, textTo }).where('id', '=', id).execute();

const toPurpose = ({ kind }: MessageRow) => (getKind(kind).isVisitNews ? 'confirmation' : 'message');

/** A deleted quote has no page to link to. */
const withPage = async (trx: Trx, quote: QuoteWithItems, now: Date): Promise<QuoteWithItems> =>
  quote.deletedAt === null ? { ...quote, page: await ensureQuotePage(trx, quote.id, now) } : quote;

function reasonNotToSend({ recipient: { email, textTo } }: Subject, openTextTo: string): MessageReason {
  if (email === '' && textTo === '') return 'no-contact';
  return email === '' && openTextTo !== '' ? 'no-gateway' : 'opted-out';
}
