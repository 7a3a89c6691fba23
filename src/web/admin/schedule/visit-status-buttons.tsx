import type { Visit, VisitStatus } from '#shared/visits.ts';
import { visitBadges } from '../customers/visit-badges.ts';
import { Button } from '../ui/button.tsx';
import { isOpenVisit } from './plan-board.ts';
import { useChangeVisit } from './use-change-visit.ts';

/** What usually comes next. */
const nextSteps: Partial<Record<VisitStatus, VisitStatus>> = {
  booked: 'on-the-way',
  'on-the-way': 'started',
  started: 'done',
};

const steps = ['on-the-way', 'started', 'done', 'no-show'] as const;

/** A button for each status; a closed visit can be reopened. */
export function VisitStatusButtons({ visit, onCancel }: { visit: Visit; onCancel: () => void }) {
  const update = useChangeVisit();
  const sent = update.isPending ? update.variables.change.status : undefined;
  const button = (status: VisitStatus, label = visitBadges[status].label) => (
    <Button
      key={status}
      variant={nextSteps[visit.status] === status ? 'main' : 'plain'}
      isBusy={sent === status}
      onClick={() => sent === undefined && update.mutate({ visit, change: { status } })}
    >
      {label}
    </Button>
  );
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Status</legend>
      {isOpenVisit(visit) ? (
        <>
          {steps.filter((status) => status !== visit.status).map((status) => button(status))}
          <Button variant="quiet" onClick={onCancel}>
            Cancel visit…
          </Button>
        </>
      ) : (
        button('booked', 'Reopen')
      )}
    </fieldset>
  );
}
