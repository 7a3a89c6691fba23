import { useRef, useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { CalendarIcon, ClockIcon } from '#kit/ui/icons/contact.tsx';
import { BlockDialog, type EditedBlock } from '#visits/blocks/panel/block-dialog.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { CalendarModal } from './calendar-modal.tsx';
import { DragBoard } from './drag-board.tsx';
import type { Dragged } from './dragged.ts';
import { DrawBlocks, newBlock } from './draw-block.tsx';
import { type BoardData, findCalendar } from './plan-board.ts';
import { QuoteDialogs } from './quote-dialogs.tsx';
import { ScheduleResults } from './schedule-results.tsx';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { useBoard } from './use-board.ts';
import { useDropVisit } from './use-drop-visit.ts';
import { useScheduleParams } from './use-schedule-params.ts';
import { useStepKeys } from './use-step-keys.ts';
import { VisitDialogs } from './visit-dialogs.tsx';

/** The schedule by day or by week and by crew, in the business's time zone. */
export function SchedulePage() {
  const now = useNow();
  const today = calendarDate(now);
  const params = useScheduleParams(today);
  const quoteDialog = useDialogParams('visit', ['details', 'move', 'book'], 'sheet');
  const visitDialog = useDialogParams('booked', ['details', 'move', 'cancel'], 'sheet');
  const findDialog = useDialogParams('find', ['form', 'caller'], 'sheet');
  const latest = useBoard(params.days[0]!, params.days[6]!);
  const drop = useDropVisit();
  const [drag, setDrag] = useState<{ dragged: Dragged; data: typeof latest.data } | null>(null);
  const dragged = drag?.dragged ?? null;
  // Nothing moves during a drag: new data shows after it.
  const board = drag ? { ...latest, data: drag.data } : latest;
  const [edited, setEdited] = useState<EditedBlock | null>(null);
  const [isSubscribing, setSubscribing] = useState(false);
  const subscribe = useRef<HTMLButtonElement>(null);
  const isDialogOpen = [quoteDialog, visitDialog, findDialog].some(({ id }) => id !== null);
  useStepKeys(dragged === null && !isDialogOpen && !isSubscribing && edited === null, params.step);
  const addBlock = (draft: NonNullable<EditedBlock['draft']>) => setEdited({ draft });

  return (
    <>
      <PageHeader title="Schedule">
        <Button ref={subscribe} className="print:hidden" onClick={() => setSubscribing(true)}>
          <CalendarIcon className="size-4.5" />
          Subscribe
        </Button>
        <Button
          className="max-sm:hidden print:hidden"
          onClick={() => addBlock(newBlock({ date: params.date, crewId: onlyCrew(latest.data) }))}
        >
          <ClockIcon className="size-4.5" />
          Time off
        </Button>
        <Button variant="main" className="print:hidden" onClick={() => findDialog.open(1, 'form')}>
          <PlusIcon className="size-4.5" />
          Book a visit
        </Button>
      </PageHeader>
      <ScheduleToolbar params={params} today={today} />
      <DragBoard
        dragged={dragged}
        calendar={board.data && findCalendar(board.data, now)}
        onDrag={(next) => setDrag(next && { dragged: next, data: latest.data })}
        onDrop={drop}
      >
        <DrawBlocks open={(block) => setEdited({ block })} add={addBlock}>
          <ScheduleResults
            query={board}
            params={params}
            today={today}
            onOpenQuote={quoteDialog.open}
            onOpenVisit={visitDialog.open}
          />
        </DrawBlocks>
      </DragBoard>
      <QuoteDialogs params={quoteDialog} schedule={board.data?.schedule} date={params.date} />
      <VisitDialogs params={visitDialog} board={board.data} />
      <BookingDialog params={findDialog} date={params.date} />
      <BlockDialog
        edited={edited}
        board={board.data}
        onClose={() => setEdited(null)}
        onOpenVisit={visitDialog.open}
      />
      <CalendarModal open={isSubscribing} onClose={() => setSubscribing(false)} opener={subscribe} />
    </>
  );
}

/** Null if there are several. */
function onlyCrew(board: BoardData | undefined): number | null {
  const active = board?.crews.filter(({ isActive }) => isActive) ?? [];
  return active.length === 1 ? active[0]!.id : null;
}
