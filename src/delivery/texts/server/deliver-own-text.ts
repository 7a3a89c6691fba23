import { findOptOut, optOut } from '#delivery/opt-outs/server/opt-outs.ts';
import { landlineCodes, stoppedCode, textErrorWords } from '#delivery/texts/text-errors.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Outcome } from '#kit/outbox/worker.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { TextGateway } from '#kit/sms/server/text-gateway.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { readMediaUrls } from './media-links.ts';
import { nextTextTime } from './text-hours.ts';
import { countText, type HeldUp, type Leaving, uncountText } from './text-limits.ts';
import {
  beginText,
  endBegunText,
  findText,
  getTextTime,
  noteTextFailed,
  noteTextTaken,
  rewriteText,
} from './text-log.ts';

export type TextDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { gateway: TextGateway };

export const answerLost = 'The text gateway’s response was lost.';
export const lostWords = 'The text service didn’t answer. It may have left, so it isn’t sent again.';

export const lost = (reason = answerLost): Outcome => ({ isSent: false, isPermanent: true, reason });

export const waitUntil = (time: Date, now: Date, reason: string): Outcome => ({
  isSent: false,
  isPermanent: false,
  reason,
  waitMilliseconds: time.getTime() - now.getTime(),
});

/** A text that is held up is no answer of this moment anymore, so it does not leave at night. */
export const waitHeldUp = ({ until, reason }: HeldUp, now: Date): Outcome =>
  waitUntil(nextTextTime(until), now, reason);

export const waitsForMorning = 'Texts wait for the morning.';

interface OwnText {
  textId: number;
  /** Its words as they are true now; null if nothing of them is. Absent: they stay. */
  compose?: (() => Promise<string | null>) | undefined;
}

/** Sends a text that has its row from the beginning, such as one of staff, at most once. */
export async function deliverOwnText(
  deps: TextDeps,
  { textId, compose }: OwnText,
  signal: AbortSignal,
): Promise<Outcome> {
  const { db } = deps;
  const now = deps.clock();
  const row = await findText(db, textId);
  if (!row) return { isDropped: true };
  if (row.begunAt !== null && row.status !== 'queued') return { isSent: true };
  if (row.begunAt !== null) {
    await noteTextFailed(db, textId, lostWords);
    return lost();
  }
  const optedOut = await findOptOut(db, row.phoneDigits);
  if (optedOut !== null) {
    const reason = textErrorWords(optedOut === 'stop' ? stoppedCode : landlineCodes[0]!);
    await noteTextFailed(db, textId, reason);
    return lost(reason);
  }
  const morning = getTextTime(row, now);
  if (morning > now) return waitUntil(morning, now, waitsForMorning);
  const body = compose ? await compose() : row.text;
  if (body === null) {
    await noteTextFailed(db, textId, 'It was no longer true when it could leave.');
    return { isDropped: true, why: 'not-owed' };
  }
  if (body !== row.text) await rewriteText(db, textId, body);
  const cause = row.cause === '' ? 'staff' : row.cause;
  const leaving = { to: `+1${row.phoneDigits}`, body, cause };
  const begun = await inTransaction(db, async (trx) => {
    if (!(await beginText(trx, textId, now))) return 'begun';
    const held = await countText(trx, leaving, now);
    if (held) await endBegunText(trx, textId, held.reason);
    return held;
  });
  if (begun === 'begun') return lost();
  if (begun) return waitHeldUp(begun, now);
  return sendLogged(deps, { textId, leaving, mediaUrls: await readMediaUrls(deps, row) }, signal);
}

interface Logged {
  textId: number;
  leaving: Leaving;
  mediaUrls?: readonly string[];
}

/** Hands a counted text to the gateway, and stores what the gateway says in its row. */
export async function sendLogged(
  deps: TextDeps,
  { textId, leaving, mediaUrls = [] }: Logged,
  signal: AbortSignal,
): Promise<Outcome> {
  const { db, config } = deps;
  const now = deps.clock();
  const { to, body } = leaving;
  const statusUrl = `${config.publicUrl}${messagePaths.status}?text=${textId}`;
  const outcome = await deps.gateway.send({ to, body, statusUrl, mediaUrls }, signal);
  if (outcome.kind === 'sent') {
    await noteTextTaken(db, textId, outcome.sid);
    return { isSent: true };
  }
  if (outcome.kind === 'lost') {
    await noteTextFailed(db, textId, lostWords);
    return lost(outcome.reason);
  }
  const isRefused = outcome.kind === 'refused';
  await inTransaction(db, async (trx) => {
    await uncountText(trx, leaving, now);
    await endBegunText(trx, textId, outcome.reason);
    if (!isRefused) return;
    await noteTextFailed(trx, textId, textErrorWords(outcome.code ?? null));
    await noteUnreachable(trx, plainDigits(to), outcome.code ?? null, now);
  });
  return { isSent: false, isPermanent: isRefused, reason: outcome.reason };
}

/** A landline gets no more texts, and who told STOP to the gateway none until START. */
export async function noteUnreachable(
  trx: Trx,
  digits: string,
  code: number | null,
  now: Date,
): Promise<void> {
  if (code === null) return;
  if (landlineCodes.includes(code)) await optOut(trx, digits, now, 'landline');
  if (code === stoppedCode) await optOut(trx, digits, now);
}
