import type { Announcements } from '@dnd-kit/core';
import { windowLabel } from '#kit/time/window-label.ts';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import { longDay } from '#visits/visits/panel/schedule-text.ts';
import { getStart } from './drag-keys.ts';
import { type DropTarget, getDragged, getTarget, reasonAt, toName } from './dragged.ts';

/** Screen reader text of a visit's handle. */
export const dragInstructions =
  'Press Space to pick up the visit, left and right arrows to choose a day, up and down arrows to choose a crew’s arrival window, Space again to drop it, or Escape to cancel.';

/** `Tuesday, January 12`, `Tuesday, January 12, Crew 1, 8 to 10 AM` */
const placeText = ({ date, slot }: DropTarget) =>
  slot ? `${longDay(date)}, ${slot.crewName}, ${windowLabel(slot.from, slot.to)}` : longDay(date);

/** Screen reader text during a drag. */
export const dragAnnouncements = (calendar: BookingCalendar | undefined): Announcements => ({
  // A visit with a day starts over it, which onDragOver announces.
  onDragStart: ({ active }) =>
    getStart(getDragged(active)) === null
      ? `The visit of ${toName(getDragged(active))} is picked up.`
      : undefined,
  onDragOver: ({ active, over }) => {
    const dragged = getDragged(active);
    const visit = `The visit of ${toName(dragged)}`;
    if (!over) return `${visit} isn’t over a day.`;
    const target = getTarget(over);
    if (over.id === getStart(dragged)) {
      return `${visit} is picked up, over its own ${target.slot ? 'window' : 'day'}, ${placeText(target)}.`;
    }
    const reason = target.slot && calendar ? reasonAt(calendar, dragged, target.slot) : null;
    return `${visit} is over ${placeText(target)}.${reason === null ? '' : ` ${reason}`}`;
  },
  onDragEnd: ({ active, over }) => {
    const dragged = getDragged(active);
    return over && over.id !== getStart(dragged)
      ? `The visit of ${toName(dragged)} was put on ${placeText(getTarget(over))}.`
      : `The visit of ${toName(dragged)} stays where it was.`;
  },
  onDragCancel: ({ active }) => `The visit of ${toName(getDragged(active))} stays where it was.`,
});
