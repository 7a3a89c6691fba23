import type { Db } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import { languageOfCustomer } from '#server/features/customers/customer-language.ts';
import type { EmailSource } from '#server/features/emails/email-source.ts';
import { visitNews } from '#server/features/messages/write-message.ts';
import { quoteUrl } from '#server/features/quote-pages/quote-url.ts';
import { quoteIn } from '#server/features/quotes/quote-language.ts';
import { getQuote, type QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import { findRequest, type RequestWithQuote } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import type { Email } from '#server/mail/mailer.ts';
import { customerEmail } from './lead.emails.ts';

interface StoredLead {
  request: RequestWithQuote;
  quote: QuoteWithItems | null;
}

/** Null without an email address. */
export async function writeConfirmation(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  { request, quote }: StoredLead,
): Promise<Email | null> {
  const profile = await readProfile(db);
  const language = await languageOfCustomer(db, request.customerId);
  const shown = quote && toQuote(await quoteIn(db, language, quote), profile.places);
  return customerEmail({ request: toRequest(request), quote: shown }, profile, {
    quoteUrl: quote?.page ? quoteUrl(config, quote.page.token, language) : null,
    language,
  });
}

/** The confirmation as it is true now; null once the lead is deleted, or the visit that was booked meanwhile says more. */
export async function writePresentConfirmation(
  db: Db,
  deps: Pick<Deps, 'config'>,
  { requestId }: Extract<EmailSource, { kind: 'confirmation' }>,
): Promise<Email | null> {
  const request = await findRequest(db, requestId);
  if (!request) return null;
  const { quoteRequestId: quoteId } = request;
  if (quoteId !== null && (await isToldOfVisit(db, quoteId))) return null;
  const quote = quoteId === null ? null : await getQuote(db, quoteId);
  return writeConfirmation(db, deps, { request, quote });
}

async function isToldOfVisit(db: Db, quoteId: number): Promise<boolean> {
  const message = await db
    .selectFrom('messages')
    .select('id')
    .where('quoteId', '=', quoteId)
    .where('kind', 'in', visitNews)
    .where('status', 'in', ['planned', 'sent'])
    .executeTakeFirst();
  return message !== undefined;
}
