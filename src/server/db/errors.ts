/** Postgres: connection exceptions, out of resources, shutdown in progress, serialization failure, deadlock. */
const passingPostgresCodes = /^(08...|53...|57P0[1-5]|40001|40P01)$/;
const passingSocketCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

/** Postgres: a number beyond the column's type, text with a NUL. SQLite stores both. */
const unstorablePostgresCodes = ['22003', '22021', '22P05'];

const sqliteBusy = 5;
const sqliteLocked = 6;
const sqliteIoError = 10;
const sqliteFull = 13;
const sqliteCannotOpen = 14;
const sqliteUniqueViolations = [1555, 2067];

/** A unique column already holds the value. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505' || sqliteUniqueViolations.includes(sqliteCodeOf(error));
}

/** The database is busy, full, restarting or out of reach: the same call may succeed later. */
export function isPassingFailure(error: unknown): boolean {
  const code = codeOf(error);
  const primary = sqliteCodeOf(error) & 0xff;
  return (
    passingPostgresCodes.test(code) ||
    passingSocketCodes.includes(code) ||
    [sqliteBusy, sqliteLocked, sqliteIoError, sqliteFull, sqliteCannotOpen].includes(primary) ||
    (error instanceof Error &&
      /timeout exceeded when trying to connect|Connection terminated/.test(error.message))
  );
}

/** What was sent cannot be stored by this engine. */
export const isUnstorable = (error: unknown) => unstorablePostgresCodes.includes(codeOf(error));

/** Another process holds SQLite's write lock. */
export const isBusy = (error: unknown) => (sqliteCodeOf(error) & 0xff) === sqliteBusy;

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');
const sqliteCodeOf = (error: unknown) => Number((error as { errcode?: unknown } | null)?.errcode ?? 0);
