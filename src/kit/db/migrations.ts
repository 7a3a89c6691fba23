import { baseline } from './migrations/0067-baseline.ts';
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
import { namesInSearches } from './migrations/0089-names-in-searches.ts';
import { networksOfBookings } from './migrations/0090-networks-of-bookings.ts';
import { events } from './migrations/0091-events.ts';
import { writerConnection } from './migrations/0092-writer-connection.ts';
import { told } from './migrations/0093-told.ts';
import { texts } from './migrations/0094-texts.ts';
import { blocks } from './migrations/0095-blocks.ts';
import { dayOrders } from './migrations/0096-day-orders.ts';
import { automaticDrafts } from './migrations/0097-automatic-drafts.ts';
import { paidAtTheDoor } from './migrations/0098-paid-at-the-door.ts';
import { apiKeys } from './migrations/0099-api-keys.ts';
import { webhookEvents } from './migrations/0100-webhook-events.ts';
import { oneTold } from './migrations/0101-one-told.ts';
import { oneMarkOfTexts } from './migrations/0102-one-mark-of-texts.ts';
import { translations } from './migrations/0103-translations.ts';
import { busyCalendars } from './migrations/0104-busy-calendars.ts';
import { newsletterSendings } from './migrations/0105-newsletter-sendings.ts';
import { categories } from './migrations/0106-categories.ts';
import { codes } from './migrations/0107-codes.ts';
import { languagesOfPeople } from './migrations/0108-languages-of-people.ts';
import { imports } from './migrations/0109-imports.ts';
import { windowInTexts } from './migrations/0110-window-in-texts.ts';
import { categoryPages } from './migrations/0111-category-pages.ts';
import { orderFees } from './migrations/0112-order-fees.ts';
import { optionGroups } from './migrations/0113-option-groups.ts';
import { units } from './migrations/0114-units.ts';
import { legalPages } from './migrations/0115-legal-pages.ts';
import { translatedChecklists } from './migrations/0116-translated-checklists.ts';

/** In order; a merged migration never changes. */
export const migrations = {
  '0067-baseline': baseline,
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
  '0089-names-in-searches': namesInSearches,
  '0090-networks-of-bookings': networksOfBookings,
  '0091-events': events,
  '0092-writer-connection': writerConnection,
  '0093-told': told,
  '0094-texts': texts,
  '0095-blocks': blocks,
  '0096-day-orders': dayOrders,
  '0097-automatic-drafts': automaticDrafts,
  '0098-paid-at-the-door': paidAtTheDoor,
  '0099-api-keys': apiKeys,
  '0100-webhook-events': webhookEvents,
  '0101-one-told': oneTold,
  '0102-one-mark-of-texts': oneMarkOfTexts,
  '0103-translations': translations,
  '0104-busy-calendars': busyCalendars,
  '0105-newsletter-sendings': newsletterSendings,
  '0106-categories': categories,
  '0107-codes': codes,
  '0108-languages-of-people': languagesOfPeople,
  '0109-imports': imports,
  '0110-window-in-texts': windowInTexts,
  '0111-category-pages': categoryPages,
  '0112-order-fees': orderFees,
  '0113-option-groups': optionGroups,
  '0114-units': units,
  '0115-legal-pages': legalPages,
  '0116-translated-checklists': translatedChecklists,
};
