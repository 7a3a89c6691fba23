import type { Generated, Selectable } from 'kysely';
import type { AuditSubject } from '#kit/events/audit.ts';
import type { EntryType } from '#kit/events/events.ts';
import type { Flag } from './columns.ts';

/** The histories of requests and quotes, and the audit log. Entries outlive the user who made them. */
export interface EventsTable {
  id: Generated<number>;
  type: EntryType;
  /**
   * 1 in the audit log: triggers refuse changes, and deletions before two years have passed. It refers to a customer's
   * records by id only, since it outlives an erasure. 0 in a history, which is purged with its record.
   */
  isAudit: Flag;
  subject: AuditSubject | 'request';
  /** The subject's number, mostly; a file's name for an export or a backup. */
  subjectId: string | null;
  /** JSON: `{ field: [before, after] }` in a history, `{ before, after }` in the audit log. */
  content: string;
  /** Null for the site itself, the server, its commands, and unknown people. */
  userId: string | null;
  userName: string;
  createdAt: string;
}

export type EventRow = Selectable<EventsTable>;
