/**
 * How long Postgres may take before the call is answered with 503. Each but `idleMilliseconds` is longer than the one
 * before: the first to fire explains most.
 */
export const timeLimits = {
  /** For a connection, new or from the pool. */
  connectMilliseconds: 3_000,
  /** Waiting for a lock of another transaction. */
  lockMilliseconds: 3_000,
  /** At the server, one statement. */
  statementMilliseconds: 5_000,
  /** At the server, a transaction whose process says nothing: paused or gone, it must not keep its locks from others. */
  idleMilliseconds: 10_000,
  /** Here, for a server that is stopped or no longer reached and so says nothing. */
  silenceMilliseconds: 5_500,
} as const;

/** Off during migrations, which may take long. */
export interface TimeLimits {
  areOn: boolean;
}
