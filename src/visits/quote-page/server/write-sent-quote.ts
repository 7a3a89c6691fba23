import { toProfile } from '#company/profile/profile.ts';
import { readProfile, readSettings } from '#company/settings/server/settings.queries.ts';
import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import type { Db } from '#kit/db/open.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getPlainMarks, toGsmText } from '#kit/sms/text-message.ts';
import { languageOfCustomer } from '#sales/customers/server/customer-language.ts';
import { priceCents } from '#sales/quotes/server/quote-amounts.ts';
import { quoteIn } from '#sales/quotes/server/quote-language.ts';
import { quoteUrl } from '#sales/quotes/server/quote-url.ts';
import { withItems } from '#sales/quotes/server/quotes.queries.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { findOffer } from './quote-offer.ts';
import { sentQuoteEmail } from './sent-quote.emails.ts';

/** The email of a sent quote with its present link and amounts; null once it is deleted, cancelled or declined. */
export async function writeSentQuote(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  { quoteId, message }: Extract<EmailSource, { kind: 'quote' }>,
  now: Date,
): Promise<Email | null> {
  const quote = await findSendable(db, quoteId);
  if (!quote || quote.email === '') return null;
  const language = await languageOfCustomer(db, quote.customerId);
  const { values: settings, categories } = await readSettings(db);
  const offer = await findOffer(db, { page: quote.page, quote }, settings, { config, language, now });
  const shown = await quoteIn(db, language, quote);
  return sentQuoteEmail({ quote: shown, offer, message, language }, toProfile(settings, categories));
}

/** The text of a sent quote, with the link on a line of its own. */
export async function writeSentQuoteText(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  { quoteId, message }: Pick<Extract<EmailSource, { kind: 'quote' }>, 'quoteId' | 'message'>,
): Promise<string | null> {
  const quote = await findSendable(db, quoteId);
  if (!quote) return null;
  const language = await languageOfCustomer(db, quote.customerId);
  const { name } = await readProfile(db);
  const total = exactDollars(formatCents(priceCents(quote)));
  const words = customerWords[language].quoteText(name, total);
  const url = quoteUrl(config, quote.page.token, language);
  return [toGsmText(words), getPlainMarks(message), url].filter(Boolean).join('\n');
}

/** Undefined once it is deleted, cancelled or declined. */
async function findSendable(db: Db, quoteId: number) {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const [quote] = row ? await withItems(db, [row]) : [];
  if (!quote?.page || quote.isRequestCancelled) return undefined;
  // Sending a declined quote lets the customer decide again, so this one was declined since.
  return quote.page.decision === 'declined' ? undefined : { ...quote, page: quote.page };
}
