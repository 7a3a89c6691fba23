import type { Generated, Selectable } from 'kysely';

/** A key with which a program calls the API. */
export interface ApiKeysTable {
  id: Generated<number>;
  name: string;
  /** `office` or `crew`. */
  role: string;
  /** For the role `crew` only. */
  crewId: number | null;
  /** The only trace of the key. */
  hash: string;
  /** To the minute. */
  lastUsedAt: string | null;
  createdAt: string;
}

export type ApiKeyRow = Selectable<ApiKeysTable>;
