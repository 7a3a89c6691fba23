import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { created, ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedKeySchema } from '#kit/wire/responses.ts';
import {
  addedPersonSchema,
  newPersonSchema,
  peopleSettingsSchema,
  personRecordSchema,
  personUpdateSchema,
} from '#office/team/people.ts';
import { endedSchema } from '#people/account/account.ts';
import { getPerson, listPeople } from '#people/account/server/people.queries.ts';
import { requiresSecondFactor } from '#people/sign-in/server/auth.queries.ts';
import { readablePassword } from '#people/sign-in/server/readable-secret.ts';
import { toPerson } from './people.serializer.ts';
import { addPerson, removePerson, updatePerson } from './people.service.ts';
import { requireSecondFactorOfAll } from './people-settings.ts';
import { endPersonSessions, resetPassword, resetSecondFactor } from './reset-sign-in.ts';

const input = { name: 'Robin', username: 'robin', email: 'robin@example.com', role: 'crew', crewId: 1 };
const person = {
  id: 'c3d4',
  ...input,
  hasSecondFactor: false,
  language: 'es',
  hasIssuedPassword: true,
  lastSignInAt: null,
  createdAt: '2026-05-18T16:04:22.118Z',
  version: 1,
};
const password = 'maple-river-onset-4471';

export const peopleRoutes = (deps: Deps): ApiSection => ({
  tag: 'People',
  description: 'Who can sign in to the panel, and what they may do: owner (`admin`), office, or crew.',
  bodies: { NewPerson: newPersonSchema, PersonUpdate: personUpdateSchema },
  responses: { PersonRecord: personRecordSchema },
  endpoints: {
    listPeople: adminEndpoint('get', adminApi.people, {
      summary: 'Everyone who can sign in',
      responses: ok('In the order they were added', z.array(personRecordSchema), [person]),
      handle: async () => readRows({ log: deps.log, table: 'users' }, await listPeople(deps.db), toPerson),
    }),
    addPerson: adminEndpoint('post', adminApi.people, {
      summary: 'Add a person',
      description:
        'Crew members need a `crewId`. Where a mail server is set up, the person gets a link to choose a password, valid for 7 days.',
      body: { schema: newPersonSchema, example: input },
      responses: created('Includes a password that only this response shows', addedPersonSchema, {
        ...person,
        password,
      }),
      async handle({ body, caller }) {
        const password = readablePassword();
        const added = await addPerson(deps, caller, body, password);
        deps.wakeOutbox();
        return { ...toPerson(added), password };
      },
    }),
    getPeopleSettings: adminEndpoint('get', adminApi.peopleSettings, {
      summary: 'Whether everyone needs two-step sign-in',
      responses: ok('The setting', peopleSettingsSchema, { requiresSecondFactor: false }),
      handle: async () => ({ requiresSecondFactor: await requiresSecondFactor(deps.db) }),
    }),
    updatePeopleSettings: adminEndpoint('put', adminApi.peopleSettings, {
      summary: 'Require two-step sign-in of everyone',
      description: 'Until they turn it on, people can do nothing else (403 `second-factor-required`).',
      body: { schema: peopleSettingsSchema, example: { requiresSecondFactor: true } },
      responses: ok('The setting', peopleSettingsSchema),
      async handle({ body, caller }) {
        await requireSecondFactorOfAll(deps, caller, body.requiresSecondFactor);
        return body;
      },
    }),
    updatePerson: adminEndpoint('patch', adminApi.person(':id'), {
      summary: 'Change a person',
      description: 'Fields you leave out stay unchanged. The last owner stays an owner.',
      hasTextId: true,
      body: { schema: personUpdateSchema, example: { role: 'office', version: 1 } },
      responses: ok('The changed person', personRecordSchema),
      errors: ['version-conflict', 'last-owner'],
      handle: async ({ textId: id, body, caller }) => toPerson(await updatePerson(deps, caller, id, body)),
    }),
    removePerson: adminEndpoint('delete', adminApi.person(':id'), {
      summary: 'Remove a person',
      description: 'You can’t remove yourself (403).',
      responses: ok('Removed, with all sessions', deletedKeySchema),
      errors: ['last-owner'],
      hasTextId: true,
      async handle({ textId: id, caller }) {
        await removePerson(deps, caller, id);
        return { id };
      },
    }),
    resetPersonPassword: adminEndpoint('post', adminApi.personPassword(':id'), {
      summary: 'Give a person a new password',
      description: 'Ends their sessions. Two-step sign-in stays. Not for your own account (403).',
      responses: created('Includes a password that only this response shows', addedPersonSchema, {
        ...person,
        password,
      }),
      errors: ['wrong-state'],
      hasTextId: true,
      async handle({ textId: id, caller }) {
        const password = readablePassword();
        await resetPassword(deps, caller, id, password, { isTotpDisabled: false });
        return { ...toPerson(await getPerson(deps.db, id)), password };
      },
    }),
    endPersonSessions: adminEndpoint('delete', adminApi.personSessions(':id'), {
      summary: 'Sign a person out everywhere',
      description: 'Their password stays. Not for your own account (403).',
      responses: ok('The number of sessions that ended', endedSchema, { ended: 2 }),
      hasTextId: true,
      handle: async ({ textId, caller }) => ({ ended: await endPersonSessions(deps, caller, textId) }),
    }),
    resetPersonSecondFactor: adminEndpoint('delete', adminApi.personSecondFactor(':id'), {
      summary: 'Turn off a person’s two-step sign-in',
      description: 'For somebody who lost phone and backup codes. Not for your own account (403).',
      responses: ok('The person', personRecordSchema, person),
      hasTextId: true,
      async handle({ textId: id, caller }) {
        await resetSecondFactor(deps, caller, id);
        return toPerson(await getPerson(deps.db, id));
      },
    }),
  },
});
