import { Link } from 'react-router';
import { adminPaths } from '#shared/paths.ts';
import type { Schedule } from '#shared/schedule.ts';
import { errorMessage } from '../error-message.ts';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { Empty, LoadFailure, StaleNotice } from '../ui/notices.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { DayView } from './day-view.tsx';
import { planDay } from './plan-day.ts';
import { UndatedVisits } from './undated-visits.tsx';
import type { ScheduleParams } from './use-schedule-params.ts';
import { WeekStrip } from './week-strip.tsx';
import { WeekView } from './week-view.tsx';

interface ScheduleResultsProps {
  query: {
    data: Schedule | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
  };
  address: ScheduleParams;
  today: string;
  onOpen: (id: number, view: 'details' | 'move') => void;
}

/** The days in each of their states: on their way, failed, shown but out of date, empty, and full. */
export function ScheduleResults({ query, address, today, onOpen }: ScheduleResultsProps) {
  const { data, error, isFetching, isPlaceholderData } = query;
  const container = useKeptFocus();
  const { view, date, days, go } = address;
  // Another week's visits would stand on none of these days.
  if (!data || isPlaceholderData) {
    return error ? (
      <LoadFailure
        title="We couldn’t load the schedule."
        reason={errorMessage(error)}
        isRetrying={isFetching}
        onRetry={refetchEverything}
      />
    ) : (
      <div className={`grid gap-3 ${view === 'week' ? '@5xl:grid-cols-7' : ''}`}>
        <SkeletonCards count={view === 'week' ? 7 : 3} className="min-h-36" />
      </div>
    );
  }
  const plans = days.map((day) => planDay(day, data));
  const chooseDay = (day: string) => go({ view: 'day', date: day });
  // What has no day yet needs the days, to be put on one.
  const isEmpty =
    data.undatedCount === 0 && plans.every(({ visits, wishes }) => visits.length + wishes.length === 0);
  const shown = { plans, today, onOpen, onChooseDay: chooseDay };
  return (
    <>
      {error && (
        <StaleNotice reason={errorMessage(error)} isRetrying={isFetching} onRetry={refetchEverything} />
      )}
      <div ref={container} tabIndex={-1} className="grid gap-4">
        <UndatedVisits quotes={data.undated} count={data.undatedCount} onOpen={onOpen} />
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
        {data.wishCount > data.wishes.length && (
          <p className="text-ink-soft">
            {`Only the first ${data.wishes.length} of ${data.wishCount.toLocaleString('en-US')} quotes to schedule this week are shown. `}
            <Link to={`${adminPaths.quotes}?status=new`} className="font-medium text-link underline">
              See the others in Quotes
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
