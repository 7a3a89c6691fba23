import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { created, ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { addedKeySchema, apiKeySchema, keyApi, newKeySchema } from '#office/keys/keys.ts';
import { addKey, deleteKey, listKeys, toApiKey } from './keys.service.ts';

const key = {
  id: 1,
  name: 'CRM',
  role: 'office',
  crewId: null,
  lastUsedAt: '2026-05-18T16:04:22.118Z',
  createdAt: '2026-05-17T09:12:05.310Z',
};

export const keyRoutes = (deps: Deps): ApiSection => ({
  tag: 'Keys',
  description:
    'Keys of programs, sent as `Authorization: Bearer …`. A key may do what its role may, except what concerns a person’s own account, sessions and devices.',
  bodies: { NewKey: newKeySchema },
  responses: { ApiKey: apiKeySchema },
  endpoints: {
    listKeys: adminEndpoint('get', keyApi.keys, {
      summary: 'All keys',
      responses: ok('In the order they were added', z.array(apiKeySchema), [key]),
      handle: async () => readRows({ log: deps.log, table: 'api_keys' }, await listKeys(deps.db), toApiKey),
    }),
    addKey: adminEndpoint('post', keyApi.keys, {
      summary: 'Add a key',
      description: 'The role `crew` needs a `crewId`.',
      body: { schema: newKeySchema, example: { name: 'CRM', role: 'office' } },
      responses: created('Includes the key, which only this response shows', addedKeySchema, {
        ...key,
        lastUsedAt: null,
        key: 'key_4mJ8…',
      }),
      errors: ['wrong-state'],
      handle: ({ body, caller }) => addKey(deps, caller, body),
    }),
    deleteKey: adminEndpoint('delete', keyApi.key(':id'), {
      summary: 'Delete a key',
      description: 'Its next call gets 401.',
      responses: ok('Deleted', deletedSchema),
      async handle({ id, caller }) {
        await deleteKey(deps, caller, id);
        return { id };
      },
    }),
  },
});
