import type { ApiPart } from '#server/http/operation.ts';
import { adminApi } from '#shared/paths.ts';
import { systemReportSchema } from '#shared/system.ts';

export const systemApi: ApiPart = {
  tag: 'System',
  description: 'How the product itself is.',
  answers: { SystemReport: systemReportSchema },
  operations: [
    {
      id: 'getSystemReport',
      method: 'get',
      path: adminApi.system,
      summary: 'Checks, slow queries and troubles',
      description: 'What was noticed since the start of the process that answers.',
      access: 'admin',
      answers: {
        200: {
          description: 'The report',
          schema: systemReportSchema,
          example: {
            version: '1.0.0',
            node: '24.0.0',
            startedAt: '2026-05-18T16:04:22.118Z',
            checks: [{ name: 'Backups', state: 'fine', text: 'The last one is from tonight.' }],
            slowQueries: [],
            troubles: [],
          },
        },
      },
    },
  ],
};
