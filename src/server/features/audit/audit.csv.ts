import type { AuditEntryRow } from '#server/db/tables/audit.ts';
import type { CsvColumns } from '#server/http/csv-response.ts';
import { auditActionLabels, auditSubjectLabels } from '#shared/audit.ts';
import { business } from '#shared/content/business.ts';
import { sortableTime } from '#shared/dates.ts';

export const auditColumns: CsvColumns<AuditEntryRow> = [
  ['Entry', (row) => row.id],
  ['Time', (row) => sortableTime(row.createdAt, business.timeZone)],
  ['Person', (row) => row.userName],
  ['Person id', (row) => row.userId],
  ['Action', (row) => auditActionLabels[row.action]],
  ['Record', (row) => [auditSubjectLabels[row.subject], row.subjectId].filter(Boolean).join(' ')],
  ['Before', (row) => row.beforeValues],
  ['After', (row) => row.afterValues],
];
