import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { textSize } from '#kit/sms/text-message.ts';
import { fullName } from '#kit/text/person.ts';
import type { MessageKind, MessagePreview, MessagePreviewInput } from '#messages/planned/messages.ts';
import { quoteIn } from '#sales/quotes/server/quote-language.ts';
import { messageEmail } from './message-email.ts';
import { readRecords } from './message-subject.ts';
import { messageText } from './message-text.ts';
import { messageValues } from './message-values.ts';

type PreviewDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** The message that a real record would get. Throws 422 if there is no record yet. */
export async function previewMessage(deps: PreviewDeps, input: MessagePreviewInput): Promise<MessagePreview> {
  const { about, email, body } = await writePreview(deps, input);
  return {
    about,
    subject: email.subject,
    emailText: email.text,
    textMessage: { body, ...textSize(body) },
  };
}

/** The email and the text of a record that fits. */
export async function writePreview(
  { db, config, clock }: PreviewDeps,
  { kind, text, language, quoteId }: MessagePreviewInput,
) {
  const found = await findRecord(db, kind, quoteId);
  if (!found) {
    throw new AppError(
      'wrong-state',
      quoteId === undefined
        ? 'There is no record to show this with yet. Add a quote first.'
        : 'This quote has no record for this message.',
    );
  }
  const records = await readRecords(db, { movementId: null, ...found });
  const about = { ...records, quote: records.quote && (await quoteIn(db, language, records.quote)) };
  const { values: settings } = await readSettings(db);
  const values = await messageValues(db, kind, about, settings, { config, language });
  const written = { kind, template: text, values, about, settings, language, now: clock() };
  const name = fullName(about.quote ?? about.customer);
  const ids = { quoteId: found.quoteId, customerId: found.customerId, invoiceId: found.invoiceId };
  return { about: name, ids, email: messageEmail(written), body: messageText(written) };
}

const aboutQuotes: readonly MessageKind[] = [
  'lead-received',
  'follow-up-1',
  'follow-up-2',
  'invoice',
  'invoice-reminder',
  'receipt',
];

/** The newest invoice, the newest quote, or the newest visit if the message is about a visit. */
async function findRecord(db: Db, kind: MessageKind, quoteId: number | undefined) {
  if (kind === 'receipt') {
    const payment = await db
      .selectFrom('movements')
      .select(['id as movementId', 'invoiceId', 'quoteId', 'customerId'])
      .where('kind', 'in', ['payment', 'deposit'])
      .where('customerId', 'is not', null)
      .$if(quoteId !== undefined, (query) => query.where('quoteId', '=', quoteId!))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (payment) return { ...payment, customerId: payment.customerId!, visitId: null };
  }
  if (kind === 'invoice-reminder') {
    const invoice = await db
      .selectFrom('invoices')
      .select(['invoices.id as invoiceId', 'invoices.quoteId', 'invoices.customerId'])
      .where('invoices.number', 'is not', null)
      .where('invoices.creditOf', 'is', null)
      .where('invoices.customerId', 'is not', null)
      .$if(quoteId !== undefined, (query) => query.where('invoices.quoteId', '=', quoteId!))
      .orderBy('invoices.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (invoice) {
      const { quoteId: ofQuote, customerId, invoiceId } = invoice;
      return { quoteId: ofQuote, customerId: customerId!, visitId: null, invoiceId };
    }
  }
  const visit = await db
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(['visits.id as visitId', 'visits.quoteId', 'visits.customerId'])
    .where('quotes.deletedAt', 'is', null)
    .$if(quoteId !== undefined, (query) => query.where('quotes.id', '=', quoteId!))
    .orderBy('visits.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (visit && !aboutQuotes.includes(kind)) return { ...visit, invoiceId: null };
  const quote = await db
    .selectFrom('quotes')
    .select(['id', 'customerId'])
    .where('deletedAt', 'is', null)
    .where('customerId', 'is not', null)
    .$if(quoteId !== undefined, (query) => query.where('id', '=', quoteId!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return quote && { quoteId: quote.id, customerId: quote.customerId!, visitId: null, invoiceId: null };
}
