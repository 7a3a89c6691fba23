import type { Active, Over } from '@dnd-kit/core';
import { fullName } from '#kit/text/person.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { crewRefusal } from '#visits/booking/crew-refusal.ts';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { Visit } from '#visits/visits/visits.ts';
import type { Slot } from './plan-board.ts';

/** A visit of a crew, or a quote that has none yet. */
export type Dragged = ({ quote: Quote; visit?: undefined } | { visit: Visit; quote?: undefined }) & {
  /** Empty if it is not known. */
  zipCode: string;
};

/** A day, or an arrival window of a crew on that day. */
export interface DropTarget {
  date: string;
  slot?: Slot & { crewName: string; visits: readonly Visit[] };
  /** From top to bottom within a day; the day itself is 0. */
  order: number;
}

export const getDragged = ({ data }: Active) => data.current as Dragged;
export const getTarget = ({ data }: Pick<Over, 'data'>) => data.current as DropTarget;

export const dragId = ({ quote, visit }: Dragged) => (visit ? `visit-${visit.id}` : `quote-${quote.id}`);
export const dayId = (date: string) => date;
export const slotId = ({ date, crewId, from, to }: Slot) => `${date} ${crewId} ${from} ${to}`;

export const toName = ({ quote, visit }: Dragged) => (visit ? visit.customerName : fullName(quote));
export const getDate = ({ quote, visit }: Dragged) => (visit ? visit.date : quote.preferredDate);

/** True also for a visit at other times that the board shows in this window. */
export const isIn = ({ visit }: Dragged, { visits }: { visits: readonly Visit[] }) =>
  visits.some(({ id }) => id === visit?.id);

/** Why the crew cannot take it there, or null. */
export function reasonAt(calendar: BookingCalendar, { quote, visit, zipCode }: Dragged, slot: Slot) {
  const wanted = visit
    ? { minutes: visit.durationMinutes, movedVisitId: visit.id }
    : { minutes: bookedMinutes(quote.serviceDetails.items, calendar.settings.booking) };
  return crewRefusal(calendar, slot.crewId, { ...wanted, zipCode }, slot);
}
