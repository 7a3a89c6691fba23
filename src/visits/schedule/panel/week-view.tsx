import { useDroppable } from '@dnd-kit/core';
import { type CSSProperties, Fragment, useDeferredValue } from 'react';
import { windowLabel } from '#kit/time/window-label.ts';
import {
  bookedText,
  dayNumber,
  fullDay,
  loadText,
  visitCount,
  weekdayName,
} from '#visits/visits/panel/schedule-text.ts';
import { CrewBlocks } from './crew-blocks.tsx';
import { CrewDot } from './crew-dot.tsx';
import { CrewSlot, type OpenVisit } from './crew-slot.tsx';
import { DayVisits, type OpenQuote } from './day-visits.tsx';
import { type DropTarget, dayId } from './dragged.ts';
import type { BoardDay, CrewPlan } from './plan-board.ts';
import { closedLabel } from './plan-day.ts';

interface WeekViewProps {
  days: readonly BoardDay[];
  /** True while the page opens, not when the user comes back to it and its scroll position is restored. */
  isOpening: boolean;
  today: string;
  onOpenQuote: OpenQuote;
  onOpenVisit: OpenVisit;
  onChooseDay: (date: string) => void;
}

/** More than a large screen shows. */
const firstCrews = 5;

/**
 * Seven days side by side, with a row for each window of each crew. On narrow screens the days are stacked, without
 * their empty windows.
 */
export function WeekView({ days: allDays, isOpening, ...rest }: WeekViewProps) {
  // Forty crews take half a second, so the first ones are shown while the others are rendered.
  const all = allDays[0]!.crews.length;
  const count = useDeferredValue(all, isOpening ? firstCrews : all);
  const days = allDays.map((day) => ({ ...day, crews: day.crews.slice(0, count) }));
  const crews = days[0]!.crews;
  // Head, visits without a crew, then each crew's head and windows.
  const rows = 2 + crews.reduce((sum, { slots }) => sum + 1 + slots.length, 0);
  const span = { '--rows': rows } as CSSProperties;
  return (
    <div
      style={span}
      className="grid overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line @5xl:grid-cols-[6rem_minmax(0,1fr)]"
    >
      <div aria-hidden="true" className="hidden grid-rows-subgrid @5xl:grid @5xl:[grid-row:span_var(--rows)]">
        <span />
        <span />
        {crews.map((plan) => (
          <RowLabels key={plan.crew.id} plan={plan} />
        ))}
      </div>
      <ol className="grid @5xl:grid-cols-7 @5xl:grid-rows-subgrid @5xl:[grid-row:span_var(--rows)]">
        {days.map((day) => (
          <WeekDay key={day.date} day={day} {...rest} />
        ))}
      </ol>
    </div>
  );
}

function RowLabels({ plan: { crew, slots } }: { plan: CrewPlan }) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5 border-t border-line bg-hover px-2 py-1 text-sm font-semibold">
        <CrewDot color={crew.color} />
        <span className="truncate">{crew.name}</span>
      </span>
      {slots.map(({ from, to }) => (
        <span
          key={`${from} ${to}`}
          className="border-t border-line px-2 py-1.5 text-xs font-medium whitespace-nowrap text-ink-soft"
        >
          {windowLabel(from, to)}
        </span>
      ))}
    </>
  );
}

function WeekDay({ day, ...props }: Omit<WeekViewProps, 'days' | 'isOpening'> & { day: BoardDay }) {
  const { date } = day;
  const target: DropTarget = { date, order: 0 };
  const { setNodeRef, isOver } = useDroppable({ id: dayId(date), data: target });
  let order = 0;
  return (
    <li
      ref={setNodeRef}
      data-day={date}
      className={`grid min-w-0 content-start @max-5xl:gap-2 @max-5xl:p-3 @max-5xl:not-last:border-b @max-5xl:not-last:border-line @5xl:grid-rows-subgrid @5xl:border-l @5xl:[grid-row:span_var(--rows)] @5xl:border-line ${isOver ? 'bg-hover outline-2 -outline-offset-2 outline-accent' : ''}`}
    >
      <DayHead day={day} {...props} />
      <div className="grid min-w-0 content-start gap-2 empty:hidden @5xl:p-1.5 @5xl:empty:block">
        <DayVisits plan={day} onOpen={props.onOpenQuote} />
      </div>
      {day.crews.map((plan) => (
        <Fragment key={plan.crew.id}>
          <CrewHead plan={plan} />
          {plan.slots.map((slot) => {
            order += 1;
            return (
              <CrewSlot
                key={`${slot.from} ${slot.to}`}
                slot={slot}
                crew={plan.crew}
                order={order}
                onOpen={props.onOpenVisit}
                namesWindow
                className={`@max-5xl:rounded-input @5xl:min-h-10 @5xl:border-t @5xl:border-line @5xl:p-1 ${slot.visits.length === 0 ? '@max-5xl:hidden' : ''}`}
              />
            );
          })}
        </Fragment>
      ))}
    </li>
  );
}

function CrewHead({ plan }: { plan: CrewPlan }) {
  return (
    <div
      className={`grid content-start gap-1 @5xl:border-t @5xl:border-line @5xl:bg-hover @5xl:px-1.5 @5xl:py-1 ${plan.visitCount + plan.blocks.length + plan.busyHours.length === 0 ? '@max-5xl:hidden' : ''}`}
    >
      <p className="flex items-center gap-1.5 text-sm text-ink-soft @5xl:text-xs">
        <span className="flex items-center gap-1.5 font-medium @5xl:sr-only">
          <CrewDot color={plan.crew.color} />
          {plan.crew.name}
        </span>
        {loadText(plan)}
      </p>
      <CrewBlocks plan={plan} />
    </div>
  );
}

function DayHead({ day, today, onChooseDay }: Omit<WeekViewProps, 'days' | 'isOpening'> & { day: BoardDay }) {
  const { date } = day;
  const isToday = date === today;
  return (
    <h3 className="flex items-center justify-between gap-2 @5xl:grid @5xl:content-start @5xl:justify-items-start @5xl:gap-0.5 @5xl:p-2">
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
      <span className="text-sm font-normal text-ink-soft">
        <DayWork day={day} />
      </span>
    </h3>
  );
}

function DayWork({ day }: { day: BoardDay }) {
  const isClosed = day.hoursLabel === null;
  return (
    <>
      {isClosed && <span className="block">{closedLabel(day)}</span>}
      {(day.visitCount > 0 || !isClosed) && (
        <span className="block">{day.visitCount === 0 ? 'No visits' : visitCount(day.visitCount)}</span>
      )}
      {day.openMinutes > 0 && <span className="block text-xs">{bookedText(day)}</span>}
    </>
  );
}
