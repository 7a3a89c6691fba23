import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { ok, okPage } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { quarantinedRequestSchema, requestSchema } from '#sales/requests/requests.ts';
import { requestExample } from '#sales/requests/server/requests.example.ts';
import { toQuarantined } from '#sales/requests/server/requests.serializer.ts';
import { listQuarantined } from './quarantine.queries.ts';
import { deleteQuarantined, releaseQuarantined, restoreQuarantined } from './quarantine.service.ts';

export const quarantineRoutes = (deps: Deps): ApiSection => ({
  tag: 'Suspected spam',
  description: 'Quarantined leads, with the reasons. No email was sent about them.',
  responses: { QuarantinedRequest: quarantinedRequestSchema },
  endpoints: {
    listQuarantine: adminEndpoint('get', adminApi.quarantine, {
      summary: 'Suspected spam, newest first',
      query: pagingSchema,
      responses: okPage(
        quarantinedRequestSchema,
        { ...requestExample, reasons: ['hidden-field'] },
        { description: 'One page of them' },
      ),
      handle: async ({ c, query }) =>
        respondWithList(c, await listQuarantined(deps.db, query), toQuarantined, {
          log: deps.log,
          table: 'requests',
        }),
    }),
    releaseFromQuarantine: adminEndpoint('post', adminApi.releaseQuarantined(':id'), {
      summary: 'Release a request as a new lead',
      description: 'Sends the emails about a new lead.',
      responses: ok('The request', requestSchema, requestExample),
      handle: ({ id, caller }) => releaseQuarantined(deps, id, caller.user),
    }),
    deleteFromQuarantine: adminEndpoint('delete', adminApi.quarantined(':id'), {
      summary: 'Delete a suspected request',
      isIdempotent: true,
      responses: ok('Deleted', deletedSchema, { id: 412 }),
      handle: ({ id, caller, idempotency }) => deleteQuarantined(deps, id, caller.user, idempotency),
    }),
    restoreToQuarantine: adminEndpoint('post', adminApi.restoreQuarantined(':id'), {
      summary: 'Restore a deleted suspected request',
      description: 'It is back in quarantine.',
      responses: ok('Restored', deletedSchema, { id: 412 }),
      async handle({ id }) {
        await restoreQuarantined(deps, id);
        return { id };
      },
    }),
  },
});
