import { durationText } from '#kit/panel/ui/duration-text.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { closedLabel, type DayPlan, isOverfull } from './plan-day.ts';
import { VisitCard } from './visit-card.tsx';

interface DayVisitsProps {
  plan: DayPlan;
  onOpen: OpenQuote;
}

export type OpenQuote = (id: number, view: 'details' | 'move') => void;

/** Shown at once; the rest opens, so that a busy day does not push the crews off the screen. */
const shownRequests = 2;

/** A day's visits without a crew, and below them those that customers asked for. */
export function DayVisits({ plan, onOpen }: DayVisitsProps) {
  const cards = (visits: DayPlan['visits']) => (
    <ul className="grid gap-2">
      {visits.map((visit) => (
        <VisitCard key={visit.quote.id} visit={visit} onOpen={(view) => onOpen(visit.quote.id, view)} />
      ))}
    </ul>
  );
  return (
    <>
      {isOverfull(plan) && (
        <p className="flex items-start gap-1.5 rounded-input bg-yellow-wash p-2 text-sm font-medium text-yellow">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {plan.openMinutes === 0
            ? `${closedLabel(plan)}. ${durationText(plan.workMinutes)} of work on this day`
            : `Overbooked: ${durationText(plan.workMinutes)} of work, ${durationText(plan.openMinutes)} available`}
        </p>
      )}
      {plan.visits.length > 0 && (
        <>
          <h4 className="text-sm font-medium text-ink-soft">No crew yet</h4>
          {cards(plan.visits)}
        </>
      )}
      {plan.wishes.length > 0 && plan.date >= calendarDate(new Date()) && (
        <div className="grid gap-2 print:hidden">
          <h4 className="text-sm font-medium text-ink-soft">To be scheduled</h4>
          {cards(plan.wishes.slice(0, shownRequests))}
          {plan.wishes.length > shownRequests && (
            <details className="group">
              <summary className="flex min-h-8 cursor-pointer items-center gap-1 rounded-input px-1 text-sm font-medium text-link touch:min-h-11">
                {`${plan.wishes.length - shownRequests} more`}
                <ChevronDownIcon className="size-4 group-open:rotate-180" />
              </summary>
              {cards(plan.wishes.slice(shownRequests))}
            </details>
          )}
        </div>
      )}
    </>
  );
}
