import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons/arrows.tsx';
import { Button } from '../ui/button.tsx';
import { fullDay, rangeOfDays } from './schedule-words.ts';
import { type ScheduleAddress, scheduleViews } from './use-schedule-address.ts';

const viewLabels = { day: 'Day', week: 'Week' } as const;

export function ScheduleToolbar({ address, today }: { address: ScheduleAddress; today: string }) {
  const { view, date, days, go, step } = address;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex gap-1.5 print:hidden">
        <Button
          aria-label={`Previous ${view}`}
          aria-keyshortcuts="ArrowLeft"
          className="px-2! touch:min-w-11"
          onClick={() => step(-1)}
        >
          <ChevronLeftIcon className="size-5" />
        </Button>
        <Button onClick={() => go({ date: today })}>Today</Button>
        <Button
          aria-label={`Next ${view}`}
          aria-keyshortcuts="ArrowRight"
          className="px-2! touch:min-w-11"
          onClick={() => step(1)}
        >
          <ChevronRightIcon className="size-5" />
        </Button>
      </div>
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 text-lg font-semibold @max-2xl:order-1 @max-2xl:basis-full"
      >
        {view === 'day' ? fullDay(date) : rangeOfDays(days[0]!, days[6]!)}
      </h2>
      <fieldset className="ml-auto flex gap-0.5 rounded-input bg-line p-0.5 print:hidden">
        <legend className="sr-only">View</legend>
        {scheduleViews.map((option) => (
          <label
            key={option}
            className="relative grid min-h-8 cursor-pointer place-items-center rounded-md px-3.5 font-medium text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:min-h-11"
          >
            <input
              type="radio"
              name="view"
              checked={option === view}
              onChange={() => go({ view: option })}
              className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
            />
            {viewLabels[option]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
