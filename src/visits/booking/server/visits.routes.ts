import * as z from 'zod/mini';
import { mayDo, staff } from '#kit/access/roles.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { created, ok } from '#kit/http/responses.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { crewVisitSchema } from '#visits/crews/crew-visits.ts';
import { inCrewLanguage, inItsLanguage } from '#visits/visits/server/crew-language.ts';
import { getCrewVisit, listCrewVisits, weekFrom } from '#visits/visits/server/crew-visits.ts';
import { presentVisit, presentVisits } from '#visits/visits/server/present-visits.ts';
import { listVisits } from '#visits/visits/server/visits.queries.ts';
import { newVisitSchema, visitFilterSchema, visitSchema, visitUpdateSchema } from '#visits/visits/visits.ts';
import { changeVisit } from './change-visit.ts';
import { createVisit } from './staff-visits.ts';
import { visitExample } from './visits.example.ts';

export const visitRoutes = (deps: Deps): ApiSection => ({
  tag: 'Visits',
  description: 'Appointments of crews at properties.',
  bodies: { NewVisit: newVisitSchema, VisitUpdate: visitUpdateSchema },
  responses: { Visit: visitSchema },
  endpoints: {
    listVisits: adminEndpoint('get', visitApi.visits, {
      summary: 'Visits by day',
      description:
        'Every status, at most 62 days, both ends included, by default the week from today; of one crew with `crewId`. A crew member gets the own visits of yesterday, today and the next seven days, without prices and email addresses, whatever the query says.',
      query: visitFilterSchema,
      responses: ok('By day, then by arrival window', z.array(z.union([visitSchema, crewVisitSchema])), [
        visitExample,
      ]),
      async handle({ c, query, caller }) {
        const now = deps.clock();
        if (!mayDo(caller.user.role, staff)) {
          return inCrewLanguage(deps.db, c, await listCrewVisits(deps, caller.user, { ...query, now }));
        }
        const { from, to } = weekFrom(query, now);
        return presentVisits(deps.db, await listVisits(deps.db, { ...query, from, to }), now);
      },
    }),
    createVisit: adminEndpoint('post', visitApi.visits, {
      summary: 'Book a visit',
      description:
        'The quote becomes scheduled. Fails with `crew-full` if the crew has no time, is inactive or does not serve the ZIP code, or if the day is closed; with `force: true` the visit is booked anyway and has `forced: true`.',
      isIdempotent: true,
      body: {
        schema: newVisitSchema,
        example: { quoteId: 207, crewId: 1, date: '2026-06-02', from: '08:00', to: '10:00' },
      },
      responses: created('The visit', visitSchema, visitExample),
      errors: ['crew-full', 'wrong-state'],
      async handle({ body, caller, idempotency }) {
        const visit = await createVisit(deps, body, caller.user, idempotency);
        deps.wakeOutbox();
        return visit;
      },
    }),
    getVisit: adminEndpoint('get', visitApi.visit(':id'), {
      summary: 'One visit',
      description: 'A crew member gets only visits of the list.',
      responses: ok('The visit', z.union([visitSchema, crewVisitSchema]), visitExample),
      handle: async ({ c, id, caller: { user } }) =>
        mayDo(user.role, staff)
          ? presentVisit(deps.db, id, deps.clock())
          : inItsLanguage(deps.db, c, await getCrewVisit(deps, user, id, deps.clock())),
    }),
    changeVisit: adminEndpoint('patch', visitApi.visit(':id'), {
      summary: 'Move a visit, or change its status',
      description:
        'Fields you leave out stay unchanged. A moved visit keeps its old window until it has the new one. The quote’s status and day follow. With `refuseFutureVisit: true`, completing a visit before its day fails with `visit-ahead`.',
      body: { schema: visitUpdateSchema, example: { date: '2026-06-03', version: 1 } },
      responses: ok('The changed visit', visitSchema),
      errors: ['version-conflict', 'crew-full', 'visit-ahead', 'wrong-state'],
      async handle({ id, body, caller }) {
        const visit = await changeVisit(deps, id, body, caller.user);
        deps.wakeOutbox();
        return visit;
      },
    }),
  },
});
