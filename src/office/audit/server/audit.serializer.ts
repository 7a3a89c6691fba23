import type { EventRow } from '#kit/db/tables/events.ts';
import type { AuditAction, AuditEntry, AuditSubject } from '#kit/events/audit.ts';

/** A row of the audit log. */
export type AuditRow = EventRow & { type: AuditAction; subject: AuditSubject };

export const toAuditEntry = ({
  id,
  createdAt,
  userId,
  userName,
  type,
  subject,
  subjectId,
  content,
}: AuditRow) => ({
  ...{ id, createdAt, userId, userName, action: type, subject, subjectId },
  ...(JSON.parse(content) as Pick<AuditEntry, 'before' | 'after'>),
});
