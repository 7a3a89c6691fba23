import type { Generated, Selectable } from 'kysely';
import type { Translated } from '#kit/language/language.ts';
import type { Flag } from './columns.ts';

/** The texts of records in languages other than English. What they lack, such as a price, is the record’s. */
export interface TranslationsTable {
  /** The table of the record, and the source of the pages that show it. */
  kind: TranslatedTable;
  recordId: number;
  language: Translated;
  title: string;
  /** Null where the record has no page of its own. */
  slug: string | null;
  summary: Generated<string>;
  /** Readers see it while the record itself is published too. */
  isPublished: Generated<Flag>;
  publishedAt: string | null;
  searchText: Generated<string>;
  readingMinutes: Generated<number>;
  contentHash: string | null;
  content: Generated<string>;
  /** JSON: the steps of a service, in the order of the English ones. */
  checklist: Generated<string>;
}

export type TranslatedTable = 'posts' | 'services';
export type TranslationRow = Selectable<TranslationsTable>;
