import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { created, ok } from '#kit/http/responses.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import {
  blockFilterSchema,
  blockSchema,
  blockUpdateSchema,
  newBlockSchema,
  savedBlockSchema,
} from '#visits/blocks/blocks.ts';
import { listBlocks } from '#visits/visits/server/blocks.queries.ts';
import { changeBlock, createBlock, deleteBlock } from './blocks.service.ts';

const block = {
  id: 3,
  crewId: 1,
  date: '2026-06-02',
  from: '13:00',
  to: '15:00',
  untilDate: null,
  reason: 'Dentist',
  repeats: null,
  version: 1,
};

export const blockRoutes = (deps: Deps): ApiSection => ({
  tag: 'Time off',
  description:
    'Blocks: time in which a crew takes no visits. `crewId: null` means all crews, `from` and `to` null all day. With `untilDate` a block takes these hours of each day until then, or of one weekday with `repeats: "weekly"`.',
  bodies: { NewBlock: newBlockSchema, BlockUpdate: blockUpdateSchema },
  responses: { Block: blockSchema, SavedBlock: savedBlockSchema },
  endpoints: {
    listBlocks: adminEndpoint('get', visitApi.blocks, {
      summary: 'Blocks of these days',
      description: 'Both ends included; without them, all.',
      query: blockFilterSchema,
      responses: ok('By their first day', z.array(blockSchema), [block]),
      handle: ({ query: { from = '0000-01-01', to = '9999-12-31' } }) => listBlocks(deps.db, { from, to }),
    }),
    createBlock: adminEndpoint('post', visitApi.blocks, {
      summary: 'Add a block',
      description:
        'Cancels nothing: `conflicts` are the booked visits ahead that it makes impossible, or whose window it covers.',
      isIdempotent: true,
      body: {
        schema: newBlockSchema,
        example: { crewId: 1, date: '2026-06-02', from: '13:00', to: '15:00', reason: 'Dentist' },
      },
      responses: created('The block', savedBlockSchema, { ...block, conflicts: [] }),
      handle: ({ body, idempotency }) => createBlock(deps, body, idempotency),
    }),
    changeBlock: adminEndpoint('patch', visitApi.block(':id'), {
      summary: 'Change a block',
      description: 'Fields you leave out stay unchanged.',
      body: { schema: blockUpdateSchema, example: { to: '16:00', version: 1 } },
      responses: ok('The changed block, with its conflicts', savedBlockSchema),
      errors: ['version-conflict'],
      handle: ({ id, body }) => changeBlock(deps, id, body),
    }),
    deleteBlock: adminEndpoint('delete', visitApi.block(':id'), {
      summary: 'Delete a block',
      isIdempotent: true,
      responses: ok('Deleted', deletedSchema, { id: 3 }),
      handle: ({ id, idempotency }) => deleteBlock(deps, id, idempotency),
    }),
  },
});
