import type { Schedule } from '#shared/schedule.ts';
import { fullName } from '../list/person.ts';
import { RecordSheet } from '../list/record-sheet.tsx';
import type { DialogParams } from '../list/use-dialog-params.ts';
import { useLastShown } from '../list/use-last-shown.ts';
import { useOpenedRecord } from '../list/use-opened-record.ts';
import { quoteQuery } from '../quotes/quotes-queries.ts';
import { MoveForm } from './move-form.tsx';
import { allOf } from './schedule-query.ts';
import { VisitDetails } from './visit-details.tsx';

interface VisitDialogsProps {
  address: DialogParams<'details' | 'move'>;
  schedule: Schedule | undefined;
}

/** One sheet with two contents: the visit, and the form that moves it. */
export function VisitDialogs({ address, schedule }: VisitDialogsProps) {
  const listed = schedule && allOf(schedule);
  const opened = useOpenedRecord(address.id, listed, quoteQuery);
  const view = useLastShown(address.view);
  return (
    <RecordSheet
      open={address.view !== null}
      address={address}
      title={view === 'move' ? 'Move to…' : 'Visit'}
      subtitle={opened.record && fullName(opened.record)}
      noun="visit"
      opened={opened}
    >
      {(quote) =>
        view === 'move' && !quote.isRequestCancelled ? (
          <MoveForm key={quote.id} quote={quote} onDone={address.close} />
        ) : (
          <VisitDetails quote={quote} onMove={() => address.open(quote.id, 'move')} onClose={address.close} />
        )
      }
    </RecordSheet>
  );
}
