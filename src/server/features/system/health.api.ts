import type { ApiPart } from '#server/http/operation.ts';
import { statusSchema } from '#shared/answers.ts';
import { health } from '#shared/paths.ts';

const ok = { description: 'It is well', schema: statusSchema, example: { status: 'ok' } };

export const healthApi: ApiPart = {
  tag: 'Health',
  description: 'For whoever watches the process.',
  operations: [
    {
      id: 'isAlive',
      method: 'get',
      path: health.live,
      summary: 'Whether the process runs',
      access: 'public',
      answers: { 200: ok },
    },
    {
      id: 'isReady',
      method: 'get',
      path: health.ready,
      summary: 'Whether it can serve',
      description: 'Asks the database.',
      access: 'public',
      answers: {
        200: ok,
        503: {
          description: 'The database does not answer',
          schema: statusSchema,
          example: { status: 'unavailable' },
        },
      },
    },
  ],
};
