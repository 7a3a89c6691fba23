/** Data that this process uses, until `release` or its end. */
export interface Mark {
  release: () => Promise<void>;
}

/** Data that this process has to itself. */
export interface Claim extends Mark {
  /** Throws if the claim was lost: on Postgres the lock ends with its connection. */
  check: () => Promise<void>;
}
