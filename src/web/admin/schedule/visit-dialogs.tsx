import { fullName } from '#shared/person.ts';
import type { Schedule } from '#shared/schedule.ts';
import { RecordSheet } from '../list/record-sheet.tsx';
import type { DialogParams } from '../list/use-dialog-params.ts';
import { useOpenedRecord } from '../list/use-opened-record.ts';
import { quoteQuery } from '../quotes/quotes-queries.ts';
import { useLastShown } from '../ui/use-last-shown.ts';
import { MoveForm } from './move-form.tsx';
import { allOf } from './schedule-query.ts';
import { VisitDetails } from './visit-details.tsx';

interface VisitDialogsProps {
  params: DialogParams<'details' | 'move'>;
  schedule: Schedule | undefined;
}

/** One sheet for the visit and for the form that moves it. */
export function VisitDialogs({ params, schedule }: VisitDialogsProps) {
  const listed = schedule && allOf(schedule);
  const opened = useOpenedRecord(params.id, listed, quoteQuery);
  const view = useLastShown(params.view);
  return (
    <RecordSheet
      open={params.view !== null}
      params={params}
      title={view === 'move' ? 'Move to…' : 'Visit'}
      subtitle={opened.data && fullName(opened.data)}
      noun="visit"
      opened={opened}
    >
      {(quote) =>
        view === 'move' && !quote.isRequestCancelled ? (
          <MoveForm key={quote.id} quote={quote} onDone={params.close} />
        ) : (
          <VisitDetails quote={quote} onMove={() => params.open(quote.id, 'move')} onClose={params.close} />
        )
      }
    </RecordSheet>
  );
}
