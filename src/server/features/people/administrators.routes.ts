import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { readablePassword } from '#server/features/auth/readable-secret.ts';
import { type ApiSection, adminEndpoint } from '#server/http/endpoint.ts';
import { readRows } from '#server/http/read-rows.ts';
import { created, ok } from '#server/http/responses.ts';
import { addedAdministratorSchema, administratorSchema, newAdministratorSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { deletedKeySchema } from '#shared/responses.ts';
import { ownerOnly } from '#shared/roles.ts';
import { listPeople } from './people.queries.ts';
import { toAdministrator } from './people.serializer.ts';
import { addPerson, removePerson } from './people.service.ts';

const input = { name: 'Robin', username: 'robin', email: 'robin@example.com' };
const administrator = {
  id: 'c3d4',
  ...input,
  hasSecondFactor: false,
  createdAt: '2026-05-18T16:04:22.118Z',
};

export const administratorRoutes = (deps: Deps): ApiSection => ({
  tag: 'Administrators',
  description: 'Earlier calls of People, for owners only.',
  bodies: { NewAdministrator: newAdministratorSchema },
  responses: { Administrator: administratorSchema },
  endpoints: {
    listAdministrators: adminEndpoint('get', adminApi.administrators, {
      summary: 'All administrators',
      responses: ok('In the order they were added', z.array(administratorSchema), [administrator]),
      handle: async () =>
        readRows({ log: deps.log, table: 'users' }, await listPeople(deps.db, ownerOnly), toAdministrator),
    }),
    addAdministrator: adminEndpoint('post', adminApi.administrators, {
      summary: 'Add an administrator',
      body: { schema: newAdministratorSchema, example: input },
      responses: created('Includes a password that only this response shows', addedAdministratorSchema, {
        ...administrator,
        password: 'maple-river-onset-4471',
      }),
      async handle({ body, caller }) {
        const password = readablePassword();
        const added = await addPerson(deps, caller, { ...body, role: 'admin' }, password);
        deps.wakeOutbox();
        return { ...toAdministrator(added), password };
      },
    }),
    removeAdministrator: adminEndpoint('delete', adminApi.administrator(':id'), {
      summary: 'Remove an administrator',
      description: 'You can’t remove yourself (403).',
      responses: ok('Removed, with all sessions', deletedKeySchema),
      hasTextId: true,
      async handle({ textId: id, caller }) {
        await removePerson(deps, caller, id);
        return { id };
      },
    }),
  },
});
