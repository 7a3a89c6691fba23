import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { askBeforeCompleting } from '#kit/panel/editing/ask-if-refused.ts';
import { recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type CustomerRequest, type RequestUpdate, requestSchema } from '#sales/requests/requests.ts';

export const requestUpdate = (request: CustomerRequest) =>
  recordUpdate({
    noun: 'requests',
    record: request,
    schema: requestSchema,
    call: (body: RequestUpdate) =>
      askBeforeCompleting((guard) =>
        fetchAdmin(requestSchema, adminApi.request(request.id), {
          method: 'PATCH',
          body: { ...body, ...guard },
        }),
      ),
    done: { title: 'Request updated successfully' },
    failed: 'Failed to update request',
  });
