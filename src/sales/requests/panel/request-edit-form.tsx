import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextArea } from '#kit/panel/ui/field.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { PersonLink } from '#people/personal-data/panel/person-link.tsx';
import { CustomerLink } from '#sales/records/panel/customer-link.tsx';
import { HistoryTimeline } from '#sales/records/panel/history-timeline.tsx';
import {
  type CustomerRequest,
  requestPriorities,
  requestSchema,
  requestStatuses,
  requestUpdateSchema,
} from '#sales/requests/requests.ts';
import { requestPriorityLabels, requestStatusLabels } from './request-badges.ts';
import { RequestSource } from './request-source.tsx';
import { requestUpdate } from './request-update.ts';

export function RequestEditForm({ request, onDone }: { request: CustomerRequest; onDone: () => void }) {
  const form = useEditForm({
    draftKey: `request:${request.id}`,
    saved: snapshot(request),
    labels: { status: 'Status', priority: 'Priority', notes: 'Internal notes' },
    texts: {
      status: ({ status }) => requestStatusLabels[status],
      priority: ({ priority }) => requestPriorityLabels[priority],
    },
    schema: requestUpdateSchema,
    body: (values) => values,
    mutation: requestUpdate(request),
    recordSchema: requestSchema,
    snapshot,
    onDone,
  });
  return (
    <EditForm noun="request" form={form} onDone={onDone}>
      <RequestSource source={request.source} />
      <SelectField {...form.field('status')} options={requestStatuses} texts={requestStatusLabels} />
      <SelectField {...form.field('priority')} options={requestPriorities} texts={requestPriorityLabels} />
      <TextArea {...form.field('notes')} rows={4} maxLength={5000} />
      <CustomerLink {...request} />
      <PersonLink email={request.email} phone={request.phone} />
      <HistoryTimeline path={adminApi.requestHistory(request.id)} />
    </EditForm>
  );
}

const snapshot = ({ status, priority, notes, version }: CustomerRequest) => ({
  values: { status, priority, notes },
  version,
});
