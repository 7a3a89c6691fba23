import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import type { Db } from '#kit/db/open.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import type { Deps } from '#kit/server/deps.ts';
import { languageOfCustomer } from '#sales/customers/server/customer-language.ts';
import { quoteIn } from '#sales/quotes/server/quote-language.ts';
import { quoteUrl } from '#sales/quotes/server/quote-url.ts';
import { withItems } from '#sales/quotes/server/quotes.queries.ts';
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
