import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';
import type { VisitStatus } from '#sales/records/visit-statuses.ts';
import { ConfirmOnMyWay } from '#visits/visits/panel/confirm-on-my-way.tsx';
import type { Visit } from '#visits/visits/visits.ts';
import { isOpenVisit } from './plan-board.ts';
import { useChangeVisit } from './use-change-visit.ts';

/** The usual next status. “On the way” is the crew's to say, so it is never the main button here. */
const nextSteps: Partial<Record<VisitStatus, VisitStatus>> = {
  'on-the-way': 'started',
  started: 'done',
};

const steps = ['started', 'done', 'no-show'] as const;

/** A button for each status; a visit can be set back to booked, and a closed one reopened. */
export function VisitStatusButtons({ visit, onCancel }: { visit: Visit; onCancel: () => void }) {
  const update = useChangeVisit();
  const [isAsking, setAsking] = useState(false);
  const today = calendarDate(useNow());
  const sent = update.isPending ? update.variables.change.status : undefined;
  const set = (status: VisitStatus, isTold = false) => {
    if (sent === undefined) update.mutate({ visit, change: { status }, isTold });
  };
  const button = (status: VisitStatus, label = visitBadges[status].label) => (
    <Button
      key={status}
      variant={nextSteps[visit.status] === status ? 'main' : 'plain'}
      isBusy={sent === status}
      onClick={() => set(status)}
    >
      {label}
    </Button>
  );
  if (!isOpenVisit(visit)) {
    return (
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Status</legend>
        {button('booked', 'Reopen')}
      </fieldset>
    );
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Status</legend>
      {visit.status === 'booked' && visit.date === today && (
        <Button isBusy={sent === 'on-the-way'} onClick={() => setAsking(true)}>
          On the way…
        </Button>
      )}
      {steps.filter((status) => status !== visit.status).map((status) => button(status))}
      {visit.status !== 'booked' && button('booked', 'Back to booked')}
      <Button variant="quiet" onClick={onCancel}>
        Cancel visit…
      </Button>
      {visit.date === today && (
        <ConfirmOnMyWay
          visitId={visit.id}
          open={isAsking}
          onConfirm={(isTold) => set('on-the-way', isTold)}
          onClose={() => setAsking(false)}
        />
      )}
    </fieldset>
  );
}
