import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { visitSummary } from '#visits/visits/panel/schedule-text.ts';
import { type Visit, visitSchema, visitUpdateSchema } from '#visits/visits/visits.ts';
import { isOpenVisit } from './plan-board.ts';
import { useChangeVisit } from './use-change-visit.ts';

/** Cancels a visit with a reason. The quote stays accepted and can be booked again. */
export function CancelVisitForm({ visit, onDone }: { visit: Visit; onDone: () => void }) {
  const update = useChangeVisit();
  const form = useEditForm({
    draftKey: `cancel-visit:${visit.id}`,
    saved: snapshot(visit),
    labels: { reason: 'Reason' },
    schema: visitUpdateSchema,
    body: ({ reason }) => ({ status: 'cancelled' as const, reason, version: visit.version }),
    mutation: {
      mutationFn: ({ body: { status, reason }, version }) =>
        update.mutateAsync({ visit, change: { status, reason }, version }),
    },
    recordSchema: visitSchema,
    snapshot: (present) => (isOpenVisit(present) ? snapshot(present) : null),
    onDone,
  });
  return (
    <EditForm
      noun="visit"
      form={form}
      saveLabels={['Cancel visit', 'Cancelling...']}
      leaveLabel="Keep visit"
      variant="danger"
      onDone={onDone}
    >
      <p>{`${visitSummary(visit, visit.date)}. The quote can be booked again.`}</p>
      <TextArea {...form.field('reason')} hint="Optional. Only staff see it." rows={3} maxLength={1000} />
    </EditForm>
  );
}

const snapshot = ({ version }: Visit) => ({ values: { reason: '' }, version });
