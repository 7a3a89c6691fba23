import { adminApi } from '#shared/paths.ts';
import { type CustomerRequest, type RequestUpdate, requestSchema } from '#shared/requests.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { askBeforeCompleting } from '../editing/ask-if-refused.ts';
import { recordUpdate } from '../editing/record-mutation.ts';

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
