import { type Place, toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { type Alert, alertFirst, alertWords } from '#messages/alerts/server/alerts.ts';
import { withQuoteFacts } from '#messages/alerts/server/quote-facts.ts';
import { getQuote } from '#sales/quotes/server/quotes.queries.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import type { VisitChange } from '#visits/visits/server/visits.history.ts';
import { withProperty } from '#visits/visits/server/visits.queries.ts';
import { ownerVisitEmail, type VisitNews } from './visit.emails.ts';

/** A customer's own booking or change of a visit. */
export interface CustomerAct extends Pick<Deps, 'config'> {
  /** The booking accepted the quote too. */
  isAcceptance?: boolean;
  /** Paid online for the booking. */
  depositCents?: number;
}

/** Tells the owner of a visit that a customer booked or changed. */
export async function notifyOfVisit(
  trx: Trx,
  {
    visit: { before, after: visit },
    act: { customer },
  }: { visit: VisitChange; act: { customer?: CustomerAct } },
  now: Date,
): Promise<void> {
  if (!customer) return;
  const { config, isAcceptance = false, depositCents = 0 } = customer;
  const event = visit.status === 'cancelled' ? 'cancelled' : before ? 'moved' : 'booked';
  const quote = await getQuote(trx, visit.quoteId);
  const { values: settings } = await readSettings(trx);
  const profile = toProfile(settings);
  const { property } = await withProperty(trx, visit);
  const moved = event === 'moved' ? before : undefined;
  const news: VisitNews = { event, visit, before: moved, quote, property, isAcceptance, depositCents };
  const link = { requestId: quote.requestId, quoteId: quote.id };
  const toOwner = settings.notificationEmails.map((to) => ({
    email: ownerVisitEmail(news, to, profile, config),
    purpose: 'lead' as const,
    ...link,
  }));
  await enqueueEmails(trx, toOwner, now);
  const alert = (language: Language) => visitAlert(news, settings.places, language);
  await alertFirst(trx, alert, link, now);
}

const visitAlert = (
  { event, visit, quote }: VisitNews,
  places: readonly Place[],
  language: Language,
): Alert => ({
  title: withQuoteFacts(alertWords[language].visit[event], quote, places),
  body: customerWords[language].sayWhen(visit.date, visit.windowFrom, visit.windowTo),
  url: `${adminPaths.schedule}?view=week&date=${visit.date}`,
});
