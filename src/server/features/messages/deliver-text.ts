import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { Deps } from '#server/deps.ts';
import type { Outcome } from '#server/outbox/worker.ts';
import type { TextGateway } from '#server/sms/text-gateway.ts';
import { readSubject } from './message-subject.ts';
import { nextTextTime } from './message-times.ts';
import { noteRecipient } from './messages.queries.ts';
import { isOptedOut, textKey } from './opt-outs.ts';
import { reasonAfterNight, reasonAgainst } from './reason-against.ts';
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
  const morning = nextTextTime(now);
  if (morning > now) return waitUntil(morning, now);
  const { text: body } = await writeMessage(db, deps, subject, '', now);
  if (to !== subject.message.textTo) await noteRecipient(db, id, { textTo: to });
  if (!(await begin(db, id, now))) return lost();
  const outcome = await deps.gateway.send({ to, body }, signal);
  if (outcome.kind === 'sent') return { isSent: true };
  if (outcome.kind === 'lost') return lost(outcome.reason);
  await db.updateTable('messages').set({ textBegunAt: null }).where('id', '=', id).execute();
  return { isSent: false, isPermanent: outcome.kind === 'refused', reason: outcome.reason };
}

/** If a second worker has the same job, it finds the mark. */
async function begin(db: Deps['db'], id: number, now: Date): Promise<boolean> {
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

const waitUntil = (morning: Date, now: Date): Outcome => ({
  isSent: false,
  isPermanent: false,
  reason: waitsForMorning,
  waitMilliseconds: morning.getTime() - now.getTime(),
});

/** Nobody needs an alert or a test that is an hour late, such as one that waited for a gateway to be set up. */
const usefulMilliseconds = 3_600_000;

const isTooLate = ({ clock }: Pick<TextDeps, 'clock'>, { createdAt }: OutboxRow) =>
  clock().getTime() > Date.parse(createdAt) + usefulMilliseconds;

const tooLate = ({ lastError }: OutboxRow): Outcome => lost(lastError ?? 'It waited for more than an hour.');

/** Somebody waits for a test text, so it is sent even at night, and tried only once. */
async function sendTest({ gateway }: TextDeps, text: Text, signal: AbortSignal): Promise<Outcome> {
  const outcome = await gateway.send(text, signal);
  return outcome.kind === 'sent'
    ? { isSent: true }
    : { isSent: false, isPermanent: true, reason: outcome.reason };
}

/** To staff, about a lead. Also at most once: the note stays if the process dies before the gateway responds. */
async function sendAlert(deps: TextDeps, job: OutboxRow, text: Text, signal: AbortSignal): Promise<Outcome> {
  if (job.lastError === answerLost) return lost();
  await deps.db.updateTable('outbox').set({ lastError: answerLost }).where('id', '=', job.id).execute();
  const outcome = await deps.gateway.send(text, signal);
  if (outcome.kind === 'sent') return { isSent: true };
  const isPermanent = outcome.kind !== 'unavailable' || isTooLate(deps, job);
  return { isSent: false, isPermanent, reason: outcome.reason };
}
