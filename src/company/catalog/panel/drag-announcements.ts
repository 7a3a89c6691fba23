import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { AdminService } from '#company/catalog/service-edits.ts';

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the service, arrow keys to move it, Space again to drop it, or Escape to cancel.',
};

/** For screen readers, while a service is dragged. */
export function announcementsFor(category: string, services: readonly AdminService[]): Announcements {
  const getTitle = (id: UniqueIdentifier) => services.find((service) => service.id === id)?.title ?? '';
  const getPlace = (id: UniqueIdentifier) =>
    `position ${services.findIndex((service) => service.id === id) + 1} of ${services.length} in ${category}`;
  return {
    onDragStart: ({ active }) => `Picked up ${getTitle(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return `${getTitle(active.id)} isn’t over a position.`;
      if (over.id === active.id)
        return `${getTitle(active.id)} is at its own position, ${getPlace(over.id)}.`;
      return `${getTitle(active.id)} is over ${getPlace(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${getTitle(active.id)} was dropped at ${getPlace(over.id)}.`
        : `${getTitle(active.id)} was not moved.`,
    onDragCancel: ({ active }) => `${getTitle(active.id)} stays where it was.`,
  };
}
