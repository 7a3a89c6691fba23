import { setTimeout as sleep } from 'node:timers/promises';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import { requireTextable, requireTextsLeft } from '#delivery/texts/server/text-limits.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import type { MessagePreviewInput, MessageTest } from '#messages/planned/messages.ts';
import { writePreview } from './preview-message.ts';

interface Test extends MessagePreviewInput {
  channel: 'email' | 'text';
  phone: string;
}

const patienceMilliseconds = 8_000;

/**
 * Sends the message to the caller: by email to their own address, by text to the number they typed. Waits a moment for the
 * mail server or the gateway, to say whether it was sent. Sends once per idempotency key.
 */
export async function sendTestMessage(
  deps: Deps,
  test: { input: Test; caller: Caller },
  idempotency: Idempotency,
): Promise<MessageTest> {
  const { input } = test;
  const { to, jobId } = await enqueueTest(deps, test, idempotency);
  deps.wakeOutbox();
  if (input.channel === 'email' && !(await hasMailServer(deps))) {
    const reason = 'Email isn’t set up. The test is sent once an owner sets it up in Settings, Email.';
    return { to, state: 'waiting', reason };
  }
  const latest = performance.now() + patienceMilliseconds;
  for (;;) {
    const outcome = await getOutcome(deps, jobId);
    if (outcome) return { to, ...outcome };
    if (performance.now() > latest) return { to, state: 'waiting', reason: 'No response yet.' };
    await sleep(100);
  }
}

async function enqueueTest(
  deps: Deps,
  { input, caller }: { input: Test; caller: Caller },
  idempotency: Idempotency,
): Promise<{ to: string; jobId: number }> {
  const now = deps.clock();
  const { ids, email, body } = await writePreview(deps, input);
  const to = input.channel === 'email' ? caller.user.email : await textNumber(deps, input.phone);
  const once = { scope: `message-test of ${caller.user.id}`, ...idempotency, about: ids };
  return withIdempotency(deps.db, once, now, async (trx) => {
    if (input.channel === 'email') {
      const test = { ...email, to, subject: `Test: ${email.subject}` };
      const [job] = await enqueueEmails(trx, [{ email: test, purpose: 'other', ...ids }], now);
      return { to, jobId: job!.id };
    }
    await requireTextsLeft(trx, now);
    await record(
      trx,
      { caller, type: 'test-text-sent', subject: { kind: 'settings' }, after: { message: input.kind } },
      now,
    );
    const payload = JSON.stringify({ to, body });
    const [job] = await enqueue(trx, [{ kind: 'text', payload, ...ids }], now);
    return { to, jobId: job!.id };
  });
}

async function textNumber(deps: Pick<Deps, 'db' | 'config'>, phone: string): Promise<string> {
  if (!(await hasTextGateway(deps)))
    throw new AppError('wrong-state', 'Texts aren’t set up. An owner does it in Settings, Texts.');
  if (phoneDigits(phone) === null) throw wrongField('phone', 'Valid phone number is required');
  return requireTextable(phone);
}

/** Null before the first attempt has ended. */
async function getOutcome({ db }: Pick<Deps, 'db'>, jobId: number): Promise<Omit<MessageTest, 'to'> | null> {
  const { status, lastError } = await db
    .selectFrom('outbox')
    .select(['status', 'lastError'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  if (status === 'sent') return { state: 'sent', reason: '' };
  if (status === 'failed') return { state: 'failed', reason: lastError ?? '' };
  return lastError === null ? null : { state: 'waiting', reason: lastError };
}
