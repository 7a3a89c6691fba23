import { lazy, useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Sheet, SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { Block } from '#visits/blocks/blocks.ts';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import type { Crew } from '#visits/crews/crews.ts';
import { visitSummary } from '#visits/visits/panel/schedule-text.ts';
import type { Visit } from '#visits/visits/visits.ts';
import type { BlockDraft } from './block-form.tsx';

const BlockForm = lazy(async () => ({ default: (await import('./block-form.tsx')).BlockForm }));

/** A block that is edited, or a draft of a new one. */
export type EditedBlock = { block: Block; draft?: undefined } | { block?: undefined; draft: BlockDraft };

interface BlockDialogProps {
  edited: EditedBlock | null;
  board: { crews: readonly Crew[]; settings: BookingCalendar['settings'] } | undefined;
  onClose: () => void;
  onOpenVisit: (id: number, view: 'move') => void;
}

/** Adds or edits time off. Afterwards it lists the booked visits that are in the way. */
export function BlockDialog({ edited, board, onClose, onOpenVisit }: BlockDialogProps) {
  const [conflicts, setConflicts] = useState<readonly Visit[]>([]);
  const shown = useLastShown(edited);
  const close = () => {
    onClose();
    setConflicts([]);
  };
  const title = conflicts.length > 0 ? 'Visits to move' : shown?.block ? 'Time off' : 'Add time off';
  return (
    <Sheet open={edited !== null} onClose={close} title={title}>
      {conflicts.length > 0 ? (
        <Conflicts visits={conflicts} onClose={close} onOpenVisit={onOpenVisit} />
      ) : (
        shown &&
        board && (
          <LazyForm>
            <BlockForm
              key={shown.block?.id ?? JSON.stringify(shown.draft)}
              block={shown.block}
              draft={shown.block ?? shown.draft}
              crews={board.crews}
              settings={board.settings}
              onSaved={(saved) =>
                saved && saved.conflicts.length > 0 ? setConflicts(saved.conflicts) : close()
              }
              onClose={close}
            />
          </LazyForm>
        )
      )}
    </Sheet>
  );
}

interface ConflictsProps {
  visits: readonly Visit[];
  onClose: () => void;
  onOpenVisit: BlockDialogProps['onOpenVisit'];
}

function Conflicts({ visits, onClose, onOpenVisit }: ConflictsProps) {
  return (
    <>
      <SheetBody>
        <p role="status" className="flex items-start gap-2 rounded-input bg-yellow-wash p-3 text-yellow">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {visits.length === 1
            ? 'Saved. A visit is booked then. It stays until you move or cancel it.'
            : `Saved. ${visits.length} visits are booked then. They stay until you move or cancel them.`}
        </p>
        <ul className="grid gap-2">
          {visits.map((visit) => (
            <li key={visit.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">{visitSummary(visit, visit.date)}</span>
              <Button
                onClick={() => {
                  onClose();
                  onOpenVisit(visit.id, 'move');
                }}
              >
                Move<span className="sr-only"> {visit.customerName}</span>
              </Button>
            </li>
          ))}
        </ul>
      </SheetBody>
      <SheetFooter>
        <Button variant="main" onClick={onClose}>
          Done
        </Button>
      </SheetFooter>
    </>
  );
}
