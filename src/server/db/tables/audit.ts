import type { Generated, Selectable } from 'kysely';
import type { AuditAction, AuditSubject } from '#shared/audit.ts';

/** Who did what, and when. Triggers refuse changes, and deletions before two years have passed. */
export interface AuditEntriesTable {
  id: Generated<number>;
  createdAt: string;
  /** Null for the server itself, its commands, and unknown people. Outlives the user. */
  userId: string | null;
  userName: string;
  action: AuditAction;
  /** Refers to a customer's records by id only: the log outlives an erasure. */
  subject: AuditSubject;
  subjectId: string | null;
  /** JSON: the values of changed fields; null where there was nothing before, or after. */
  beforeValues: string | null;
  afterValues: string | null;
}

export type AuditEntryRow = Selectable<AuditEntriesTable>;
