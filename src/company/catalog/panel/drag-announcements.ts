import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { AdminService } from '#company/catalog/service-edits.ts';

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the service, arrow keys to move it, Space again to drop it, or Escape to cancel.',
};

/** For screen readers, while a service is dragged. */
export function announcementsFor(category: string, services: readonly AdminService[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => services.find((service) => service.id === id)?.title ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `position ${services.findIndex((service) => service.id === id) + 1} of ${services.length} in ${category}`;
  return {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return `${titleOf(active.id)} isn’t over a position.`;
      if (over.id === active.id) return `${titleOf(active.id)} is at its own position, ${placeOf(over.id)}.`;
      return `${titleOf(active.id)} is over ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${titleOf(active.id)} was dropped at ${placeOf(over.id)}.`
        : `${titleOf(active.id)} was not moved.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
}
