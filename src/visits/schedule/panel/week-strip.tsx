import { useDroppable } from '@dnd-kit/core';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { dayNumber, fullDay, visitCount, weekdayName } from '#visits/visits/panel/schedule-text.ts';
import { type DropTarget, dayId } from './dragged.ts';
import type { BoardDay } from './plan-board.ts';
import { isOverfull } from './plan-day.ts';

interface WeekStripProps {
  days: readonly BoardDay[];
  date: string;
  today: string;
  onChooseDay: (date: string) => void;
}

/** The week of the shown day, with the number of visits of each day. */
export function WeekStrip({ days, ...rest }: WeekStripProps) {
  return (
    <nav aria-label="Days of the week" className="print:hidden">
      <ol className="grid grid-cols-7 gap-1 rounded-card bg-surface p-1.5 shadow-card ring-1 ring-line">
        {days.map((plan) => (
          <StripDay key={plan.date} plan={plan} {...rest} />
        ))}
      </ol>
    </nav>
  );
}

function StripDay({ plan, date, today, onChooseDay }: Omit<WeekStripProps, 'days'> & { plan: BoardDay }) {
  const target: DropTarget = { date: plan.date, order: 0 };
  const { setNodeRef, isOver } = useDroppable({ id: dayId(plan.date), data: target });
  const isShown = plan.date === date;
  const count = plan.visitCount;
  return (
    <li
      ref={setNodeRef}
      data-day={plan.date}
      className={`rounded-input ${isOver ? 'outline-2 outline-accent' : ''}`}
    >
      <button
        type="button"
        aria-current={isShown ? 'date' : undefined}
        onClick={() => onChooseDay(plan.date)}
        className={`grid min-h-16 w-full content-center justify-items-center rounded-input text-sm font-medium ${isShown ? 'bg-accent text-on-accent' : `hover:bg-hover ${plan.date === today ? 'text-link' : 'text-ink-soft'}`}`}
      >
        <span className="sr-only">
          {`${fullDay(plan.date)}${plan.date === today ? ', today' : ''}: ${count === 0 ? 'no visits' : visitCount(count)}${isOverfull(plan) ? ', overbooked' : ''}`}
        </span>
        <span aria-hidden="true">{weekdayName(plan.date)}</span>
        <span
          aria-hidden="true"
          className={`text-lg font-semibold ${isShown || plan.date === today ? '' : 'text-ink'}`}
        >
          {dayNumber(plan.date)}
        </span>
        <span aria-hidden="true" className="flex h-4 items-center gap-0.5 text-xs">
          {count === 0 ? '' : count}
          {isOverfull(plan) && <AlertIcon className={`size-3.5 ${isShown ? '' : 'text-yellow'}`} />}
        </span>
      </button>
    </li>
  );
}
