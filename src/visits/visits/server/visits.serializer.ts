import type { PropertyRow } from '#kit/db/tables/customers.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { formatCents } from '#kit/money/money.ts';
import { fullName } from '#kit/text/person.ts';
import type { CustomerVisit, Visit } from '#visits/visits/visits.ts';
import type { VisitOfQuote, VisitWithQuote } from './visits.queries.ts';

/**
 * A visit as its customer sees it. Address and access notes are as they were typed at the booking: a stranger who knows a
 * customer's name and phone must learn neither street nor gate code.
 */
export const toCustomerVisit = ({ property, named, ...visit }: VisitOfQuote): CustomerVisit => ({
  ...toBooking(visit),
  property: property &&
    named && { ...toAddress({ ...property, ...named, id: property.id }), accessNotes: visit.accessNotes },
});

const toBooking = (visit: VisitRow) => ({
  id: visit.id,
  quoteId: visit.quoteId,
  date: visit.date,
  from: visit.windowFrom,
  to: visit.windowTo,
  durationMinutes: visit.durationMinutes,
  status: visit.status,
  kind: visit.kind,
  version: visit.version,
});

/** A visit as staff see it. The number is the one typed at the booking, else the quote's. */
export const toVisit = (visit: VisitWithQuote, cannotBeKept: boolean): Visit => ({
  ...toBooking(visit),
  customerId: visit.customerId,
  crewId: visit.crewId,
  property: visit.property && { ...toAddress(visit.property), customerId: visit.property.customerId },
  forced: visit.isForced === 1,
  zipCode: visit.property?.zipCode ?? visit.quote.zipCode,
  cannotBeKept,
  customerName: fullName(visit.quote),
  contactName: visit.contactName,
  phone: visit.contactPhone || (visit.quote.phone ?? ''),
  serviceTitle: visit.quote.serviceTitle,
  total: visit.quote.estimatedPriceCents === null ? null : formatCents(visit.quote.estimatedPriceCents),
});

const toAddress = ({ id, street, unit, city, zipCode, accessNotes, version }: PropertyRow) => ({
  id,
  street,
  unit,
  city,
  zipCode,
  accessNotes,
  version,
});
