import { Link } from 'react-router';
import { adminPaths } from '#shared/paths.ts';
import type { Schedule } from '#shared/schedule.ts';
import { useRowFocus } from '../list/use-row-focus.ts';
import { Empty } from '../ui/notices.tsx';
import { QueryView, type ViewedQuery } from '../ui/query-view.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { DayView } from './day-view.tsx';
import { planDay } from './plan-day.ts';
import { UndatedVisits } from './undated-visits.tsx';
import type { ScheduleParams } from './use-schedule-params.ts';
import { WeekStrip } from './week-strip.tsx';
import { WeekView } from './week-view.tsx';

interface ScheduleResultsProps {
  query: ViewedQuery<Schedule>;
  params: ScheduleParams;
  today: string;
  onOpen: (id: number, view: 'details' | 'move') => void;
}

export function ScheduleResults({ query, ...rest }: ScheduleResultsProps) {
  const container = useRowFocus();
  const isWeek = rest.params.view === 'week';
  const skeleton = (
    <div className={`grid gap-3 ${isWeek ? '@5xl:grid-cols-7' : ''}`}>
      <SkeletonCards count={isWeek ? 7 : 3} className="min-h-36" />
    </div>
  );
  return (
    <QueryView query={query} what="the schedule" skeleton={skeleton}>
      {(schedule) => (
        <div ref={container} tabIndex={-1} className="grid gap-4">
          <Days schedule={schedule} {...rest} />
        </div>
      )}
    </QueryView>
  );
}

interface DaysProps extends Omit<ScheduleResultsProps, 'query'> {
  schedule: Schedule;
}

function Days({ schedule, params: { view, date, days, go }, today, onOpen }: DaysProps) {
  const plans = days.map((day) => planDay(day, schedule));
  // Visits without a day need the days as drop targets.
  const isEmpty =
    schedule.undatedCount === 0 && plans.every(({ visits, wishes }) => visits.length + wishes.length === 0);
  const shown = { plans, today, onOpen, onChooseDay: (day: string) => go({ view: 'day', date: day }) };
  return (
    <>
      <UndatedVisits quotes={schedule.undated} count={schedule.undatedCount} onOpen={onOpen} />
      {view === 'day' && <WeekStrip {...shown} date={date} />}
      {isEmpty ? (
        <Empty title="Nothing is scheduled this week">
          <p className="max-w-96 text-ink-soft">
            {
              'Scheduled quotes appear here on their date. Quotes you haven’t scheduled yet appear on the day the customer asked for. '
            }
            <Link to={adminPaths.quotes} className="font-medium text-link underline">
              Go to Quotes
            </Link>
          </p>
        </Empty>
      ) : view === 'week' ? (
        <WeekView {...shown} />
      ) : (
        <DayView plan={plans.find((plan) => plan.date === date)!} onOpen={onOpen} />
      )}
      {schedule.wishCount > schedule.wishes.length && (
        <p className="text-ink-soft">
          {`Only the first ${schedule.wishes.length} of ${schedule.wishCount.toLocaleString('en-US')} quotes to schedule this week are shown. `}
          <Link to={`${adminPaths.quotes}?status=new`} className="font-medium text-link underline">
            See the others in Quotes
          </Link>
        </p>
      )}
    </>
  );
}
