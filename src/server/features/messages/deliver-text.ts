import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { Deps } from '#server/deps.ts';
import type { Outcome } from '#server/outbox/worker.ts';
import type { TextGateway } from '#server/sms/text-gateway.ts';
import { readSubject } from './message-subject.ts';
import { nextTextTime } from './message-times.ts';
import { isOptedOut, textKey } from './opt-outs.ts';
import { reasonAgainst } from './reason-against.ts';

interface Text {
  to: string;
  body: string;
}

type TextDeps = Pick<Deps, 'db' | 'clock'> & { gateway: TextGateway };

/**
 * Sends a text once at most: a mark is stored before the gateway is called, and removed only if the gateway surely did not
 * take it. A process that dies in between never sends it again.
 */
export async function deliverText(deps: TextDeps, job: OutboxRow, signal: AbortSignal): Promise<Outcome> {
  const text = JSON.parse(job.payload) as Text;
  if (job.messageId === null) return sendTest(deps, text, signal);
  const { db } = deps;
  const now = deps.clock();
  const subject = await readSubject(db, job.messageId);
  if (!subject) return { isDropped: true };
  const { id, textSentAt, textBegunAt, status } = subject.message;
  if (textSentAt !== null) return { isSent: true };
  if (textBegunAt !== null) return lost();
  if (status === 'skipped') return { isDropped: true };
  const reason = await reasonAgainst(db, subject, now);
  if (reason !== null) return { isDropped: true, why: reason };
  if (await isOptedOut(db, textKey(text.to))) return { isDropped: true, why: 'opted-out' };
  const morning = nextTextTime(now);
  if (morning > now) return waitUntil(morning, now);
  if (!(await begin(db, id, now))) return lost();
  const outcome = await deps.gateway.send(text, signal);
  if (outcome.kind === 'sent') return { isSent: true };
  if (outcome.kind === 'lost') return lost(outcome.reason);
  await db.updateTable('messages').set({ textBegunAt: null }).where('id', '=', id).execute();
  return { isSent: false, isPermanent: outcome.kind === 'refused', reason: outcome.reason };
}

/** A second worker that holds the same job finds the mark. */
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

const lost = (reason = 'The text gateway’s answer was lost.'): Outcome => ({
  isSent: false,
  isPermanent: true,
  reason,
});

const waitUntil = (morning: Date, now: Date): Outcome => ({
  isSent: false,
  isPermanent: false,
  reason: 'Texts wait for the morning.',
  waitMilliseconds: morning.getTime() - now.getTime(),
});

/** Somebody waits for it, so it also goes at night, and is tried once. */
async function sendTest({ gateway }: TextDeps, text: Text, signal: AbortSignal): Promise<Outcome> {
  const outcome = await gateway.send(text, signal);
  return outcome.kind === 'sent'
    ? { isSent: true }
    : { isSent: false, isPermanent: true, reason: outcome.reason };
}
