import { auditActionLabels, auditSubjectLabels } from '#kit/events/audit.ts';
import type { CsvColumns } from '#kit/http/csv-response.ts';
import { sortableTime } from '#kit/time/dates.ts';
import { auditLines } from '#office/audit/audit-text.ts';
import { type AuditRow, toAuditEntry } from './audit.serializer.ts';

export const auditColumns: CsvColumns<AuditRow> = [
  ['Entry', (row) => row.id],
  ['Time', (row) => sortableTime(row.createdAt)],
  ['Person', (row) => row.userName],
  ['Person id', (row) => row.userId],
  ['Action', (row) => auditActionLabels[row.type]],
  ['Record', (row) => [auditSubjectLabels[row.subject], row.subjectId].filter(Boolean).join(' ')],
  ['Before', (row) => getLines(row, 'before')],
  ['After', (row) => getLines(row, 'after')],
];

const getLines = (row: AuditRow, side: 'before' | 'after') =>
  auditLines(toAuditEntry(row))
    .flatMap((line) => (line[side] === undefined ? [] : `${line.label}: ${line[side]}`))
    .join('\n');
