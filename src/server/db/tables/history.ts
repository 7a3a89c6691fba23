import type { Generated, Selectable } from 'kysely';

/** Changes of a record. They outlive the user who made them and are purged with the record. */
export interface HistoryTable {
  id: Generated<number>;
  record: 'request' | 'quote';
  recordId: number;
  action: 'created' | 'changed' | 'deleted' | 'restored';
  /** JSON: `{ field: [before, after] }`. */
  changes: string;
  /** Null for the site itself: a lead that a visitor sent. */
  userId: string | null;
  userName: string;
  createdAt: string;
}

export type HistoryRow = Selectable<HistoryTable>;
