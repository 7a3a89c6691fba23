import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DroppableContainer,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef } from 'react';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import { dragAnnouncements, dragInstructions } from './drag-announcements.ts';
import { DragContext } from './drag-context.ts';
import { getStart, targetAfterKey } from './drag-keys.ts';
import { LandingContext } from './drag-landing.ts';
import { type Dragged, type DropTarget, dragId, getDragged, getTarget, toName } from './dragged.ts';

interface DragBoardProps {
  dragged: Dragged | null;
  calendar: BookingCalendar | undefined;
  onDrag: (dragged: Dragged | null) => void;
  onDrop: (dragged: Dragged, target: DropTarget) => void;
  children: ReactNode;
}

const isSlot = (target: DroppableContainer) => getTarget(target).slot !== undefined;

/**
 * Visits can be dragged to the days and windows inside: with the mouse, with a finger after a long press, or with the
 * keyboard, where left and right go from day to day, up and down through the windows of the crews.
 */
export function DragBoard({ dragged, calendar, onDrag, onDrop, children }: DragBoardProps) {
  /** The target that the arrow keys reached. */
  const keyboardTarget = useRef<string>(null);
  const landing = useRef<string>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, { context }) => {
        const step = targetAfterKey(event, context, keyboardTarget.current);
        if (step) keyboardTarget.current = step.id;
        return step?.coordinates;
      },
    }),
  );
  const findTarget: CollisionDetection = (args) => {
    if (!args.pointerCoordinates) {
      return args.droppableContainers.filter(({ id }) => id === keyboardTarget.current);
    }
    // Not dnd-kit's own rectangles: they stay as they were when a row above grows.
    const { x, y } = args.pointerCoordinates;
    const under = document.elementsFromPoint(x, y);
    const found = args.droppableContainers.filter(
      ({ node: { current } }) => current && under.includes(current),
    );
    // A window lies within its day.
    return found.toSorted((one, other) => Number(isSlot(other)) - Number(isSlot(one)));
  };
  const end = ({ active, collisions, activatorEvent }: DragEndEvent) => {
    const moved = getDragged(active);
    onDrag(null);
    // Not `over`: after a quick release it is still the target before.
    const over = collisions?.[0] as DroppableContainer | undefined;
    if (!over || over.id === getStart(moved)) return;
    landing.current = activatorEvent instanceof KeyboardEvent ? dragId(moved) : null;
    onDrop(moved, getTarget(over));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findTarget}
      accessibility={{
        announcements: dragAnnouncements(calendar),
        screenReaderInstructions: { draggable: dragInstructions },
      }}
      onDragStart={({ active }) => {
        const started = getDragged(active);
        keyboardTarget.current = getStart(started);
        landing.current = null;
        onDrag(started);
      }}
      onDragEnd={end}
      onDragCancel={() => onDrag(null)}
    >
      <DragContext value={calendar ? { dragged, calendar } : null}>
        <LandingContext value={landing}>{children}</LandingContext>
      </DragContext>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <p
            aria-hidden="true"
            className="w-fit max-w-60 cursor-grabbing truncate rounded-input bg-accent px-3 py-2 font-semibold text-on-accent shadow-pop"
          >
            {toName(dragged)}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  );
}
