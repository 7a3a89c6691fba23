import { countText, uncountText } from '#delivery/texts/server/text-limits.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Outcome } from '#kit/outbox/worker.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { TextGateway, TextOutcome } from '#kit/sms/server/text-gateway.ts';
import { noteTold } from '#sales/requests/server/note-told.ts';
import { readSubject } from './message-subject.ts';
import { textTime } from './message-times.ts';
import { findMessage, noteRecipient } from './messages.queries.ts';
import { isOptedOut, textKey } from './opt-outs.ts';
import { reasonAfterNight, reasonAgainst } from './reason-against.ts';
import { wasFollowedUp } from './repeated-follow-up.ts';
import { writeMessage } from './write-message.ts';

interface Text {
  to: string;
  body: string;
}

type TextDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { gateway: TextGateway };

/**
 * Sends a text at most once: stores a mark before it calls the gateway, and removes the mark only if the gateway certainly
 * did not take the text. A text whose process died in between is never sent again.
 */
export async function deliverText(deps: TextDeps, job: OutboxRow, signal: AbortSignal): Promise<Outcome> {
  const outcome = await deliver(deps, job, signal);
  if (job.messageId !== null) await followTold(deps, job, outcome);
  return outcome;
}

/** The lead says whether its confirmation has left. */
async function followTold({ db }: TextDeps, job: OutboxRow, outcome: Outcome): Promise<void> {
  const message = await findMessage(db, job.messageId!);
  if (message?.kind !== 'lead-received') return;
  if (outcome.isSent) await noteTold(db, job, 'text');
  else if (outcome.isDropped || !outcome.isPermanent) {
    if (!outcome.isDropped) await noteTold(db, job, 'held-up', 'text');
  } else await noteTold(db, job, 'no-contact');
}

async function deliver(deps: TextDeps, job: OutboxRow, signal: AbortSignal): Promise<Outcome> {
  const text = JSON.parse(job.payload) as Text;
  if (job.messageId === null) {
    if (isTooLate(deps, job)) return tooLate(job);
    return job.requestId === null ? sendTest(deps, text, signal) : sendAlert(deps, job, text, signal);
  }
  const { db } = deps;
  const now = deps.clock();
  const subject = await readSubject(db, job.messageId);
  if (!subject) return { isDropped: true };
  const { id, textSentAt, textBegunAt, status } = subject.message;
  if (textSentAt !== null) return { isSent: true };
  if (textBegunAt !== null) return lost();
  if (status === 'skipped') return { isDropped: true };
  const reason = (await reasonAgainst(db, subject, now)) ?? reasonAfterNight(subject, now);
  if (reason !== null) return { isDropped: true, why: reason };
  const { textTo: to } = subject.recipient;
  if (to === '') return { isDropped: true, why: 'no-contact' };
  if (await isOptedOut(db, textKey(to))) return { isDropped: true, why: 'opted-out' };
  if (await wasFollowedUp(db, subject, to, now)) return { isDropped: true, why: 'superseded' };
  const morning = textTime(subject.message, now);
  if (morning > now) return waitUntil(morning, now);
  const { text: body } = await writeMessage(db, deps, subject, '', now);
  if (to !== subject.message.textTo) await noteRecipient(db, id, { textTo: to });
  const leaving = { to, isFromWebsite: subject.message.isFromWebsite === 1 };
  const held = await inTransaction(db, async (trx) => {
    if (!(await begin(trx, id, now))) return 'begun';
    const waits = await countText(trx, leaving, now);
    if (waits) await endBegun(trx, id);
    return waits;
  });
  if (held === 'begun') return lost();
  if (held) return waitUntil(held.until, now, held.reason);
  const outcome = await deps.gateway.send({ to, body }, signal);
  if (outcome.kind === 'sent') return { isSent: true };
  if (outcome.kind === 'lost') return lost(outcome.reason);
  await inTransaction(db, async (trx) => {
    await endBegun(trx, id);
    await uncountText(trx, leaving, now);
  });
  return { isSent: false, isPermanent: outcome.kind === 'refused', reason: outcome.reason };
}

const endBegun = (trx: Trx, id: number) =>
  trx.updateTable('messages').set({ textBegunAt: null }).where('id', '=', id).execute();

/** If a second worker has the same job, it finds the mark. */
async function begin(db: Trx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ textBegunAt: now.toISOString() })
    .where('id', '=', id)
    .where('status', '!=', 'skipped')
    .where('textBegunAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const answerLost = 'The text gateway’s response was lost.';

const lost = (reason = answerLost): Outcome => ({
  isSent: false,
  isPermanent: true,
  reason,
});

export const waitsForMorning = 'Texts wait for the morning.';

const waitUntil = (morning: Date, now: Date, reason = waitsForMorning): Outcome => ({
  isSent: false,
  isPermanent: false,
  reason,
  waitMilliseconds: morning.getTime() - now.getTime(),
});

/** Nobody needs an alert or a test that is an hour late, such as one that waited for a gateway to be set up. */
const usefulMilliseconds = 3_600_000;

const isTooLate = ({ clock }: Pick<TextDeps, 'clock'>, { createdAt }: OutboxRow) =>
  clock().getTime() > Date.parse(createdAt) + usefulMilliseconds;

const tooLate = ({ lastError }: OutboxRow): Outcome => lost(lastError ?? 'It waited for more than an hour.');

/** Somebody waits for a test text, so it is sent even at night, and tried only once. */
async function sendTest(deps: TextDeps, text: Text, signal: AbortSignal): Promise<Outcome> {
  const outcome = await sendCounted(deps, text, signal);
  return outcome.kind === 'sent'
    ? { isSent: true }
    : { isSent: false, isPermanent: true, reason: outcome.reason };
}

/** To staff, about a lead. Also at most once: the note stays if the process dies before the gateway responds. */
async function sendAlert(deps: TextDeps, job: OutboxRow, text: Text, signal: AbortSignal): Promise<Outcome> {
  if (job.lastError === answerLost) return lost();
  await deps.db.updateTable('outbox').set({ lastError: answerLost }).where('id', '=', job.id).execute();
  const outcome = await sendCounted(deps, text, signal);
  if (outcome.kind === 'sent') return { isSent: true };
  const isPermanent = outcome.kind !== 'unavailable' || isTooLate(deps, job);
  return { isSent: false, isPermanent, reason: outcome.reason };
}

/** A text to staff. Beyond the limit of the day it waits for as long as it is of use. */
async function sendCounted(
  { db, clock, gateway }: TextDeps,
  text: Text,
  signal: AbortSignal,
): Promise<TextOutcome> {
  const now = clock();
  const leaving = { to: text.to, isFromWebsite: false };
  const held = await inTransaction(db, (trx) => countText(trx, leaving, now));
  if (held) return { kind: 'unavailable', reason: held.reason };
  const outcome = await gateway.send(text, signal);
  if (outcome.kind === 'refused' || outcome.kind === 'unavailable')
    await inTransaction(db, (trx) => uncountText(trx, leaving, now));
  return outcome;
}
