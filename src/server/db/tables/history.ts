import type { Generated, Selectable } from 'kysely';

/** What changed in a record, when, and by whom: kept after the user is gone, and purged with the record. */
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
