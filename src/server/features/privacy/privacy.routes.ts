import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { type ApiSection, adminEndpoint } from '#server/http/endpoint.ts';
import { respondWithFile } from '#server/http/file-response.ts';
import { ok, okFile } from '#server/http/responses.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { adminApi } from '#shared/paths.ts';
import { erasureSchema, personKeyOf, personSchema, personSummarySchema } from '#shared/privacy.ts';
import { exportPerson } from './export-person.ts';
import { erasePerson, listErasures, summarizePerson } from './privacy.service.ts';

const body = { schema: personSchema, example: { contact: 'ana@example.com' } };

/** The schema lets only contacts pass that have a key. */
const keyOf = ({ contact }: z.infer<typeof personSchema>) => personKeyOf(contact)!;

export const privacyRoutes = (deps: Deps): ApiSection => ({
  tag: 'Privacy',
  description:
    'What is stored about one person, found by an email address or a phone number. It stands in the body, since addresses of calls end up in logs.',
  bodies: { Person: personSchema },
  responses: { PersonSummary: personSummarySchema, Erasure: erasureSchema },
  endpoints: {
    findPerson: adminEndpoint('post', adminApi.findPerson, {
      summary: 'How much is stored about a person',
      body,
      responses: ok('Counts and leads', personSummarySchema),
      handle: (call) => summarizePerson(deps, keyOf(call.body)),
    }),
    exportPerson: adminEndpoint('post', adminApi.exportPerson, {
      summary: 'All that is stored about a person, as a file',
      body,
      responses: okFile('application/json'),
      errors: ['not-found'],
      async handle(call) {
        const today = calendarDate(deps.clock(), business.timeZone);
        return respondWithFile(call.c, `person-${today}.json`, await exportPerson(deps, keyOf(call.body)));
      },
    }),
    erasePerson: adminEndpoint('post', adminApi.erasePerson, {
      summary: 'Erase a person’s data for good',
      description: 'Requests, quotes, photos, emails and subscription. There is no way back.',
      body,
      responses: ok('A note of how much it was, which names nobody', erasureSchema),
      errors: ['not-found'],
      handle: (call) => erasePerson(deps, keyOf(call.body), call.actor.user),
    }),
    listErasures: adminEndpoint('get', adminApi.erasures, {
      summary: 'When data was erased, by whom and how much',
      description: 'Nothing in it says whose.',
      responses: ok('The newest first', z.array(erasureSchema)),
      handle: () => listErasures(deps.db),
    }),
  },
});
