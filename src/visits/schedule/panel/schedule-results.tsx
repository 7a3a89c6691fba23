import { useState } from 'react';
import { Link } from 'react-router';
import { useRowFocus } from '#kit/panel/list/use-row-focus.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Empty, UnreadableNotice } from '#kit/panel/ui/notices.tsx';
import { QueryView, type ViewedQuery } from '#kit/panel/ui/query-view.tsx';
import { SkeletonCards } from '#kit/panel/ui/skeleton.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import type { OpenVisit } from './crew-slot.tsx';
import { DaySheet } from './day-sheet.tsx';
import { DayView } from './day-view.tsx';
import type { OpenQuote } from './day-visits.tsx';
import { newBlock, useBlockActions } from './draw-block.tsx';
import { type BoardData, type BoardDay, planBoard, withoutBooked } from './plan-board.ts';
import { QuoteZipCodes } from './quote-zip-codes.ts';
import { listAllVisits } from './schedule-query.ts';
import { UndatedVisits } from './undated-visits.tsx';
import type { ScheduleParams } from './use-schedule-params.ts';
import { WeekStrip } from './week-strip.tsx';
import { WeekView } from './week-view.tsx';

interface ScheduleResultsProps {
  query: ViewedQuery<BoardData>;
  params: ScheduleParams;
  today: string;
  onOpenQuote: OpenQuote;
  onOpenVisit: OpenVisit;
}

export function ScheduleResults({ query, ...rest }: ScheduleResultsProps) {
  const container = useRowFocus();
  const [isOpening] = useState(query.data === undefined);
  const isWeek = rest.params.view === 'week';
  const skeleton = (
    <div className={`grid gap-3 ${isWeek ? '@5xl:grid-cols-7' : ''}`}>
      <SkeletonCards count={isWeek ? 7 : 3} className="min-h-36" />
    </div>
  );
  return (
    <QueryView query={query} what="the schedule" skeleton={skeleton}>
      {(board) => (
        <QuoteZipCodes value={new Map(listAllVisits(board.schedule).map(({ id, zipCode }) => [id, zipCode]))}>
          <div ref={container} tabIndex={-1} className="grid gap-4">
            <UnreadableNotice count={board.schedule.unreadable} />
            <Days board={board} isOpening={isOpening} {...rest} />
          </div>
        </QuoteZipCodes>
      )}
    </QueryView>
  );
}

interface DaysProps extends Omit<ScheduleResultsProps, 'query'> {
  board: BoardData;
  isOpening: boolean;
}

function Days({ board, isOpening, params, today, onOpenQuote, onOpenVisit }: DaysProps) {
  const { add } = useBlockActions();
  const { view, date, days: dates, go } = params;
  const days = planBoard(dates, board);
  const { undated, undatedCount, wishes, wishCount } = withoutBooked(board);
  const isFree = (day: BoardDay) =>
    day.visitCount + day.wishes.length === 0 &&
    day.crews.every(({ blocks, busyHours }) => blocks.length + busyHours.length === 0);
  const isEmpty = undatedCount === 0 && days.every(isFree);
  const shownDay = days.find((day) => day.date === date)!;
  const shown = { today, onOpenQuote, onOpenVisit };
  const onChooseDay = (day: string) => go({ view: 'day', date: day });
  return (
    <>
      <UndatedVisits quotes={undated} count={undatedCount} onOpen={onOpenQuote} />
      {view === 'day' && <WeekStrip days={days} today={today} date={date} onChooseDay={onChooseDay} />}
      {isEmpty && (
        <Empty title="Nothing is scheduled this week">
          <p className="max-w-96 text-ink-soft">
            {
              'Booked visits appear here under their crew. Quotes you haven’t scheduled yet appear on the day the customer asked for. '
            }
            <Link to={adminPaths.quotes} className="font-medium text-link underline">
              Go to Quotes
            </Link>
          </p>
          <Button onClick={() => add(newBlock({ date }))}>Add time off</Button>
        </Empty>
      )}
      {!isEmpty && view === 'week' && (
        <WeekView days={days} isOpening={isOpening} onChooseDay={onChooseDay} {...shown} />
      )}
      {!isEmpty && view === 'day' && <DayView day={shownDay} {...shown} />}
      {view === 'day' && <DaySheet day={shownDay} board={board} />}
      {dates.at(-1)! >= today && wishCount > board.schedule.wishes.length && (
        <p className="text-ink-soft">
          {`Only the first ${wishes.length} of ${wishCount.toLocaleString('en-US')} quotes to schedule this week are shown. `}
          <Link to={`${adminPaths.quotes}?status=new`} className="font-medium text-link underline">
            See the others in Quotes
          </Link>
        </p>
      )}
    </>
  );
}
