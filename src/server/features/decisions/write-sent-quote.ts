import type { Db } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import { languageOfCustomer } from '#server/features/customers/customer-language.ts';
import type { EmailSource } from '#server/features/emails/email-source.ts';
import { quoteUrl } from '#server/features/quote-pages/quote-url.ts';
import { quoteIn } from '#server/features/quotes/quote-language.ts';
import { withItems } from '#server/features/quotes/quotes.queries.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import type { Email } from '#server/mail/mailer.ts';
import { sentQuoteEmail } from './decisions.emails.ts';

/** The email of a sent quote with its present link and amounts; null once it is deleted, cancelled or declined. */
export async function writeSentQuote(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  { quoteId, message }: Extract<EmailSource, { kind: 'quote' }>,
): Promise<Email | null> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const [quote] = row ? await withItems(db, [row]) : [];
  if (!quote?.page || quote.isRequestCancelled || quote.email === '') return null;
  const { decision, token, validUntil } = quote.page;
  // Sending a declined quote lets the customer decide again, so this one was declined since.
  if (decision === 'declined') return null;
  const language = await languageOfCustomer(db, quote.customerId);
  const url = quoteUrl(config, token, language);
  const shown = await quoteIn(db, language, quote);
  return sentQuoteEmail({ quote: shown, url, message, validUntil, language }, await readProfile(db));
}
