import { durationText } from '../ui/duration-text.ts';
import { DayVisits } from './day-visits.tsx';
import { closedLabel, type DayPlan } from './plan-day.ts';
import { visitCount } from './schedule-words.ts';

interface DayViewProps {
  plan: DayPlan;
  onOpen: (id: number, view: 'details' | 'move') => void;
}

/** One day from morning to evening. */
export function DayView({ plan, onOpen }: DayViewProps) {
  return (
    <section className="grid content-start gap-3 rounded-card bg-surface p-4 shadow-card ring-1 ring-line">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-medium text-ink-soft">
        <span>
          {plan.visits.length === 0
            ? 'No visits'
            : `${visitCount(plan.visits.length)}, ${durationText(plan.workMinutes)} of work`}
        </span>
        <span>{plan.hoursLabel ? `Open ${plan.hoursLabel}` : closedLabel(plan)}</span>
      </h3>
      <DayVisits plan={plan} onOpen={onOpen} />
    </section>
  );
}
