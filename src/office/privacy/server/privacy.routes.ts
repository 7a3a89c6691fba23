import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithFile } from '#kit/http/file-response.ts';
import { ok, okFile } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import {
  erasureSchema,
  personSchema,
  personSummarySchema,
  personWithPickedSchema,
  privacyApi,
} from '#office/privacy/privacy.ts';
import { recordPersonExport } from '#people/audit/server/record-export.ts';
import { toPersonKey } from '#people/personal-data/person-key.ts';
import { exportPerson } from './export-person.ts';
import { erasePerson, listErasures, summarizePerson } from './privacy.service.ts';

const body = { schema: personSchema, example: { contact: 'ana@example.com' } };
const bodyWithPicked = { schema: personWithPickedSchema, example: body.example };

/** The schema lets only contacts pass that have a key. */
const getKey = ({ contact }: z.infer<typeof personSchema>) => toPersonKey(contact)!;

export const privacyRoutes = (deps: Deps): ApiSection => ({
  tag: 'Privacy',
  description:
    'Data about one person, found by email or phone number. The contact goes in the body, because URLs end up in logs.',
  bodies: { Person: personSchema, PersonWithPicked: personWithPickedSchema },
  responses: { PersonSummary: personSummarySchema, Erasure: erasureSchema },
  endpoints: {
    findPerson: adminEndpoint('post', privacyApi.find, {
      summary: 'How much is stored about a person',
      body,
      responses: ok('Counts and leads', personSummarySchema),
      handle: (call) => summarizePerson(deps, getKey(call.body)),
    }),
    exportPerson: adminEndpoint('post', privacyApi.export, {
      summary: 'Export a person’s data as a file',
      description: 'What is joined by phone number and name only is listed without its texts, unless picked.',
      body: bodyWithPicked,
      responses: okFile('application/json'),
      errors: ['not-found'],
      async handle(call) {
        const today = calendarDate(deps.clock());
        const file = await exportPerson(deps, getKey(call.body), call.body.also);
        // Without the person's name: the log outlives an erasure.
        await recordPersonExport(deps, call.caller);
        return respondWithFile(call.c, `person-${today}.json`, file);
      },
    }),
    erasePerson: adminEndpoint('post', privacyApi.erase, {
      summary: 'Erase a person’s data permanently',
      description:
        'Customers with their properties, notes and visits, requests, quotes and their pages, photos, emails, and the subscription. What is joined by phone number and name only stays, unless picked. This can’t be undone.',
      body: bodyWithPicked,
      responses: ok('What was erased, without the person’s name', erasureSchema),
      errors: ['not-found'],
      async handle({ body: contact, caller }) {
        const erasure = await erasePerson(deps, { key: getKey(contact), picked: contact.also }, caller.user);
        deps.pages.invalidate('published_pairs');
        return erasure;
      },
    }),
    listErasures: adminEndpoint('get', privacyApi.erasures, {
      summary: 'When data was erased, by whom, and how much',
      description: 'Doesn’t say whose data it was.',
      responses: ok('Newest first', z.array(erasureSchema)),
      handle: () => listErasures(deps.db),
    }),
  },
});
