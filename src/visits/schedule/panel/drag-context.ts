import { createContext, useContext } from 'react';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import { type Dragged, isIn, reasonAt } from './dragged.ts';
import type { PlannedSlot } from './plan-board.ts';

interface Drag {
  dragged: Dragged | null;
  calendar: BookingCalendar;
}

export const DragContext = createContext<Drag | null>(null);

/** During a drag: whether the crew has time for the dragged visit in this window. Otherwise undefined. */
export function useFit(slot: PlannedSlot): 'fits' | 'full' | undefined {
  const drag = useContext(DragContext);
  if (!drag?.dragged || isIn(drag.dragged, slot)) return undefined;
  return reasonAt(drag.calendar, drag.dragged, slot) === null ? 'fits' : 'full';
}
