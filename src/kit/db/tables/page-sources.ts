import type { Generated } from 'kysely';

/** Triggers count each change of what pages are made of, so that every instance notices it. */
export interface PageSourcesTable {
  /** The name of the table; see `Source` of the page cache. */
  source: string;
  version: Generated<number>;
}
