import { findOptOut, textKey } from '#delivery/opt-outs/server/opt-outs.ts';
import {
  answerLost,
  deliverOwnText,
  lost,
  lostWords,
  sendLogged,
  type TextDeps,
  waitHeldUp,
  waitsForMorning,
  waitUntil,
} from '#delivery/texts/server/deliver-own-text.ts';
import { countText, uncountText } from '#delivery/texts/server/text-limits.ts';
import {
  findMessageText,
  logMessageText,
  noteTextFailed,
  type OwnTextJob,
  type TextSource,
} from '#delivery/texts/server/text-log.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Outcome } from '#kit/outbox/worker.ts';
import type { TextOutcome } from '#kit/sms/server/text-gateway.ts';
import { writeSentInvoiceText } from '#money/invoices/server/send-invoice.ts';
import { noteTold } from '#sales/requests/server/note-told.ts';
import { writeSentQuoteText } from '#visits/quote-page/server/write-sent-quote.ts';
import { readSubject } from './message-subject.ts';
import { textTime } from './message-times.ts';
import { findMessage, noteRecipient } from './messages.queries.ts';
import { reasonAfterNight, reasonAgainst } from './reason-against.ts';
import { wasFollowedUp } from './repeated-follow-up.ts';
import { writeMessage } from './write-message.ts';

interface Text {
  to: string;
  body: string;
}

/**
 * Sends a text at most once: stores a mark (`texts.begunAt`) before it calls the gateway, and removes the mark only if the
 * gateway certainly did not take the text. A text whose process died in between is never sent again.
 */
export async function deliverText(deps: TextDeps, job: OutboxRow, signal: AbortSignal): Promise<Outcome> {
  const payload = JSON.parse(job.payload) as Text | OwnTextJob;
  if ('textId' in payload) {
    const { textId, source } = payload;
    return deliverOwnText(deps, { textId, compose: source && (() => writeAgain(deps, source)) }, signal);
  }
  if (job.messageId === null) {
    if (isTooLate(deps, job)) return tooLate(job);
    return job.requestId === null ? sendTest(deps, payload, signal) : sendAlert(deps, job, payload, signal);
  }
  const outcome = await deliverMessage(deps, job.messageId, signal);
  await followTold(deps, job, outcome);
  return outcome;
}

const writeAgain = (deps: TextDeps, source: TextSource): Promise<string | null> =>
  source.kind === 'quote' ? writeSentQuoteText(deps.db, deps, source) : writeSentInvoiceText(deps, source);

/** The lead says whether its confirmation has left. */
async function followTold({ db }: TextDeps, job: OutboxRow, outcome: Outcome): Promise<void> {
  const message = await findMessage(db, job.messageId!);
  if (message?.kind !== 'lead-received' || outcome.isDropped) return;
  if (outcome.isSent) await noteTold(db, job.requestId, 'text');
  else if (outcome.isPermanent) await noteTold(db, job.requestId, 'no-contact');
  else await noteTold(db, job.requestId, 'held-up', 'text');
}

async function deliverMessage(deps: TextDeps, messageId: number, signal: AbortSignal): Promise<Outcome> {
  const { db } = deps;
  const now = deps.clock();
  const subject = await readSubject(db, messageId);
  if (!subject) return { isDropped: true };
  const { id, textSentAt, status } = subject.message;
  if (textSentAt !== null) return { isSent: true };
  const former = await findMessageText(db, id);
  if (former && former.begunAt !== null) {
    if (former.status === 'queued') await noteTextFailed(db, former.id, lostWords);
    return lost();
  }
  if (status === 'skipped') return { isDropped: true };
  const reason = (await reasonAgainst(db, subject, now)) ?? reasonAfterNight(subject, now);
  if (reason !== null) return { isDropped: true, why: reason };
  const { textTo: to } = subject.recipient;
  if (to === '') return { isDropped: true, why: 'no-contact' };
  const optedOut = await findOptOut(db, textKey(to));
  if (optedOut !== null) return { isDropped: true, why: optedOut === 'stop' ? 'opted-out' : 'landline' };
  if (await wasFollowedUp(db, subject, to, now)) return { isDropped: true, why: 'superseded' };
  const morning = textTime(subject.message, now);
  if (morning > now) return waitUntil(morning, now, waitsForMorning);
  const { text: body } = await writeMessage(db, deps, subject, '', now);
  if (to !== subject.message.textTo) await noteRecipient(db, id, { textTo: to });
  const { customerId, quoteId } = subject.message;
  const cause = subject.message.isFromWebsite === 1 ? 'website' : 'planned';
  const leaving = { to, body, cause } as const;
  const begun = await inTransaction(db, async (trx) => {
    // A second worker with the same job waits here, and finds the mark.
    await lockRecord(trx, 'messages', id);
    if ((await findMessageText(trx, id))?.begunAt) return 'begun';
    if ((await findMessage(trx, id))?.status === 'skipped') return 'skipped';
    const waits = await countText(trx, leaving, now);
    return waits ?? logMessageText(trx, { customerId, quoteId, messageId: id, text: body, to, cause }, now);
  });
  if (begun === 'begun') return lost();
  if (begun === 'skipped') return { isDropped: true };
  if (typeof begun !== 'number') return waitHeldUp(begun, now);
  return sendLogged(deps, { textId: begun, leaving }, signal);
}

/** Nobody needs an alert or a test that is an hour late, such as one that waited for a gateway to be set up. */
const usefulMilliseconds = 3_600_000;

const isTooLate = ({ clock }: Pick<TextDeps, 'clock'>, { createdAt }: OutboxRow) =>
  clock().getTime() > Date.parse(createdAt) + usefulMilliseconds;

const tooLate = ({ lastError }: OutboxRow): Outcome => lost(lastError ?? 'It waited for more than an hour.');

/** Somebody waits for a test text, so it is sent even at night, and tried only once. */
async function sendTest(deps: TextDeps, text: Text, signal: AbortSignal): Promise<Outcome> {
  const outcome = await sendCounted(deps, { text, cause: 'test' }, signal);
  return outcome.kind === 'sent'
    ? { isSent: true }
    : { isSent: false, isPermanent: true, reason: outcome.reason };
}

/** To staff, about a lead. Also at most once: the note stays if the process dies before the gateway responds. */
async function sendAlert(deps: TextDeps, job: OutboxRow, text: Text, signal: AbortSignal): Promise<Outcome> {
  if (job.lastError === answerLost) return lost();
  await deps.db.updateTable('outbox').set({ lastError: answerLost }).where('id', '=', job.id).execute();
  const outcome = await sendCounted(deps, { text, cause: 'alert' }, signal);
  if (outcome.kind === 'sent') return { isSent: true };
  const isPermanent = outcome.kind !== 'unavailable' || isTooLate(deps, job);
  return { isSent: false, isPermanent, reason: outcome.reason };
}

/** A text to staff. Beyond the limit of the day it waits for as long as it is of use. */
async function sendCounted(
  { db, clock, gateway }: TextDeps,
  { text, cause }: { text: Text; cause: 'alert' | 'test' },
  signal: AbortSignal,
): Promise<TextOutcome> {
  const now = clock();
  const leaving = { ...text, cause };
  const held = await inTransaction(db, (trx) => countText(trx, leaving, now));
  if (held) return { kind: 'unavailable', reason: held.reason };
  const outcome = await gateway.send(text, signal);
  if (outcome.kind === 'refused' || outcome.kind === 'unavailable')
    await inTransaction(db, (trx) => uncountText(trx, leaving, now));
  return outcome;
}
