import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { systemReportSchema } from '#office/system/system.ts';
import { reportSystem } from './system.service.ts';

const report = {
  version: '1.0.0',
  node: '24.0.0',
  startedAt: '2026-05-18T16:04:22.118Z',
  checks: [{ name: 'Backups', state: 'fine', text: 'The last one is from tonight.' }],
  slowQueries: [],
  troubles: [],
};

export const systemRoutes = (deps: Deps): ApiSection => ({
  tag: 'System',
  description: 'Health of the product.',
  responses: { SystemReport: systemReportSchema },
  endpoints: {
    getSystemReport: adminEndpoint('get', adminApi.system, {
      summary: 'Checks, slow queries, and problems',
      description: 'Since the responding process started. Only owners see the check of backups.',
      responses: ok('The report', systemReportSchema, report),
      handle: ({ caller }) => reportSystem(deps, caller.user),
    }),
  },
});
