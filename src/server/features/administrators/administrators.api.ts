import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { addedAdministratorSchema, administratorSchema, newAdministratorSchema } from '#shared/account.ts';
import { deletedKeySchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';

const input = { name: 'Robin', username: 'robin', email: 'robin@example.com' };
const administrator = {
  id: 'c3d4',
  ...input,
  hasSecondFactor: false,
  createdAt: '2026-05-18T16:04:22.118Z',
};

export const administratorsApi: ApiPart = {
  tag: 'Administrators',
  description: 'Who may sign in to the panel.',
  bodies: { NewAdministrator: newAdministratorSchema },
  answers: { Administrator: administratorSchema },
  operations: [
    {
      id: 'listAdministrators',
      method: 'get',
      path: adminApi.administrators,
      summary: 'All administrators',
      access: 'admin',
      answers: {
        200: {
          description: 'In the order in which they were added',
          schema: z.array(administratorSchema),
          example: [administrator],
        },
      },
    },
    {
      id: 'addAdministrator',
      method: 'post',
      path: adminApi.administrators,
      summary: 'Add an administrator',
      access: 'admin',
      body: { schema: newAdministratorSchema, example: input },
      answers: {
        201: {
          description: 'With a password that is shown only now',
          schema: addedAdministratorSchema,
          example: { ...administrator, password: 'maple-river-onset-4471' },
        },
      },
    },
    {
      id: 'removeAdministrator',
      method: 'delete',
      path: adminApi.administrator(':id'),
      summary: 'Remove an administrator',
      description: 'Not yourself (403).',
      access: 'admin',
      answers: { 200: { description: 'Gone, with all sessions', schema: deletedKeySchema } },
    },
  ],
};
