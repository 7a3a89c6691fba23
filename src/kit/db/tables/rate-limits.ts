/** Fixed windows that all instances share; on SQLite they are in the memory of the only one. */
export interface RateLimitsTable {
  /** The rule and a digest of who is limited. */
  key: string;
  hits: number;
  endsAt: string;
}
