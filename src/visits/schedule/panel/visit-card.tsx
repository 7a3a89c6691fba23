import { useDraggable } from '@dnd-kit/core';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import { GripIcon } from '#kit/panel/ui/icons.tsx';
import { fullName } from '#kit/text/person.ts';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';
import { cityText } from '#visits/visits/panel/schedule-text.ts';
import { useLanding } from './drag-landing.ts';
import { type Dragged, dragId } from './dragged.ts';
import type { PlannedVisit } from './plan-day.ts';

interface VisitCardProps {
  visit: PlannedVisit;
  onOpen: (view: 'details' | 'move') => void;
}

/**
 * A visit without a crew on its day. The pointer drags the whole card. Its handle is for the keyboard; pressing it opens the form that
 * moves the visit.
 */
export function VisitCard({ visit, onOpen }: VisitCardProps) {
  const { quote } = visit;
  const dragged: Dragged = { quote, zipCode: quote.zipCode };
  const { attributes, listeners, node, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: dragId(dragged),
    data: dragged,
  });
  useLanding(dragId(dragged), node);
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={`@container/card relative cursor-grab rounded-input select-none [-webkit-touch-callout:none] print:break-inside-avoid ${grounds[getKind(visit)]} ${isDragging ? 'opacity-40' : ''}`}
    >
      <button
        type="button"
        onClick={() => onOpen('details')}
        className="grid w-full gap-x-4 gap-y-0.5 rounded-input p-2.5 text-left @2xl/card:grid-cols-[11rem_minmax(0,1fr)_14rem] @2xl/card:p-3.5"
      >
        <CardFace visit={visit} />
      </button>
      <button
        ref={setActivatorNodeRef}
        {...attributes}
        type="button"
        aria-label={`Move ${fullName(quote)}`}
        onClick={() => onOpen('move')}
        className="absolute top-0.5 right-0.5 grid size-8 cursor-grab place-items-center rounded-md text-ink-soft hover:bg-surface hover:text-ink touch:size-11 print:hidden"
      >
        <GripIcon className="size-4.5" />
      </button>
    </li>
  );
}

function CardFace({ visit }: { visit: PlannedVisit }) {
  const { quote, time, minutes, overlaps } = visit;
  const kind = getKind(visit);
  const isDone = kind === 'done';
  // In a column of the week, a request is only as tall as it takes to recognize it.
  const inDetails = kind === 'requested' ? '@max-3xs/card:hidden' : '';
  return (
    <>
      <span className="flex flex-wrap content-start gap-x-1.5 pr-7 text-sm touch:pr-9 @2xl/card:pr-0">
        <span className={`font-medium wrap-anywhere ${isDone ? 'text-ink-soft' : 'text-link'}`}>
          {isDone && <CheckIcon className="mr-1 mb-0.5 inline size-3.5" />}
          {time.label}
        </span>
        {isDone && <span className="sr-only">, completed, </span>}
        <span className="whitespace-nowrap text-ink-soft">{durationText(minutes)}</span>
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className={`wrap-anywhere ${isDone ? 'font-medium text-ink-soft' : 'font-semibold'}`}>
          {fullName(quote)}
        </span>
        <span className={`line-clamp-2 text-sm wrap-anywhere text-ink-soft ${inDetails}`}>
          {quote.serviceTitle}
        </span>
      </span>
      <span className={`text-sm wrap-anywhere text-ink-soft ${inDetails}`}>{cityText(quote)}</span>
      {overlaps !== null && (
        <span className="mt-0.5 flex items-start gap-1 text-sm font-medium text-yellow @2xl/card:col-start-2">
          <AlertIcon className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{`Overlaps with ${overlaps}`}</span>
        </span>
      )}
    </>
  );
}

const grounds = {
  requested: 'border border-dashed border-control',
  done: 'bg-hover',
  ahead: 'bg-accent-wash',
};

function getKind({ quote: { status } }: PlannedVisit): keyof typeof grounds {
  if (status === 'completed') return 'done';
  return status === 'scheduled' ? 'ahead' : 'requested';
}
