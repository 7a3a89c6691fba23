import type { Generated, Selectable } from 'kysely';

/** One row for each legal page. */
export interface LegalPagesTable {
  id: Generated<number>;
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  slug: string;
  /** JSON: by language, the owner's texts. */
  page: Generated<string>;
}

export type LegalPageRow = Selectable<LegalPagesTable>;
