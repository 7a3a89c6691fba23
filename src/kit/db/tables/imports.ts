import type { Generated, Selectable } from 'kysely';
import type { DateOrder, ImportKind, ImportSource, ImportStatus } from '#office/imports/imports.ts';
import type { Flag } from './columns.ts';

export interface ImportsTable {
  id: Generated<number>;
  kind: ImportKind;
  source: ImportSource;
  fileName: string;
  /** JSON: their names, in order. */
  columns: string;
  /** JSON: a field or null for each column. */
  mapping: string;
  /** How dates such as 3/4/2025 begin; empty until the rows were checked or run. */
  dateOrder: Generated<DateOrder | ''>;
  status: ImportStatus;
  total: Generated<number>;
  done: Generated<number>;
  /** The cursor: rows up to this one are stored. */
  lastRow: Generated<number>;
  created: Generated<number>;
  joined: Generated<number>;
  duplicates: Generated<number>;
  refused: Generated<number>;
  isMarketingAllowed: Generated<Flag>;
  userName: string;
  createdAt: string;
  doneAt: string | null;
}

/** The rows of a file, until they are stored. */
export interface ImportRowsTable {
  importId: number;
  row: number;
  /** JSON: texts. */
  cells: string;
}

/** A change of a customer who was known before. */
export interface ImportJoinsTable {
  id: Generated<number>;
  importId: number;
  customerId: number;
  /** JSON: the columns that it changed, and their values afterward. */
  before: string;
  after: string;
}

/** Cleaned before the business came here: in a customer's totals, and in no figure of revenue. */
export interface PastVisitsTable {
  id: Generated<number>;
  importId: number;
  customerId: number;
  date: string;
  amountCents: number | null;
  service: Generated<string>;
  createdAt: string;
}

export type ImportRow = Selectable<ImportsTable>;
export type PastVisitRow = Selectable<PastVisitsTable>;
