import type { Db } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, wrongField } from '#server/errors.ts';
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import type { MessageKind, MessagePreview, MessagePreviewInput } from '#shared/messages.ts';
import { fullName } from '#shared/person.ts';
import { phoneDigits } from '#shared/phone.ts';
import { textSize } from '#shared/text-message.ts';
import { messageEmail } from './message-email.ts';
import { readRecords } from './message-subject.ts';
import { messageText } from './message-text.ts';
import { messageValues } from './message-values.ts';

type PreviewDeps = Pick<Deps, 'db' | 'config'>;

/** A message as a real record would get it. Throws 422 if there is none yet. */
export async function previewMessage(deps: PreviewDeps, input: MessagePreviewInput): Promise<MessagePreview> {
  const { about, email, body } = await write(deps, input);
  return {
    about,
    subject: email.subject,
    emailText: email.text,
    textMessage: { body, ...textSize(body) },
  };
}

async function write({ db, config }: PreviewDeps, { kind, text, quoteId }: MessagePreviewInput) {
  const found = await findRecord(db, kind, quoteId);
  if (!found) {
    throw new AppError(
      'wrong-state',
      quoteId === undefined
        ? 'There is no record to show this with yet. Add a quote first.'
        : 'This quote has no record for this message.',
    );
  }
  const about = await readRecords(db, found);
  const { values: settings } = await readSettings(db);
  const values = messageValues(kind, about, settings, config);
  const email = messageEmail({ kind, template: text, values, about, settings });
  return { about: fullName(about.quote), email, body: messageText(kind, text, values) };
}

const aboutQuotes: readonly MessageKind[] = ['follow-up-1', 'follow-up-2', 'invoice', 'invoice-reminder'];

/** The newest quote, or the newest visit for a message about one. */
async function findRecord(db: Db, kind: MessageKind, quoteId: number | undefined) {
  const visit = await db
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(['visits.id as visitId', 'visits.quoteId', 'visits.customerId'])
    .where('quotes.deletedAt', 'is', null)
    .$if(quoteId !== undefined, (query) => query.where('quotes.id', '=', quoteId!))
    .orderBy('visits.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (visit && !aboutQuotes.includes(kind)) return visit;
  const quote = await db
    .selectFrom('quotes')
    .select(['id', 'customerId'])
    .where('deletedAt', 'is', null)
    .where('customerId', 'is not', null)
    .$if(quoteId !== undefined, (query) => query.where('id', '=', quoteId!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return quote && { quoteId: quote.id, customerId: quote.customerId!, visitId: null };
}

interface Test extends MessagePreviewInput {
  channel: 'email' | 'text';
  phone: string;
}

/** Sends the message to whoever asks: by email to their own address, by text to the number they typed. */
export async function sendTestMessage(deps: Deps, input: Test, caller: Caller): Promise<{ to: string }> {
  const now = deps.clock();
  const { email, body } = await write(deps, input);
  const to = input.channel === 'email' ? caller.user.email : textNumber(deps, input.phone);
  await inTransaction(deps.db, async (trx) => {
    if (input.channel === 'email') {
      const test = { ...email, to, subject: `Test: ${email.subject}` };
      await enqueueEmails(trx, [{ email: test, purpose: 'other' }], now);
      return;
    }
    const job = {
      kind: 'text' as const,
      payload: JSON.stringify({ to, body }),
      requestId: null,
      quoteId: null,
    };
    await enqueue(trx, [job], now);
  });
  deps.wakeOutbox();
  return { to };
}

function textNumber({ config }: PreviewDeps, phone: string): string {
  if (config.sms === null)
    throw new AppError('wrong-state', 'Text messages aren’t set up. Set SMS_URL first.');
  const digits = phoneDigits(phone);
  if (digits === null) throw wrongField('phone', 'Valid phone number is required');
  return `+1${digits}`;
}
