import { useDroppable } from '@dnd-kit/core';
import { windowLabel } from '#kit/time/window-label.ts';
import type { Crew } from '#visits/crews/crews.ts';
import { BookedCard } from './booked-card.tsx';
import { useFit } from './drag-context.ts';
import { type DropTarget, slotId } from './dragged.ts';
import { useDraw } from './draw-block.tsx';
import type { PlannedSlot } from './plan-board.ts';

export type OpenVisit = (id: number, view: 'details' | 'move') => void;

interface CrewSlotProps {
  slot: PlannedSlot;
  crew: Crew;
  /** From top to bottom within the day, 1 for the first. */
  order: number;
  onOpen: OpenVisit;
  /** True where only wide screens have the window beside its row. */
  namesWindow?: boolean;
  className?: string;
}

/** An arrival window of a crew's day, with its visits. During a drag it says whether the visit fits. */
export function CrewSlot({ slot, crew, order, onOpen, namesWindow = false, className = '' }: CrewSlotProps) {
  const { date, from, to, visits } = slot;
  const target: DropTarget = { date, slot: { ...slot, crewName: crew.name }, order };
  const { setNodeRef, isOver } = useDroppable({ id: slotId(slot), data: target });
  const fit = useFit(slot);
  const { isDrawn, handlers } = useDraw(slot);
  const ground = fit ? grounds[fit] : slot.isOffered ? '' : 'bg-grey-wash/60';
  return (
    <div
      ref={setNodeRef}
      data-slot={`${date} ${crew.name} ${from}`}
      data-fit={fit}
      {...handlers}
      className={`min-w-0 ${ground} ${isDrawn ? drawnGround : ''} ${isOver ? overGrounds[fit ?? 'fits'] : ''} ${className}`}
    >
      {namesWindow && (
        <p aria-hidden="true" className="mb-1 text-sm font-medium text-ink-soft @5xl:hidden">
          {windowLabel(from, to)}
        </p>
      )}
      {visits.length > 0 && (
        <ul className="grid gap-1.5">
          {visits.map((visit) => (
            <BookedCard
              key={visit.id}
              visit={visit}
              crew={crew}
              isOwnWindow={visit.from === from && visit.to === to}
              onOpen={(view) => onOpen(visit.id, view)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const drawnGround = 'bg-hover outline-2 -outline-offset-2 outline-dashed outline-control';

const grounds = {
  fits: 'bg-green-wash outline outline-1 -outline-offset-2 outline-dashed outline-green',
  full: 'opacity-50',
};

const overGrounds = {
  fits: 'outline-2! outline-solid! outline-green! -outline-offset-2',
  full: 'opacity-100! bg-yellow-wash outline-2 outline-solid outline-yellow -outline-offset-2',
};
