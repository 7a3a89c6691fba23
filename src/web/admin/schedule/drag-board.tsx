import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef } from 'react';
import { fullName } from '#shared/person.ts';
import type { Quote } from '#shared/quotes.ts';
import { dayAfterKey } from './drag-keys.ts';
import { LandingContext } from './drag-landing.ts';
import { draggedQuote, dragInstructions, dragWords } from './drag-words.ts';

interface DragBoardProps {
  dragged: Quote | null;
  onDrag: (quote: Quote | null) => void;
  onDrop: (quote: Quote, date: string) => void;
  children: ReactNode;
}

/**
 * Visits can be dragged to the days inside: with the mouse, with a finger after a long press, or with the keyboard,
 * where the arrow keys go from day to day.
 */
export function DragBoard({ dragged, onDrag, onDrop, children }: DragBoardProps) {
  /** The day that the arrow keys reached. */
  const keyboardDay = useRef<string>(null);
  const landing = useRef<number>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, { context }) => {
        const step = dayAfterKey(event, context, keyboardDay.current);
        if (step) keyboardDay.current = step.day;
        return step?.coordinates;
      },
    }),
  );
  const findDay: CollisionDetection = (args) => {
    if (args.pointerCoordinates) return pointerWithin(args);
    return keyboardDay.current === null ? [] : [{ id: keyboardDay.current }];
  };
  const end = ({ active, over, activatorEvent }: DragEndEvent) => {
    const quote = draggedQuote(active);
    onDrag(null);
    if (!over || over.id === quote.preferredDate) return;
    landing.current = activatorEvent instanceof KeyboardEvent ? quote.id : null;
    onDrop(quote, String(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findDay}
      accessibility={{ announcements: dragWords, screenReaderInstructions: { draggable: dragInstructions } }}
      onDragStart={({ active }) => {
        const quote = draggedQuote(active);
        keyboardDay.current = quote.preferredDate;
        landing.current = null;
        onDrag(quote);
      }}
      onDragEnd={end}
      onDragCancel={() => onDrag(null)}
    >
      <LandingContext value={landing}>{children}</LandingContext>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <p
            aria-hidden="true"
            className="w-fit max-w-60 cursor-grabbing truncate rounded-input bg-accent px-3 py-2 font-semibold text-on-accent shadow-pop"
          >
            {fullName(dragged)}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  );
}
