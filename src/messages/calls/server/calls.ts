import type { Context } from 'hono';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { findOptOut } from '#delivery/opt-outs/server/opt-outs.ts';
import { enqueueText } from '#delivery/texts/server/text-log.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { aboutNobody, withIdempotency } from '#kit/http/idempotency.ts';
import type { Language } from '#kit/language/language.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { textableDigits } from '#kit/sms/server/area-codes.ts';
import { phoneDigits, plainDigits } from '#kit/text/phone.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { escapeXml, readGatewayForm, respondTwiml } from '#messages/conversations/server/gateway-form.ts';
import { findSenders } from '#messages/conversations/server/senders.ts';
import { writeLoneText } from '#messages/planned/server/lone-text.ts';
import { readMessageSettings } from '#messages/planned/server/message-settings.ts';

/** How long the owner's phone rings. A mailbox of the phone answers later. */
const ringSeconds = 20;

/** A customer calls the number of the texts: the phone of Settings rings. Without one the call is missed. */
export async function receiveCall(deps: Deps, c: Context): Promise<Response> {
  const { fields, connection } = await readGatewayForm(deps, c);
  const { forwardCallsTo } = (await readSettings(deps.db)).values;
  const digits = phoneDigits(forwardCallsTo);
  // The gateway may have got that number later, and would call itself without end.
  if (digits === null || digits === phoneDigits(connection.from)) {
    await answerMissed(deps, fields);
    return respondTwiml(c, '<Hangup/>');
  }
  const action = escapeXml(deps.config.publicUrl + messagePaths.callEnded);
  return respondTwiml(
    c,
    `<Dial timeout="${ringSeconds}" action="${action}" method="POST"><Number>+1${digits}</Number></Dial>`,
  );
}

const missed = ['busy', 'no-answer', 'failed', 'canceled'];

/** How the forwarded call ended. */
export async function endCall(deps: Deps, c: Context): Promise<Response> {
  const { fields } = await readGatewayForm(deps, c);
  if (missed.includes(fields.get('DialCallStatus') ?? '')) await answerMissed(deps, fields);
  return respondTwiml(c, '<Hangup/>');
}

/** One text a day to a number, never after STOP. */
async function answerMissed(deps: Deps, fields: ReadonlyMap<string, string>): Promise<void> {
  const now = deps.clock();
  const digits = textableDigits(fields.get('From') ?? '');
  const { missedCallText } = (await readSettings(deps.db)).values;
  if (digits === null || !missedCallText) return;
  const once = {
    scope: 'missed-call',
    key: `${calendarDate(now)}-${digits}`,
    bodyHash: '',
    about: aboutNobody,
  };
  const day = await inTransaction(deps.db, (trx) => isToldToday(trx, digits, now));
  if (day) return;
  await withIdempotency(deps.db, once, now, (trx) => textCaller(trx, deps, digits, now));
  deps.wakeOutbox();
}

/** A key is kept for 24 hours, and a day may have 25. */
const isToldToday = async (trx: Trx, digits: string, now: Date): Promise<boolean> => {
  const last = await trx
    .selectFrom('texts')
    .select('createdAt')
    .where('phoneDigits', '=', digits)
    .where('cause', '=', 'call')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && calendarDate(new Date(last.createdAt)) === calendarDate(now);
};

async function textCaller(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  digits: string,
  now: Date,
): Promise<{ isSent: boolean }> {
  const { kinds } = await readMessageSettings(trx);
  const kind = 'missed-call';
  if (!kinds[kind].isEnabled || (await findOptOut(trx, plainDigits(digits))) !== null)
    return { isSent: false };
  const [sender] = await findSenders(trx, digits);
  const language: Language = sender?.language ?? 'en';
  const text = await writeLoneText(trx, { config }, { kind, language }, now);
  const to = `+1${digits}`;
  const own = { customerId: sender?.rootId ?? null, quoteId: null, byName: null };
  await enqueueText(trx, { ...own, to, text, cause: 'call' }, now);
  return { isSent: true };
}
