import type { Context } from 'hono';
import type { SettingsValues } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { optIn, optOut } from '#delivery/opt-outs/server/opt-outs.ts';
import { countText } from '#delivery/texts/server/text-limits.ts';
import { insertText } from '#delivery/texts/server/text-log.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { TextRow } from '#kit/db/tables/texts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { aboutNobody, getHash, withIdempotency } from '#kit/http/idempotency.ts';
import type { Language } from '#kit/language/language.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { toGsmText } from '#kit/sms/text-message.ts';
import { phoneText } from '#kit/text/person.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { insertCustomer } from '#sales/customers/server/customers.queries.ts';
import { insertNote } from '#sales/customers/server/notes.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { adoptTexts } from './conversations.queries.ts';
import { escapeXml, type GatewayForm, readGatewayForm, respondTwiml } from './gateway-form.ts';
import { findSenders, type Sender } from './senders.ts';
import { startClock, textSender } from './start-clock.ts';
import { alertOfText, emailOwner } from './text-news.ts';

/* The keywords of US carriers, and what Spanish speakers write instead of STOP. */
const stopWords = [
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  ...['ALTO', 'PARAR'],
];
const startWords = ['START', 'UNSTOP', 'YES'];
const helpWords = ['HELP', 'INFO', 'AYUDA'];
const longestText = 5000;
const maxPhotos = 10;

/** A picture that waits to be fetched from the gateway. */
export interface Media {
  url: string;
  type: string;
}

interface IncomingText {
  from: string;
  text: string;
  sid: string | null;
  media: Media[];
  /** The types of files that are no pictures, or too many. */
  leftOut: string[];
  /** The gateway handles keywords itself and has replied. */
  isReplied: boolean;
}

/** Receives a text from the gateway: it joins the conversation of its customer, or is a keyword. Responds in TwiML. */
export async function receiveText(deps: Deps, c: Context): Promise<Response> {
  const { fields } = await readGatewayForm(deps, c);
  const now = deps.clock();
  const incoming = readIncoming(fields);
  const { sid, from, text } = incoming;
  const key = sid ? { key: sid, bodyHash: getHash(from + text) } : { key: null, bodyHash: '' };
  const answer = await withIdempotency(
    deps.db,
    { scope: 'incoming-text', ...key, about: aboutNobody },
    now,
    (trx) => storeText(trx, deps, incoming, now),
  );
  deps.wakeOutbox();
  return respondTwiml(c, answer.reply && `<Message>${escapeXml(answer.reply)}</Message>`);
}

function readIncoming(fields: GatewayForm['fields']): IncomingText {
  const count = Math.min(Number(fields.get('NumMedia') ?? 0) || 0, 50);
  const all = Array.from({ length: count }, (_, index) => ({
    url: fields.get(`MediaUrl${index}`) ?? '',
    type: fields.get(`MediaContentType${index}`) ?? '',
  })).filter(({ url }) => url !== '');
  const pictures = all.filter(({ type }) => type === '' || type.startsWith('image/'));
  const media = pictures.slice(0, maxPhotos);
  return {
    from: fields.get('From') ?? '',
    text: (fields.get('Body') ?? '').trim().slice(0, longestText),
    sid: fields.get('MessageSid') || null,
    media,
    isReplied: Boolean(fields.get('OptOutType')),
    leftOut: all.filter((one) => !media.includes(one)).map(({ type }) => type.slice(0, 60)),
  };
}

async function storeText(
  trx: Trx,
  deps: Deps,
  incoming: IncomingText,
  now: Date,
): Promise<{ reply: string }> {
  const { from, text } = incoming;
  const digits = plainDigits(from);
  // Texts of one number take turns, so that its first makes one customer.
  await lockKeys(trx, [`customer:${digits}`]);
  const word = text.toUpperCase().replace(/[^A-Z]/g, '');
  if (stopWords.includes(word)) await optOut(trx, digits, now);
  const isResumed = startWords.includes(word) && (await optIn(trx, digits));
  const senders = await findSenders(trx, digits);
  for (const { id } of senders) {
    const note = {
      fromPhone: digits,
      kind: 'reply',
      text: text || '(picture)',
      by: textSender,
      now,
    } as const;
    await insertNote(trx, { customerId: id, ...note });
  }
  const { values: settings } = await readSettings(trx);
  const [sender] = senders;
  const answer = getReply({ word, isResumed, language: sender?.language ?? 'en', settings });
  const isKeyword = answer !== null;
  const reply = incoming.isReplied || !answer ? '' : await countReply(trx, from, answer, now);
  if (isKeyword && !sender) {
    await logReply(trx, { customerId: null, digits, reply }, now);
    return { reply };
  }
  const { rootId, language: _ } = sender ?? (await addSender(trx, from, now));
  const row = await insertText(trx, {
    customerId: rootId,
    quoteId: null,
    messageId: null,
    phoneDigits: digits,
    direction: 'in',
    text: [text, ...incoming.leftOut.map((type) => `[Left out: ${type || 'a file'}]`)]
      .filter(Boolean)
      .join('\n'),
    status: 'received',
    byName: null,
    sid: incoming.sid,
    begunAt: null,
    createdAt: now.toISOString(),
  });
  await adoptTexts(trx, digits, rootId);
  await fetchMedia(trx, row, incoming.media, now);
  if (isKeyword) {
    await trx
      .updateTable('conversations')
      .set((set) => ({ unread: set('unread', '-', 1) }))
      .where('customerId', '=', rootId)
      .execute();
    await logReply(trx, { customerId: rootId, digits, reply }, now);
    return { reply };
  }
  const requestId = await startClock(trx, { rootId, row, sender }, settings, now);
  await alertOfText(trx, { rootId, requestId }, settings, now);
  await emailOwner(trx, deps, { ...incoming, rootId, sender }, settings, now);
  return { reply: '' };
}

/** Empty where no more leave today. Two machines that answer each other would end there. */
async function countReply(trx: Trx, from: string, answer: string, now: Date): Promise<string> {
  const body = toGsmText(answer);
  const heldUp = await countText(trx, { to: `+1${plainDigits(from)}`, body, cause: 'reply' }, now);
  return heldUp ? '' : body;
}

/** It leaves with our response to the gateway. */
async function logReply(
  trx: Trx,
  { customerId, digits, reply }: { customerId: number | null; digits: string; reply: string },
  now: Date,
): Promise<void> {
  if (reply === '') return;
  const about = { customerId, quoteId: null, messageId: null, byName: null, sid: null, begunAt: null };
  const text = { phoneDigits: digits, direction: 'out', text: reply, status: 'sent' } as const;
  await insertText(trx, { ...about, ...text, createdAt: now.toISOString() });
}

interface Keyword {
  word: string;
  isResumed: boolean;
  language: Language;
  settings: SettingsValues;
}

/** Null for a text that a person must read: from somebody who gets texts, YES answers a question, and CANCEL may be about the visit. */
function getReply({ word, isResumed, language, settings }: Keyword): string | null {
  const words = customerWords[language];
  if (helpWords.includes(word)) return `${settings.name}: ${words.helpText(settings.phone)}`;
  if (isResumed || (startWords.includes(word) && word !== 'YES'))
    return `${settings.name}: ${words.textsResumed}`;
  return stopWords.includes(word) && word !== 'CANCEL' ? '' : null;
}

/** A customer with the number alone. */
async function addSender(trx: Trx, from: string, now: Date): Promise<Pick<Sender, 'rootId' | 'language'>> {
  const contact = { firstName: '', lastName: '', email: '', phone: phoneText(from) };
  return { rootId: await insertCustomer(trx, contact, { now }), language: 'en' };
}

async function fetchMedia(trx: Trx, { id, customerId }: TextRow, media: Media[], now: Date): Promise<void> {
  if (media.length === 0) return;
  const payload = JSON.stringify({ textId: id, media });
  await enqueue(trx, [{ kind: 'media', payload, customerId }], now);
}
