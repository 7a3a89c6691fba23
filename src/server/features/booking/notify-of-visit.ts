import type { QuotePageRow } from '#server/db/tables/quote-pages.ts';
import type { VisitRow } from '#server/db/tables/visits.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts';
import { getQuote } from '#server/features/quotes/quotes.queries.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { findVisitOfQuote } from '#server/features/visits/visits.queries.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import { profileOf } from '#shared/profile.ts';
import { customerVisitEmail, ownerVisitEmail, type VisitNews } from './visit.emails.ts';

interface Notice {
  event: VisitNews['event'];
  visit: VisitRow;
  /** Where it was, if it moved. */
  before?: VisitRow;
  page: Pick<QuotePageRow, 'token'>;
}

/** Emails the owner about what a customer did, and a confirmation to the customer's own address. */
export async function notifyOfVisit(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { event, visit, before, page }: Notice,
  now: Date,
): Promise<void> {
  const quote = await getQuote(trx, visit.quoteId);
  const { values: settings } = await readSettings(trx);
  const profile = profileOf(settings);
  const property = (await findVisitOfQuote(trx, quote.id))?.property ?? null;
  const news: VisitNews = { event, visit, before, quote, property };
  const requestId = quote.requestId ?? undefined;
  const link = { ...(requestId !== undefined && { requestId }) };
  const toOwner = settings.notificationEmails.map((to) => ({
    email: ownerVisitEmail(news, to, profile, config),
    purpose: 'lead' as const,
    ...link,
  }));
  const url = `${config.publicUrl}${quotePaths.page(page.token)}`;
  const toCustomer =
    quote.email === ''
      ? []
      : [
          {
            email: customerVisitEmail(news, url, profile, settings.booking),
            purpose: 'confirmation' as const,
            ...link,
          },
        ];
  await enqueueEmails(trx, [...toOwner, ...toCustomer], now);
}
