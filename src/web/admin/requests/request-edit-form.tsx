import { type SubmitEvent, useState } from 'react';
import { adminApi } from '#shared/paths.ts';
import {
  type CustomerRequest,
  type RequestPriority,
  type RequestStatus,
  requestPriorities,
  requestSchema,
  requestStatuses,
  requestUpdateSchema,
} from '#shared/requests.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { EditForm } from '../editing/edit-form.tsx';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import type { FieldWords } from '../editing/form-notices.tsx';
import { useRecordForm } from '../editing/use-record-form.ts';
import { HistoryTimeline } from '../history/history-timeline.tsx';
import { PersonLink } from '../privacy/person-link.tsx';
import { SelectField, TextArea } from '../ui/field.tsx';
import { requestPriorityLabels, requestStatusLabels } from './request-badges.ts';
import { RequestSource } from './request-source.tsx';
import { useUpdateRequest } from './use-update-request.ts';

export function RequestEditForm({ request, onDone }: { request: CustomerRequest; onDone: () => void }) {
  const form = useRecordForm(`request:${request.id}`, savedPart(request));
  const [errors, setErrors] = useState<FieldErrors>({});
  const update = useUpdateRequest(request);
  const { values, edit } = form;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = validate(requestUpdateSchema, values);
    setErrors(found ?? {});
    if (found) return focusFirstError(element);
    update.mutate(
      { ...values, version: form.version },
      {
        onSuccess: () => {
          form.finish();
          onDone();
        },
        onError: (error) => {
          const present = conflictingRecord(requestSchema, error);
          if (present) form.rebase(savedPart(present));
          setErrors(serverErrors(error));
          focusFirstError(element);
        },
      },
    );
  };

  return (
    <EditForm
      noun="request"
      form={form}
      words={words}
      isSaving={update.isPending}
      onSubmit={submit}
      onDone={onDone}
    >
      <RequestSource source={request.source} />
      <SelectField
        label="Status"
        value={values.status}
        onChange={(event) => edit('status', event.target.value)}
      >
        {requestStatuses.map((status) => (
          <option key={status} value={status}>
            {requestStatusLabels[status]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Priority"
        value={values.priority}
        onChange={(event) => edit('priority', event.target.value)}
      >
        {requestPriorities.map((priority) => (
          <option key={priority} value={priority}>
            {requestPriorityLabels[priority]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Internal notes"
        rows={4}
        maxLength={5000}
        value={values.notes}
        error={errors.notes}
        onChange={(event) => edit('notes', event.target.value)}
      />
      <PersonLink email={request.email} phone={request.phone} />
      <HistoryTimeline path={adminApi.requestHistory(request.id)} />
    </EditForm>
  );
}

interface RequestValues {
  status: RequestStatus;
  priority: RequestPriority;
  notes: string;
}

const savedPart = ({ status, priority, notes, version }: CustomerRequest) => ({
  values: { status, priority, notes },
  version,
});

const words: FieldWords<RequestValues> = {
  status: ({ status }) => ['Status', requestStatusLabels[status]],
  priority: ({ priority }) => ['Priority', requestPriorityLabels[priority]],
  notes: ({ notes }) => ['Internal notes', notes || '(empty)'],
};
