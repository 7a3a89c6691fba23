import { recleanMonths } from '#company/catalog/service-edits.ts';
import { defaultBooking } from '#company/profile/booking.ts';
import { fullName } from '#kit/text/person.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { dueAgainTime, getPlace } from '#messages/planned/server/message-times.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { VisitStatus } from '../../src/sales/records/visit-statuses.ts';
import { type Slot, visitTimes } from './calendar.ts';
import type { PricedCart } from './carts.ts';
import { addMessage } from './message-rows.ts';
import type { Person } from './person.ts';
import { type RowSink, staff } from './row-sink.ts';

export interface ManyVisit {
  at: Date;
  now: Date;
  person: Person;
  requestId: number;
  quoteId: number;
  customerId: number;
  propertyId: number;
  slot: Slot;
  status: VisitStatus;
  isSelfBooked: boolean;
  cart: PricedCart;
  /** May be empty. */
  note: string;
  /** Messages began to be sent some time ago; visits of before have none. */
  hasMessages: boolean;
}

/** A visit with its messages. Returns its id. */
export function addVisit(rows: RowSink, visit: ManyVisit): number {
  const { slot, status, quoteId, customerId, isSelfBooked } = visit;
  const { contact, address } = visit.person;
  const bookedAt = new Date(visit.at.getTime() + 3_600_000).toISOString();
  const times = visitTimes(slot);
  const doneAt = status === 'done' ? times.end : null;
  const cancelledAt = status === 'cancelled' ? bookedAt : null;
  const visitId = rows.add('visits', {
    ...slot,
    quoteId,
    customerId,
    propertyId: visit.propertyId,
    durationMinutes: bookedMinutes(visit.cart.priced.items, defaultBooking),
    status,
    kind: 'clean',
    isSelfBooked: isSelfBooked ? 1 : 0,
    contactName: isSelfBooked ? fullName(contact) : '',
    contactPhone: isSelfBooked ? contact.phone : '',
    contactPhoneDigits: isSelfBooked ? plainDigits(contact.phone) : '',
    accessNotes: isSelfBooked ? address.accessNotes : '',
    cancelReason: cancelledAt ? 'Customer is away' : '',
    doneAt,
    createdAt: bookedAt,
    updatedAt: doneAt ?? bookedAt,
  });
  if (visit.note !== '') {
    const { userName } = staff;
    rows.add('customerNotes', {
      customerId,
      quoteId,
      kind: 'note',
      text: visit.note,
      userName,
      createdAt: bookedAt,
    });
  }
  if (visit.hasMessages) addVisitMessages(rows, visit, { visitId, bookedAt, doneAt });
  return visitId;
}

function addVisitMessages(
  rows: RowSink,
  visit: ManyVisit,
  { visitId, bookedAt, doneAt }: { visitId: number; bookedAt: string; doneAt: string | null },
): void {
  const times = visitTimes(visit.slot);
  const message = { ...visit, visitId, place: getPlace(visit.slot), plannedAt: bookedAt };
  addMessage(rows, { ...message, kind: 'visit-booked', dueAt: bookedAt });
  const skipped = visit.status === 'cancelled' ? 'visit-changed' : null;
  for (const [kind, dueAt] of [
    ['reminder-day', times.dayReminder],
    ['reminder-hours', times.hoursReminder],
  ] as const) {
    if (dueAt > bookedAt) addMessage(rows, { ...message, kind, dueAt, skipped });
  }
  if (doneAt === null) return;
  const again = dueAgainTime(new Date(doneAt), recleanMonths.default).toISOString();
  addMessage(rows, { ...message, plannedAt: doneAt, kind: 'thanks', dueAt: doneAt });
  addMessage(rows, { ...message, plannedAt: doneAt, kind: 'due-again', dueAt: again });
}
