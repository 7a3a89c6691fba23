import type { Generated } from 'kysely';

/** 0 or 1: SQLite has no boolean. */
export type Flag = 0 | 1;

/** A number that may have a fraction. */
export type Decimal = number;

/** A record that an administrator edits: `version` grows with each change, `deletedAt` puts it in the trash. */
export interface Editable {
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}
