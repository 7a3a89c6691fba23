import type { Context } from 'hono';
import { toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import { findSmsConnection } from '#delivery/texts/server/sms-connection.queries.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { website } from '#kit/events/server/actors.ts';
import { readForm } from '#kit/http/form.ts';
import { aboutNobody, getHash, withIdempotency } from '#kit/http/idempotency.ts';
import { customerScreens, messagePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { isSignedText } from '#kit/sms/server/text-signature.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { insertNote } from '#sales/customers/server/notes.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { optIn, optOut } from './opt-outs.ts';
import { textSubject } from './text-subject.ts';

/* The keywords of US carriers, and what Spanish speakers write instead of STOP. */
const stopWords = [
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  ...['ALTO', 'PARAR'],
];
const startWords = ['START', 'UNSTOP', 'YES'];
const helpWords = ['HELP', 'INFO', 'AYUDA'];
const longestText = 5000;

/** Receives a text from the gateway: a customer's reply, or a keyword that stops or restarts texts. Responds in TwiML. */
export async function receiveText(deps: Deps, c: Context): Promise<Response> {
  const fields = await readFields(c);
  const sms = await findSmsConnection(deps);
  const query = new URL(c.req.url).search;
  const signature = c.req.header('X-Twilio-Signature') ?? '';
  const url = deps.config.publicUrl + messagePaths.incoming + query;
  if (!sms || !isSignedText(signature, sms.password, url, fields)) {
    throw new AppError('wrong-signature', 'The signature of this text is wrong.');
  }
  const { From: from = '', Body: body = '', MessageSid: sid, OptOutType } = Object.fromEntries(fields);
  const now = deps.clock();
  const text = body.replaceAll('\0', '').trim().slice(0, longestText);
  const key = sid ? { key: sid, bodyHash: getHash(from + text) } : { key: null, bodyHash: '' };
  const answer = await withIdempotency(
    deps.db,
    { scope: 'incoming-text', ...key, about: aboutNobody },
    now,
    (trx) => storeText(trx, deps, { from, text }, now),
  );
  deps.wakeOutbox();
  c.header('Cache-Control', 'no-store');
  // A gateway that handles the keywords itself has already replied.
  return c.body(twiml(OptOutType ? '' : answer.reply), 200, { 'Content-Type': 'text/xml; charset=utf-8' });
}

async function readFields(c: Context): Promise<[string, string][]> {
  const form = await readForm(c);
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
}

interface IncomingText {
  from: string;
  text: string;
}

async function storeText(
  trx: Trx,
  deps: Deps,
  { from, text }: IncomingText,
  now: Date,
): Promise<{ reply: string }> {
  const digits = plainDigits(from);
  const word = text.toUpperCase().replace(/[^A-Z]/g, '');
  if (stopWords.includes(word)) await optOut(trx, digits, now);
  const isResumed = startWords.includes(word) && (await optIn(trx, digits));
  const customers = await getCustomers(trx, digits);
  for (const { id } of customers) {
    await insertNote(trx, {
      customerId: id,
      fromPhone: digits,
      kind: 'reply',
      text: text || '(empty text)',
      by: textSender,
      now,
    });
  }
  const { values: settings } = await readSettings(trx);
  const words = customerWords[customers[0]?.language ?? 'en'];
  if (helpWords.includes(word)) {
    return { reply: `${settings.name}: ${words.helpText(settings.phone)}` };
  }
  // From somebody who gets texts, YES answers a question, and CANCEL may be about the visit: the owner reads both.
  if (isResumed || (startWords.includes(word) && word !== 'YES')) {
    return { reply: `${settings.name}: ${words.textsResumed}` };
  }
  if (stopWords.includes(word) && word !== 'CANCEL') return { reply: '' };
  const [customer] = customers;
  const name = customer ? fullName(customer) : phoneText(from);
  const emails = settings.notificationEmails.map((to) => ({
    email: {
      to,
      subject: textSubject(name),
      ...emailBody(
        `Text from ${name}`,
        [
          { kind: 'heading', text: 'A customer replied by text' },
          {
            kind: 'facts',
            rows: [
              { label: 'From', value: name },
              { label: 'Phone', value: phoneText(from) },
            ],
          },
          { kind: 'quotation', label: 'Text', text },
          ...(customer
            ? [
                {
                  kind: 'button' as const,
                  label: 'Open customer',
                  href: `${deps.config.publicUrl}${customerScreens.customer(customer.rootId)}`,
                },
              ]
            : []),
        ],
        toProfile(settings),
      ),
    },
    purpose: 'lead' as const,
    customerId: customer?.id ?? null,
  }));
  await enqueueEmails(trx, emails, now);
  return { reply: '' };
}

const textSender = { ...website, name: 'Text message' };

/**
 * The customers who wrote, or whose leads have this number of their own, one of each merged group. Anybody may have typed a
 * number into a form, so the note says which one the text came from.
 */
async function getCustomers(trx: Trx, digits: string) {
  if (digits === '') return [];
  const ofLeads = (table: 'requests' | 'quotes') =>
    trx
      .selectFrom(table)
      .select('customerId')
      .where('phoneDigits', '=', digits)
      .where('deletedAt', 'is', null);
  const rows = await trx
    .selectFrom('customers')
    .leftJoin('customers as root', 'root.id', 'customers.mergedIntoId')
    .select(['customers.id', 'customers.firstName', 'customers.lastName'])
    .select(['customers.mergedIntoId', 'customers.language', 'root.language as rootLanguage'])
    .where((where) =>
      where.or([
        where.and([where('customers.phoneDigits', '=', digits), where('customers.isPhoneFromStaff', '=', 1)]),
        where('customers.id', 'in', ofLeads('requests')),
        where('customers.id', 'in', ofLeads('quotes')),
      ]),
    )
    .where('customers.deletedAt', 'is', null)
    .where('root.deletedAt', 'is', null)
    .orderBy('customers.id', 'desc')
    .limit(100)
    .execute();
  const groups = Map.groupBy(rows, ({ id, mergedIntoId }) => mergedIntoId ?? id);
  return [...groups].map(([rootId, [first]]) => ({
    ...first!,
    rootId,
    language: first!.rootLanguage ?? first!.language,
  }));
}

const twiml = (reply: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${reply === '' ? '' : `<Message>${escaped(reply)}</Message>`}</Response>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
