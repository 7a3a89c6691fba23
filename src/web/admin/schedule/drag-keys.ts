import type { SensorContext } from '@dnd-kit/core';

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The target of an arrow key: the next day on the screen, and its center. */
export function dayAfterKey(event: KeyboardEvent, context: SensorContext, present: string | null) {
  const step = steps[event.code];
  const { collisionRect, droppableContainers, droppableRects } = context;
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const days = droppableContainers
    .getEnabled()
    .map(({ id }) => String(id))
    .sort();
  const day = days[Math.min(days.length - 1, Math.max(0, days.indexOf(present ?? '') + step))];
  const place = day === undefined ? undefined : droppableRects.get(day);
  if (day === undefined || !place) return undefined;
  return {
    day,
    coordinates: {
      x: place.left + (place.width - collisionRect.width) / 2,
      y: Math.max(place.top, Math.min(collisionRect.top, place.bottom - collisionRect.height)),
    },
  };
}
