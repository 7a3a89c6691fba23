import { initial } from './migrations/0001-initial.ts';
import { newsletter } from './migrations/0002-newsletter.ts';
import { panel } from './migrations/0003-panel.ts';
import { articleJobs } from './migrations/0005-article-jobs.ts';
import { leadLists } from './migrations/0006-lead-lists.ts';
import { schedule } from './migrations/0008-schedule.ts';
import { twoFactor } from './migrations/0009-two-factor.ts';
import { office } from './migrations/0010-office.ts';
import { quarantine } from './migrations/0011-quarantine.ts';
import { instances } from './migrations/0012-instances.ts';
import { keeping } from './migrations/0013-keeping.ts';
import { settings } from './migrations/0014-settings.ts';
import { webhooks } from './migrations/0015-webhooks.ts';
import { unusedPictures } from './migrations/0016-unused-pictures.ts';
import { dueJobs } from './migrations/0017-due-jobs.ts';
import { leadPeriods } from './migrations/0018-lead-periods.ts';
import { plainLetters } from './migrations/0019-plain-letters.ts';
import { officeLists } from './migrations/0020-office-lists.ts';
import { deliveriesOfQuotes } from './migrations/0021-deliveries-of-quotes.ts';
import { listCounts } from './migrations/0022-list-counts.ts';
import { searchIndexes } from './migrations/0023-search-indexes.ts';
import { serviceDrawings } from './migrations/0024-service-drawings.ts';
import { requestZipCodes } from './migrations/0025-request-zip-codes.ts';
import { phoneDigits } from './migrations/0026-phone-digits.ts';
import { articleLists } from './migrations/0027-article-lists.ts';
import { morePlainLetters } from './migrations/0028-more-plain-letters.ts';
import { noListCounts } from './migrations/0029-no-list-counts.ts';
import { customers } from './migrations/0030-customers.ts';
import { customersOfLeads } from './migrations/0031-customers-of-leads.ts';
import { visitsOfQuotes } from './migrations/0032-visits-of-quotes.ts';
import { messages } from './migrations/0033-messages.ts';
import { alerts } from './migrations/0034-alerts.ts';
import { people } from './migrations/0035-people.ts';
import { push } from './migrations/0036-push.ts';
import { messageIndexes } from './migrations/0038-message-indexes.ts';
import { alertVersion } from './migrations/0039-alert-version.ts';
import { invoices } from './migrations/0040-invoices.ts';
import { visitProgress } from './migrations/0042-visit-progress.ts';
import { publishedPairs } from './migrations/0046-published-pairs.ts';
import { onlinePayments } from './migrations/0047-online-payments.ts';
import { deposits } from './migrations/0048-deposits.ts';
import { messagesWithoutQuote } from './migrations/0049-messages-without-quote.ts';
import { partialCredits } from './migrations/0050-partial-credits.ts';
import { spanishServices } from './migrations/0051-spanish-services.ts';
import { setup } from './migrations/0053-setup.ts';
import { longLists } from './migrations/0054-long-lists.ts';
import { spanishArticles } from './migrations/0055-spanish-articles.ts';
import { mailConnection } from './migrations/0057-mail-connection.ts';
import { figureIndexes } from './migrations/0058-figure-indexes.ts';
import { figureLookups } from './migrations/0059-figure-lookups.ts';
import { quoteDiscounts } from './migrations/0060-quote-discounts.ts';
import { cancelledRequests } from './migrations/0061-cancelled-requests.ts';
import { rareFinds } from './migrations/0062-rare-finds.ts';
import { smsConnection } from './migrations/0063-sms-connection.ts';
import { stripeConnection } from './migrations/0064-stripe-connection.ts';
import { stripeLooks } from './migrations/0065-stripe-looks.ts';
import { farPages } from './migrations/0066-far-pages.ts';
import { testedConnections } from './migrations/0067-tested-connections.ts';
import { contactsFromStaff } from './migrations/0068-contacts-from-staff.ts';
import { wordsOfBookings } from './migrations/0069-words-of-bookings.ts';
import { recordsOfJobs } from './migrations/0070-records-of-jobs.ts';
import { calendarFeeds } from './migrations/0071-calendar-feeds.ts';
import { ledger } from './migrations/0072-ledger.ts';
import { ownDiscounts } from './migrations/0075-own-discounts.ts';
import { invoiceCoverage } from './migrations/0076-invoice-coverage.ts';
import { siteIdentity } from './migrations/0079-site-identity.ts';
import { postalAddress } from './migrations/0085-postal-address.ts';
import { strangersLimits } from './migrations/0086-strangers-limits.ts';
import { unconfirmedBookings } from './migrations/0087-unconfirmed-bookings.ts';

/** In order; a merged migration never changes. */
export const migrations = {
  '0001-initial': initial,
  '0002-newsletter': newsletter,
  '0003-panel': panel,
  '0005-article-jobs': articleJobs,
  '0006-lead-lists': leadLists,
  '0008-schedule': schedule,
  '0009-two-factor': twoFactor,
  '0010-office': office,
  '0011-quarantine': quarantine,
  '0012-instances': instances,
  '0013-keeping': keeping,
  '0014-settings': settings,
  '0015-webhooks': webhooks,
  '0016-unused-pictures': unusedPictures,
  '0017-due-jobs': dueJobs,
  '0018-lead-periods': leadPeriods,
  '0019-plain-letters': plainLetters,
  '0020-office-lists': officeLists,
  '0021-deliveries-of-quotes': deliveriesOfQuotes,
  '0022-list-counts': listCounts,
  '0023-search-indexes': searchIndexes,
  '0024-service-drawings': serviceDrawings,
  '0025-request-zip-codes': requestZipCodes,
  '0026-phone-digits': phoneDigits,
  '0027-article-lists': articleLists,
  '0028-more-plain-letters': morePlainLetters,
  '0029-no-list-counts': noListCounts,
  '0030-customers': customers,
  '0031-customers-of-leads': customersOfLeads,
  '0032-visits-of-quotes': visitsOfQuotes,
  '0033-messages': messages,
  '0034-alerts': alerts,
  '0035-people': people,
  '0036-push': push,
  '0038-message-indexes': messageIndexes,
  '0039-alert-version': alertVersion,
  '0040-invoices': invoices,
  '0042-visit-progress': visitProgress,
  '0046-published-pairs': publishedPairs,
  '0047-online-payments': onlinePayments,
  '0048-deposits': deposits,
  '0049-messages-without-quote': messagesWithoutQuote,
  '0050-partial-credits': partialCredits,
  '0051-spanish-services': spanishServices,
  '0053-setup': setup,
  '0054-long-lists': longLists,
  '0055-spanish-articles': spanishArticles,
  '0057-mail-connection': mailConnection,
  '0058-figure-indexes': figureIndexes,
  '0059-figure-lookups': figureLookups,
  '0060-quote-discounts': quoteDiscounts,
  '0061-cancelled-requests': cancelledRequests,
  '0062-rare-finds': rareFinds,
  '0063-sms-connection': smsConnection,
  '0064-stripe-connection': stripeConnection,
  '0065-stripe-looks': stripeLooks,
  '0066-far-pages': farPages,
  '0067-tested-connections': testedConnections,
  '0068-contacts-from-staff': contactsFromStaff,
  '0069-words-of-bookings': wordsOfBookings,
  '0070-records-of-jobs': recordsOfJobs,
  '0071-calendar-feeds': calendarFeeds,
  '0072-ledger': ledger,
  '0075-own-discounts': ownDiscounts,
  '0076-invoice-coverage': invoiceCoverage,
  '0079-site-identity': siteIdentity,
  '0085-postal-address': postalAddress,
  '0086-strangers-limits': strangersLimits,
  '0087-unconfirmed-bookings': unconfirmedBookings,
};
