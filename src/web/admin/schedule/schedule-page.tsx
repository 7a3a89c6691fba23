import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import type { Quote } from '#shared/quotes.ts';
import { CalendarIcon } from '#web/ui/icons/contact.tsx';
import { useDialogParams } from '../list/use-dialog-params.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useNow } from '../ui/use-now.ts';
import { CalendarModal } from './calendar-modal.tsx';
import { DragBoard } from './drag-board.tsx';
import { scheduleQuery } from './schedule-query.ts';
import { ScheduleResults } from './schedule-results.tsx';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { useMoveVisit } from './use-move-visit.ts';
import { useScheduleParams } from './use-schedule-params.ts';
import { useStepKeys } from './use-step-keys.ts';
import { VisitDialogs } from './visit-dialogs.tsx';

/** The schedule by day or by week, in the business's time zone. */
export function SchedulePage() {
  const today = calendarDate(useNow(), business.timeZone);
  const params = useScheduleParams(today);
  const dialog = useDialogParams('visit', ['details', 'move'], 'sheet');
  const schedule = useQuery(scheduleQuery(params.days[0]!, params.days[6]!));
  const move = useMoveVisit();
  const [dragged, setDragged] = useState<Quote | null>(null);
  const [isSubscribing, setSubscribing] = useState(false);
  const subscribe = useRef<HTMLButtonElement>(null);
  useStepKeys(dragged === null && dialog.id === null && !isSubscribing, params.step);

  return (
    <>
      <PageHeader title="Schedule">
        <Button ref={subscribe} className="print:hidden" onClick={() => setSubscribing(true)}>
          <CalendarIcon className="size-4.5" />
          Subscribe
        </Button>
      </PageHeader>
      <ScheduleToolbar params={params} today={today} />
      <DragBoard
        dragged={dragged}
        onDrag={setDragged}
        onDrop={(quote, date) =>
          move.mutate({
            quote,
            change: {
              preferredDate: date,
              ...(quote.status !== 'completed' && { status: 'scheduled' as const }),
            },
          })
        }
      >
        <ScheduleResults query={schedule} params={params} today={today} onOpen={dialog.open} />
      </DragBoard>
      <VisitDialogs params={dialog} schedule={schedule.data} />
      <CalendarModal open={isSubscribing} onClose={() => setSubscribing(false)} opener={subscribe} />
    </>
  );
}
