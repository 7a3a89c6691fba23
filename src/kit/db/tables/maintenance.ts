import type { Generated, Selectable } from 'kysely';

/** Files that no row names any more and that are still to be deleted from the store. */
export interface FileRemovalsTable {
  name: string;
  createdAt: string;
}

/** One erasure of a person's data and its counts, without the person. */
export interface ErasuresTable {
  id: Generated<number>;
  requests: number;
  quotes: number;
  photos: number;
  emails: number;
  subscriptions: number;
  customers: Generated<number>;
  /** Null for the command line. */
  userId: string | null;
  userName: string;
  createdAt: string;
}

/** The instance that inserts the row of a night makes its backup. */
export interface NightlyBackupsTable {
  /** The calendar date on which it began, where the business is. */
  night: string;
  startedAt: string;
  /** Null while it is being made, and where it failed. */
  finishedAt: string | null;
  folder: string | null;
  error: string | null;
}

export type ErasureRow = Selectable<ErasuresTable>;
export type NightlyBackupRow = Selectable<NightlyBackupsTable>;
