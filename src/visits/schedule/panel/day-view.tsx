import { windowLabel } from '#kit/time/window-label.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { CrewRoute } from '#visits/route/panel/crew-route.tsx';
import { bookedText, visitCount } from '#visits/visits/panel/schedule-text.ts';
import { CrewBlocks } from './crew-blocks.tsx';
import { CrewDot } from './crew-dot.tsx';
import { CrewSlot, type OpenVisit } from './crew-slot.tsx';
import { DayVisits, type OpenQuote } from './day-visits.tsx';
import { newBlock, useBlockActions } from './draw-block.tsx';
import type { BoardDay, CrewPlan } from './plan-board.ts';
import { closedLabel } from './plan-day.ts';

interface DayViewProps {
  day: BoardDay;
  onOpenQuote: OpenQuote;
  onOpenVisit: OpenVisit;
}

/** One day: the visits without a crew, then each crew with its windows. */
export function DayView({ day, onOpenQuote, onOpenVisit }: DayViewProps) {
  const hasUncrewed = day.visits.length + day.wishes.length > 0;
  let order = 0;
  return (
    <div className="grid gap-4 print:hidden">
      <section className="grid content-start gap-3 rounded-card bg-surface p-4 shadow-card ring-1 ring-line">
        <h3 className="flex flex-wrap justify-between gap-x-4 font-medium text-ink-soft">
          <span>
            {[
              day.visitCount === 0 ? 'No visits' : visitCount(day.visitCount),
              day.openMinutes > 0 && bookedText(day),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span>{day.hoursLabel ? `Open ${day.hoursLabel}` : closedLabel(day)}</span>
        </h3>
        {(hasUncrewed || day.workMinutes > day.openMinutes) && <DayVisits plan={day} onOpen={onOpenQuote} />}
      </section>
      <div className={`grid items-start gap-4 ${columns[Math.min(day.crews.length, 3)]}`}>
        {day.crews.map((plan) => (
          <section
            key={plan.crew.id}
            aria-label={plan.crew.name}
            className="overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line"
          >
            <CrewTitle plan={plan} date={day.date} />
            <CrewBlocks plan={plan} className="border-t border-line p-1.5" />
            <CrewRoute
              crewId={plan.crew.id}
              date={day.date}
              visits={plan.slots.flatMap(({ visits }) => visits)}
            />
            {plan.slots.map((slot) => {
              order += 1;
              return (
                <div
                  key={`${slot.from} ${slot.to}`}
                  className="grid grid-cols-[7rem_minmax(0,1fr)] border-t border-line"
                >
                  <h4 className="px-3 py-2.5 text-sm font-medium text-ink-soft">
                    {windowLabel(slot.from, slot.to)}
                  </h4>
                  <CrewSlot
                    slot={slot}
                    crew={plan.crew}
                    order={order}
                    onOpen={onOpenVisit}
                    className="min-h-11 p-1.5"
                  />
                </div>
              );
            })}
          </section>
        ))}
      </div>
    </div>
  );
}

const columns = ['', '', '@3xl:grid-cols-2', '@3xl:grid-cols-2 @6xl:grid-cols-3'];

function CrewTitle({ plan, date }: { plan: CrewPlan; date: string }) {
  const { add } = useBlockActions();
  const isOverbooked = plan.workMinutes > plan.openMinutes;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 bg-hover px-3 py-2">
      <h3 className="flex items-center gap-2 font-semibold">
        <CrewDot color={plan.crew.color} />
        {plan.crew.name}
      </h3>
      <p
        className={`flex items-center gap-1 text-sm ${isOverbooked ? 'font-medium text-yellow' : 'text-ink-soft'}`}
      >
        {isOverbooked && <AlertIcon className="size-3.5" />}
        {plan.crew.isActive ? bookedText(plan) : 'Turned off'}
        {plan.crew.isActive && (
          <button
            type="button"
            onClick={() => add(newBlock({ crewId: plan.crew.id, date }))}
            className="ml-2 flex min-h-8 items-center gap-1 rounded-input px-2 font-medium text-link hover:bg-surface touch:min-h-11"
          >
            <PlusIcon className="size-3.5" />
            Time off<span className="sr-only"> for {plan.crew.name}</span>
          </button>
        )}
      </p>
    </div>
  );
}
