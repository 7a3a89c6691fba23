import type { Generated, Insertable, Selectable } from 'kysely';
import type { VisitStatus } from '#sales/records/visit-statuses.ts';
import type { VisitKind } from '#visits/visits/visits.ts';
import type { Flag } from './columns.ts';

export interface CrewsTable {
  id: Generated<number>;
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  name: string;
  color: string;
  /** JSON: `WeekHours`; null for the opening hours. */
  hours: string | null;
  /** JSON: names of places; null for all. */
  places: string | null;
  isActive: Generated<Flag>;
}

/** Time in which a crew, or all, takes no visits. */
export interface BlocksTable {
  id: Generated<number>;
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  /** Null for all crews. */
  crewId: number | null;
  date: string;
  /** `HH:MM`, local to the business; both null for all day. */
  fromTime: string | null;
  toTime: string | null;
  /** The last day of a span, or of the repeats. */
  untilDate: string | null;
  reason: string;
  repeats: 'weekly' | null;
}

/** The calendar in which a crew is busy besides. */
export interface BusyCalendarsTable {
  crewId: number;
  /** Secret: it opens the calendar. */
  url: string;
  /** Empty if the server sends none. */
  etag: Generated<string>;
  /** By which it was read. */
  timeZone: Generated<string>;
  /** When it was last known to be right. */
  readAt: string | null;
  /** When its spans were computed. */
  expandedAt: string | null;
  /** Why it could not be read since. */
  error: string | null;
  /** The next reading; during one, when it counts as given up. */
  dueAt: string;
}

/** When a crew's calendar is busy, in UTC, without overlaps. */
export interface BusySpansTable {
  crewId: number;
  startsAt: string;
  endsAt: string;
}

/** An order of stops that the office fixed. */
export interface DayOrdersTable {
  crewId: number;
  date: string;
  /** JSON: ids of visits. */
  visitIds: string;
}

export interface VisitsTable {
  id: Generated<number>;
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  quoteId: number;
  customerId: number;
  /** Null if there is no address yet. */
  propertyId: number | null;
  crewId: number;
  /** Calendar date and `HH:MM`, local to the business. */
  date: string;
  windowFrom: string;
  windowTo: string;
  durationMinutes: number;
  status: VisitStatus;
  kind: VisitKind;
  isForced: Generated<Flag>;
  isSelfBooked: Generated<Flag>;
  /** A digest of the network that booked it, until who owns the contact has confirmed it; else empty. */
  unconfirmedNetwork: Generated<string>;
  /** Who booked on the quote's page. May be somebody other than the customer. */
  contactName: Generated<string>;
  contactPhone: Generated<string>;
  /** `plainDigits` of the number, or empty. */
  contactPhoneDigits: Generated<string>;
  /** Typed at the booking. The quote's page shows only these and `bookedAddress`. */
  accessNotes: Generated<string>;
  /** JSON: the address as it was typed at the booking, as `BookedAddress`; empty if staff booked. */
  bookedAddress: Generated<string>;
  cancelReason: Generated<string>;
  doneAt: string | null;
}

/** A window that waits for the customer's address. An expired hold counts for nothing. */
export interface VisitHoldsTable {
  quoteId: number;
  customerId: number;
  crewId: number;
  date: string;
  windowFrom: string;
  windowTo: string;
  durationMinutes: number;
  heldUntil: string;
  /** A digest of the network that holds it; empty if nobody counts it. */
  network: Generated<string>;
  /** How often it was held anew without a pause. */
  renewals: Generated<number>;
  /** JSON: the `BookingInput` that the link in an email books; empty if none was sent. */
  booking: Generated<string>;
  /** A digest of the code in that link. */
  codeHash: Generated<string>;
}

export type CrewRow = Selectable<CrewsTable>;
export type BusyCalendarRow = Selectable<BusyCalendarsTable>;
export type BlockRow = Selectable<BlocksTable>;
export type VisitRow = Selectable<VisitsTable>;
export type NewVisit = Insertable<VisitsTable>;
export type VisitHoldRow = Selectable<VisitHoldsTable>;
