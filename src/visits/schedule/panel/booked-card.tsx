import { useDraggable } from '@dnd-kit/core';
import { use } from 'react';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import { GripIcon } from '#kit/panel/ui/icons.tsx';
import { windowLabel } from '#kit/time/window-label.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';
import type { Crew } from '#visits/crews/crews.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { useLanding } from './drag-landing.ts';
import { type Dragged, dragId } from './dragged.ts';
import { isOpenVisit } from './plan-board.ts';
import { QuoteZipCodes } from './quote-zip-codes.ts';

interface BookedCardProps {
  visit: Visit;
  crew: Crew;
  /** True if the board's row already shows the visit's window. */
  isOwnWindow: boolean;
  onOpen: (view: 'details' | 'move') => void;
}

/** A crew's visit. As `VisitCard`, the pointer drags the whole card, and the handle is for the keyboard. */
export function BookedCard({ visit, crew, isOwnWindow, onOpen }: BookedCardProps) {
  const zipCodes = use(QuoteZipCodes);
  const zipCode = visit.property?.zipCode ?? zipCodes.get(visit.quoteId) ?? '';
  const isOpen = isOpenVisit(visit);
  const dragged: Dragged = { visit, zipCode };
  const { attributes, listeners, node, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: dragId(dragged),
    data: dragged,
    disabled: !isOpen,
  });
  useLanding(dragId(dragged), node);
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={{ borderColor: crew.color }}
      className={`relative rounded-input border-l-4 select-none [-webkit-touch-callout:none] print:break-inside-avoid ${isOpen ? 'cursor-grab bg-accent-wash' : 'bg-hover'} ${isDragging ? 'opacity-40' : ''}`}
    >
      <button
        type="button"
        onClick={() => onOpen('details')}
        className={`grid w-full gap-y-0.5 rounded-input px-2 py-1.5 text-left touch:min-h-11 ${isOpen ? 'pr-8 touch:pr-11' : ''}`}
      >
        <CardFace visit={visit} crew={crew} isOwnWindow={isOwnWindow} />
      </button>
      {isOpen && (
        <button
          ref={setActivatorNodeRef}
          {...attributes}
          type="button"
          aria-label={`Move ${visit.customerName}`}
          onClick={() => onOpen('move')}
          className="absolute top-0 right-0 grid size-8 cursor-grab place-items-center rounded-md text-ink-soft hover:bg-surface hover:text-ink touch:size-11 print:hidden"
        >
          <GripIcon className="size-4.5" />
        </button>
      )}
    </li>
  );
}

function CardFace({ visit, crew, isOwnWindow }: Omit<BookedCardProps, 'onOpen'>) {
  const { label, icon: Icon } = visitBadges[visit.status];
  const isOpen = isOpenVisit(visit);
  const place = visit.property?.city || visit.property?.zipCode;
  return (
    <>
      <span className={`wrap-anywhere ${isOpen ? 'font-semibold' : 'font-medium text-ink-soft'}`}>
        {visit.status !== 'booked' && <Icon className="mr-1 mb-0.5 inline size-3.5" />}
        {visit.customerName}
        <span className="sr-only">{`, ${crew.name}, ${windowLabel(visit.from, visit.to)}, ${label}`}</span>
      </span>
      <span className="flex flex-wrap gap-x-2 text-sm wrap-anywhere text-ink-soft">
        {!isOwnWindow && (
          <span aria-hidden="true" className="font-medium whitespace-nowrap text-link">
            {windowLabel(visit.from, visit.to)}
          </span>
        )}
        <span className="whitespace-nowrap">{durationText(visit.durationMinutes)}</span>
        {place && <span>{place}</span>}
      </span>
      {visit.status !== 'booked' && (
        <span aria-hidden="true" className="text-sm font-medium text-ink-soft">
          {label}
        </span>
      )}
      {visit.cannotBeKept && (
        <span className="flex items-center gap-1 text-sm font-medium text-danger">
          <AlertIcon className="size-3.5 shrink-0" />
          No time any more
        </span>
      )}
      {visit.forced && isOpen && (
        <span className="flex items-center gap-1 text-sm font-medium text-yellow">
          <AlertIcon className="size-3.5 shrink-0" />
          Overbooked
        </span>
      )}
    </>
  );
}
