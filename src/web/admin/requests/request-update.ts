import { adminApi } from '#shared/paths.ts';
import { type CustomerRequest, type RequestUpdate, requestSchema } from '#shared/requests.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { askBeforeCompleting } from '../editing/future-visit.ts';
import { type Change, recordMutation } from '../editing/record-mutation.ts';
import { cacheRecord, latestOf } from '../list/record-cache.ts';

/** For `useMutation`: changes of one request are sent one after the other. */
export const requestUpdate = (request: CustomerRequest) => ({
  scope: { id: `request-${request.id}` },
  mutationFn: ({ body, version = latestOf('requests', request).version }: Change<RequestUpdate>) =>
    askBeforeCompleting((guard) =>
      fetchAdmin(requestSchema, adminApi.request(request.id), {
        method: 'PATCH',
        body: { version, ...body, ...guard },
      }),
    ),
  ...recordMutation({
    schema: requestSchema,
    cache: (request) => cacheRecord('requests', request),
    done: { title: 'Request updated successfully' },
    failed: 'Failed to update request',
  }),
});
