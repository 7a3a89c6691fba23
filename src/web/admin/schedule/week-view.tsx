import { useDroppable } from '@dnd-kit/core';
import { durationText } from '../ui/duration-text.ts';
import { DayVisits } from './day-visits.tsx';
import { closedLabel, type DayPlan } from './plan-day.ts';
import { dayNumber, fullDay, visitCount, weekdayName } from './schedule-words.ts';

interface WeekViewProps {
  plans: readonly DayPlan[];
  today: string;
  onOpen: (id: number, view: 'details' | 'move') => void;
  onChooseDay: (date: string) => void;
}

/** Seven days side by side, stacked on narrow screens. */
export function WeekView({ plans, ...rest }: WeekViewProps) {
  return (
    <ol className="grid overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line @5xl:min-h-120 @5xl:grid-cols-7 print:grid-cols-1">
      {plans.map((plan) => (
        <WeekDay key={plan.date} plan={plan} {...rest} />
      ))}
    </ol>
  );
}

function WeekDay({ plan, today, onOpen, onChooseDay }: Omit<WeekViewProps, 'plans'> & { plan: DayPlan }) {
  const { date } = plan;
  const { setNodeRef, isOver } = useDroppable({ id: date });
  const isToday = date === today;
  return (
    <li
      ref={setNodeRef}
      data-day={date}
      className={`grid min-w-0 content-start gap-2 p-3 not-last:border-b not-last:border-line @5xl:p-2 @5xl:not-last:border-r @5xl:not-last:border-b-0 ${isOver ? 'bg-hover outline-2 -outline-offset-2 outline-accent' : ''}`}
    >
      <h3 className="flex items-center justify-between gap-2 @5xl:grid @5xl:justify-items-start @5xl:gap-0.5">
        <button
          type="button"
          onClick={() => onChooseDay(date)}
          className="-mx-1 flex min-h-8 items-center gap-2 rounded-input px-1 font-medium hover:bg-hover touch:min-h-11"
        >
          <span className="sr-only">{`${fullDay(date)}${isToday ? ', today' : ''}`}</span>
          <span aria-hidden="true" className={isToday ? 'text-link' : 'text-ink-soft'}>
            {weekdayName(date)}
          </span>
          <span
            aria-hidden="true"
            className={`grid h-7 min-w-7 place-items-center rounded-full px-1 text-lg font-semibold ${isToday ? 'bg-accent text-on-accent' : ''}`}
          >
            {dayNumber(date)}
          </span>
        </button>
        <span className="text-sm font-normal text-ink-soft">{workOf(plan)}</span>
      </h3>
      <DayVisits plan={plan} onOpen={onOpen} />
    </li>
  );
}

function workOf(plan: DayPlan): string {
  const { visits, workMinutes, hoursLabel } = plan;
  if (visits.length > 0) return `${visitCount(visits.length)}, ${durationText(workMinutes)}`;
  return hoursLabel === null ? closedLabel(plan) : 'No visits';
}
