import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { created, ok } from '#kit/http/responses.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { crewSchema, crewUpdateSchema, newCrewSchema } from '#visits/crews/crews.ts';
import { createCrew, presentCrews, updateCrew } from './crews.service.ts';

const crew = {
  id: 2,
  name: 'Crew 2',
  color: '#8a4b08',
  hours: [{ day: 1, opens: '09:00', closes: '17:00' }],
  places: null,
  isActive: true,
  busyCalendar: { readAt: '2026-06-02T16:00:00.000Z', error: null },
  visitsAhead: 4,
  version: 3,
};

export const crewRoutes = (deps: Deps): ApiSection => ({
  tag: 'Crews',
  description:
    'Teams with their working hours and the places they serve. `hours: null` means the opening hours, `places: null` all places. `busyCalendarUrl` is the secret iCalendar address of a calendar in whose busy times the crew takes no visits; it is read every ten minutes and never shown again.',
  bodies: { NewCrew: newCrewSchema, CrewUpdate: crewUpdateSchema },
  responses: { Crew: crewSchema },
  endpoints: {
    listCrews: adminEndpoint('get', visitApi.crews, {
      summary: 'All crews, including inactive ones',
      responses: ok('In the order in which they were added', z.array(crewSchema), [crew]),
      handle: () => presentCrews(deps),
    }),
    createCrew: adminEndpoint('post', visitApi.crews, {
      summary: 'Add a crew',
      description: 'Names are unique. Places are names from the settings.',
      isIdempotent: true,
      body: { schema: newCrewSchema, example: { name: 'Crew 3', color: '#33508f' } },
      responses: created('The new crew', crewSchema, crew),
      handle: ({ body, caller, idempotency }) => createCrew(deps, caller, body, idempotency),
    }),
    updateCrew: adminEndpoint('patch', visitApi.crew(':id'), {
      summary: 'Change a crew',
      description:
        'Fields you leave out stay unchanged. A crew that is no longer active keeps its visits and is offered to nobody.',
      body: { schema: crewUpdateSchema, example: { isActive: false, version: 3 } },
      responses: ok('The updated crew', crewSchema),
      errors: ['version-conflict'],
      handle: ({ id, body, caller }) => updateCrew(deps, caller, id, body),
    }),
  },
});
