import { RecordSheet } from '#kit/panel/list/record-sheet.tsx';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useOpenedRecord } from '#kit/panel/list/use-opened-record.ts';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { CancelVisitForm, MoveVisitForm } from './lazy-forms.tsx';
import { type BoardData, isOpenVisit } from './plan-board.ts';
import { listAllVisits } from './schedule-query.ts';
import { VisitDetails } from './visit-details.tsx';
import { visitQuery } from './visits-query.ts';

interface VisitDialogsProps {
  params: DialogParams<'details' | 'move' | 'cancel'>;
  board: BoardData | undefined;
}

const titles = { details: 'Visit', move: 'Move visit', cancel: 'Cancel visit' };

/** One sheet for a crew's visit, for the form that moves it and the one that cancels it. */
export function VisitDialogs({ params, board }: VisitDialogsProps) {
  const opened = useOpenedRecord(params.id, board?.visits, visitQuery);
  const view = useLastShown(params.view) ?? 'details';
  const quotes = board ? listAllVisits(board.schedule) : [];
  return (
    <RecordSheet
      open={params.view !== null}
      params={params}
      title={titles[view]}
      subtitle={opened.data?.customerName}
      noun="visit"
      opened={opened}
    >
      {(visit) => {
        const zipCode = quotes.find(({ id }) => id === visit.quoteId)?.zipCode ?? '';
        const isOpen = isOpenVisit(visit);
        if (view === 'move' && isOpen) {
          return <MoveVisitForm key={visit.id} visit={visit} zipCode={zipCode} onDone={params.close} />;
        }
        if (view === 'cancel' && isOpen) {
          return <CancelVisitForm key={visit.id} visit={visit} onDone={params.close} />;
        }
        return (
          <VisitDetails
            visit={visit}
            crew={board?.crews.find(({ id }) => id === visit.crewId)}
            onView={(next) => params.open(visit.id, next)}
          />
        );
      }}
    </RecordSheet>
  );
}
