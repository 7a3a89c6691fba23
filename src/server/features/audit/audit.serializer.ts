import type { AuditEntryRow } from '#server/db/tables/audit.ts';
import type { AuditEntry, AuditValues } from '#shared/audit.ts';

export const toAuditEntry = ({ beforeValues, afterValues, ...row }: AuditEntryRow): AuditEntry => ({
  ...row,
  before: valuesOf(beforeValues),
  after: valuesOf(afterValues),
});

const valuesOf = (json: string | null) => (json === null ? null : (JSON.parse(json) as AuditValues));
