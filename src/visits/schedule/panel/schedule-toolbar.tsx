import { Button } from '#kit/panel/ui/button.tsx';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#kit/ui/icons/arrows.tsx';
import { fullDay, rangeOfDays } from '#visits/visits/panel/schedule-text.ts';
import { CloseDay } from './close-day.tsx';
import { type ScheduleParams, scheduleViews } from './use-schedule-params.ts';

const viewLabels = { day: 'Day', week: 'Week' } as const;

export function ScheduleToolbar({ params, today }: { params: ScheduleParams; today: string }) {
  const { view, date, days, go, step } = params;
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
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-2 @max-2xl:order-1 @max-2xl:basis-full">
        <h2 aria-live="polite" className="text-lg font-semibold">
          {view === 'day' ? fullDay(date) : rangeOfDays(days[0]!, days[6]!)}
        </h2>
        {view === 'day' && <CloseDay key={date} date={date} />}
      </div>
      <div className="ml-auto flex gap-2 print:hidden">
        {view === 'day' && <Button onClick={() => window.print()}>Print</Button>}
        <SegmentedControl
          legend="View"
          options={scheduleViews.map((option) => ({ value: option, label: viewLabels[option] }))}
          chosen={view}
          onChoose={(chosen) => go({ view: chosen })}
        />
      </div>
    </div>
  );
}
