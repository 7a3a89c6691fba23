import { auditEntrySchema, auditFilterSchema, auditQuerySchema } from '#kit/events/audit.ts';
import { readPages, respondWithCsv } from '#kit/http/csv-response.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { okFile, okPage } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { recordExport } from '#people/audit/server/record-export.ts';
import { auditColumns } from './audit.csv.ts';
import { listAudit, listAuditAfter } from './audit.queries.ts';
import { type AuditRow, toAuditEntry } from './audit.serializer.ts';

const entry = {
  id: 9120,
  createdAt: '2026-05-18T16:04:22.118Z',
  userId: 'b1c2',
  userName: 'Kim',
  action: 'service-changed',
  subject: 'service',
  subjectId: '7',
  before: { originalPrice: '149.00' },
  after: { originalPrice: '159.00' },
};

export const auditRoutes = (deps: Deps): ApiSection => ({
  tag: 'Audit log',
  description: 'Who did what, and when. No call changes or deletes an entry.',
  responses: { AuditEntry: auditEntrySchema },
  endpoints: {
    listAudit: adminEndpoint('get', adminApi.audit, {
      summary: 'The audit log, newest first',
      description:
        'At most 100 entries without `limit`. `person` is the id of a person; both dates are included.',
      query: auditQuerySchema,
      responses: okPage(auditEntrySchema, entry),
      handle: async ({ c, query }) =>
        respondWithList(c, await listAudit(deps.db, query), toAuditEntry, {
          log: deps.log,
          table: 'events',
        }),
    }),
    exportAudit: adminEndpoint('get', adminApi.auditCsv, {
      summary: 'The audit log as CSV',
      description: 'All matching entries, including one for this export.',
      query: auditFilterSchema,
      responses: okFile('text/csv'),
      async handle({ c, query, caller }) {
        await recordExport(deps, caller, 'audit.csv', query);
        const pages = readPages<AuditRow>((after) => listAuditAfter(deps.db, query, after));
        return respondWithCsv(c, `audit-${calendarDate(deps.clock())}`, auditColumns, pages);
      },
    }),
  },
});
