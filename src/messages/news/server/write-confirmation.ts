import { toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import type { Db } from '#kit/db/open.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import type { Deps } from '#kit/server/deps.ts';
import { visitNews } from '#messages/planned/messages.ts';
import { languageOfCustomer } from '#sales/customers/server/customer-language.ts';
import { quoteIn } from '#sales/quotes/server/quote-language.ts';
import { getQuote, type QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import { findRequest, type RequestWithQuote } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import { findOffer } from '#visits/quote-page/server/quote-offer.ts';
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
  now: Date,
): Promise<Email | null> {
  const { values: settings, categories } = await readSettings(db);
  const profile = toProfile(settings, categories);
  const language = await languageOfCustomer(db, request.customerId);
  const shown = quote && toQuote(await quoteIn(db, language, quote), profile.places);
  return customerEmail({ request: toRequest(request), quote: shown }, profile, {
    offer: quote?.page
      ? await findOffer(db, { page: quote.page, quote }, settings, { config, language, now })
      : null,
    language,
  });
}

/** The confirmation as it is true now; null once the lead is deleted, or the visit that was booked meanwhile says more. */
export async function writePresentConfirmation(
  db: Db,
  deps: Pick<Deps, 'config'>,
  { requestId }: Extract<EmailSource, { kind: 'confirmation' }>,
  now: Date,
): Promise<Email | null> {
  const request = await findRequest(db, requestId);
  if (!request) return null;
  const { quoteRequestId: quoteId } = request;
  if (quoteId !== null && (await isToldOfVisit(db, quoteId))) return null;
  const quote = quoteId === null ? null : await getQuote(db, quoteId);
  return writeConfirmation(db, deps, { request, quote }, now);
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
