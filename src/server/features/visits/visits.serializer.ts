import type { PropertyRow } from '#server/db/tables/customers.ts';
import { formatCents } from '#shared/money.ts';
import { fullName } from '#shared/person.ts';
import type { CustomerVisit, Visit } from '#shared/visits.ts';
import type { VisitWithProperty, VisitWithQuote } from './visits.queries.ts';

/**
 * A visit as its customer sees it. Access notes are those of this booking: a stranger who knows a customer's name,
 * phone and address must not read the gate code.
 */
export const toCustomerVisit = (visit: VisitWithProperty): CustomerVisit => ({
  id: visit.id,
  quoteId: visit.quoteId,
  date: visit.date,
  from: visit.windowFrom,
  to: visit.windowTo,
  durationMinutes: visit.durationMinutes,
  status: visit.status,
  kind: visit.kind,
  version: visit.version,
  property: visit.property && { ...toAddress(visit.property), accessNotes: visit.accessNotes },
});

/** A visit as staff see it. The number is the one typed at the booking, else the quote's. */
export const toVisit = (visit: VisitWithQuote, cannotBeKept: boolean): Visit => ({
  ...toCustomerVisit(visit),
  customerId: visit.customerId,
  crewId: visit.crewId,
  property: visit.property && { ...toAddress(visit.property), customerId: visit.property.customerId },
  forced: visit.isForced === 1,
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
