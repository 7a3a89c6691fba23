import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { SmsConnectionInput, SmsTest, SmsTestInput } from '#delivery/texts/sms-connection.ts';
import { inConnectionSlot, noteTested } from '#kit/db/connection-row.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { aboutNobody, getHash, type Idempotency, withStoredResponse } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { postText, type SmsConnection } from '#kit/sms/server/post-text.ts';
import { toGsmText } from '#kit/sms/text-message.ts';
import { findSmsConnection, getConnection, getToken, readSmsConnection } from './sms-connection.queries.ts';
import { requireGateway, requireOwn, requireToken } from './sms-connection.rules.ts';
import { smsProblem } from './sms-problem.ts';
import { countText, requireTextable, requireTextsLeft, uncountText } from './text-limits.ts';

const rule = { name: 'sms-test', hits: 10, perSeconds: 600 };

/** Somebody waits for it. */
const patienceMilliseconds = 20_000;

/** Sends one text per idempotency key, with what was typed before it is saved. Says why it was not sent; throws for invalid input. */
export async function testSmsConnection(
  deps: Deps,
  { test: { to, connection: typed }, caller }: { test: SmsTestInput; caller: Caller },
  idempotency: Idempotency,
  timeoutMilliseconds = patienceMilliseconds,
): Promise<SmsTest> {
  const inUse = await findSmsConnection(deps);
  const connection = typed ? await typedConnection(deps, typed) : inUse;
  if (!connection) throw new AppError('wrong-state', 'Texts aren’t set up yet.');
  const recipient = requireTextable(to, 'to');
  // No hash of a secret is stored.
  const bodyHash = getHash(JSON.stringify({ to, ...typed, token: '' }));
  const once = { scope: 'sms-test', key: idempotency.key, bodyHash, about: aboutNobody };
  const send = async (): Promise<SmsTest> => {
    await deps.limiter.hit(rule, 'all');
    const { name } = await readProfile(deps.db);
    const text = {
      to: recipient,
      body: toGsmText(`Texts work for ${name}. This is your test.`),
    };
    const countedAt = deps.clock();
    const leaving = { ...text, cause: 'test' as const };
    await inTransaction(deps.db, async (trx) => {
      // Nobody waits for a test until tomorrow.
      if (await countText(trx, leaving, countedAt)) await requireTextsLeft(trx, countedAt);
      const event = { caller, type: 'test-text-sent', subject: { kind: 'settings' } } as const;
      await record(trx, { ...event, after: { message: 'test of the account' } }, countedAt);
    });
    const tooLong = AbortSignal.timeout(timeoutMilliseconds);
    const attempt = await postText(connection, text, tooLong);
    const outcome = smsProblem(attempt, tooLong.aborted);
    if (outcome.problem !== null) await inTransaction(deps.db, (trx) => uncountText(trx, leaving, countedAt));
    else await noteTested(deps.db, 'smsConnection', { tested: connection, inUse }, deps.clock());
    return { to: text.to, isSent: outcome.problem === null, ...outcome };
  };
  return inConnectionSlot(deps, 'smsConnection', () => withStoredResponse(deps.db, once, deps.clock(), send));
}

async function typedConnection(deps: Deps, typed: SmsConnectionInput): Promise<SmsConnection> {
  requireOwn(deps.config);
  requireGateway(deps.config, typed);
  const stored = await readSmsConnection(deps.db);
  const token = requireToken(typed, stored, await getToken(deps.db, stored));
  return getConnection(deps, { ...typed, token });
}
