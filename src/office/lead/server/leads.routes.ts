import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { leadApi, leadEmailSchema, leadQuerySchema, leadSchema } from '#office/lead/leads.ts';
import { requestSchema } from '#sales/requests/requests.ts';
import { emailLead } from './email-lead.ts';
import { presentLead } from './present-lead.ts';

export const leadRoutes = (deps: Deps): ApiSection => ({
  tag: 'Lead records',
  description: 'A request with all that became of it.',
  bodies: { LeadEmail: leadEmailSchema },
  responses: { Lead: leadSchema },
  endpoints: {
    getLead: adminEndpoint('get', leadApi.lead, {
      summary: 'Request, quote, visits, invoice, messages and history of a lead',
      description:
        '`request` or `quote` names it. `status` says how far it is, and `next` what to do for it now; null where nothing is.',
      query: leadQuerySchema,
      responses: ok('The lead', leadSchema),
      errors: ['not-found'],
      handle: ({ query }) => presentLead(deps, query),
    }),
    emailLead: adminEndpoint('post', leadApi.email(':id'), {
      summary: 'Answer a request by email',
      description: 'In your words, to the address that the request has. It stops the answer clock.',
      body: {
        schema: leadEmailSchema,
        example: { subject: 'Your carpet', text: 'Hi Ana, we can come on Tuesday at 8.' },
      },
      responses: ok('The request', requestSchema),
      isIdempotent: true,
      handle: ({ id, body, caller, idempotency }) =>
        emailLead(deps, { id, input: body, by: caller.user }, idempotency),
    }),
  },
});
