import type { CsvColumns } from '#server/http/csv-response.ts';
import { auditActionLabels, auditSubjectLabels } from '#shared/audit.ts';
import { auditLines } from '#shared/audit-text.ts';
import { sortableTime } from '#shared/dates.ts';
import { type AuditRow, toAuditEntry } from './audit.serializer.ts';

export const auditColumns: CsvColumns<AuditRow> = [
  ['Entry', (row) => row.id],
  ['Time', (row) => sortableTime(row.createdAt)],
  ['Person', (row) => row.userName],
  ['Person id', (row) => row.userId],
  ['Action', (row) => auditActionLabels[row.type]],
  ['Record', (row) => [auditSubjectLabels[row.subject], row.subjectId].filter(Boolean).join(' ')],
  ['Before', (row) => linesOf(row, 'before')],
  ['After', (row) => linesOf(row, 'after')],
];

const linesOf = (row: AuditRow, side: 'before' | 'after') =>
  auditLines(toAuditEntry(row))
    .flatMap((line) => (line[side] === undefined ? [] : `${line.label}: ${line[side]}`))
    .join('\n');
