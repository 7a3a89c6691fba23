import type { Active, Announcements } from '@dnd-kit/core';
import { fullName } from '#shared/person.ts';
import type { Quote } from '#shared/quotes.ts';
import { longDay } from './schedule-words.ts';

/** Screen reader text of a visit's handle. */
export const dragInstructions =
  'Press Space to pick up the visit, arrow keys to choose a day, Space again to drop it, or Escape to cancel.';

export const draggedQuote = ({ data }: Active) => data.current?.quote as Quote;

/** Screen reader text during a drag. */
export const dragWords: Announcements = {
  // A visit with a day starts over that day, which onDragOver announces.
  onDragStart: ({ active }) =>
    draggedQuote(active).preferredDate === null ? `${nameOf(active)} is picked up.` : undefined,
  onDragOver: ({ active, over }) => {
    if (!over) return `${nameOf(active)} isn’t over a day.`;
    const day = longDay(String(over.id));
    return over.id === draggedQuote(active).preferredDate
      ? `${nameOf(active)} is picked up, over its own day, ${day}.`
      : `${nameOf(active)} is over ${day}.`;
  },
  onDragEnd: ({ active, over }) =>
    over && over.id !== draggedQuote(active).preferredDate
      ? `${nameOf(active)} was put on ${longDay(String(over.id))}.`
      : `${nameOf(active)} stays where it was.`,
  onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
};

const nameOf = (active: Active) => `The visit of ${fullName(draggedQuote(active))}`;
