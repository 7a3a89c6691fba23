/**
 * Postgres: connection exceptions, refused sign-ins, a database that is missing or closed to connections, a standby,
 * out of resources, time limits, shutdown, disk failures, serialization failure, deadlock.
 */
const passingPostgresCodes =
  /^(08...|28...|3D000|25006|25P0[34]|53...|55000|55P03|57014|57P0[1-5]|58...|40001|40P01)$/;
const passingSocketCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'],
];
/** The disk is full, over its quota, read-only, closed to us, failing or not mounted; or too many files are open. */
const passingFileCodes = [
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'EBUSY'],
  ...['ENOENT', 'ENOTDIR', 'EMFILE', 'ENFILE'],
];

/** Postgres: a number beyond the column's type, text with a NUL. SQLite stores both. */
const unstorablePostgresCodes = ['22003', '22021', '22P05'];

const sqliteBusy = 5;
/** Busy, locked, out of memory, read-only, I/O error, full, cannot open, lock protocol. */
const passingSqliteCodes = [sqliteBusy, 6, 7, 8, 10, 13, 14, 15];
const sqliteUniqueViolations = [1555, 2067];

/** A unique column already holds the value. */
export function isUniqueViolation(error: unknown): boolean {
  return getCode(error) === '23505' || sqliteUniqueViolations.includes(getSqliteCode(error));
}

/** Postgres has ended one of two transactions that waited for each other, and taken it back. */
export const isDeadlock = (error: unknown) => getCode(error) === '40P01';

/** Postgres has taken a transaction back that could not run beside another: a deadlock or a serialization failure. */
export const isEndedForAnother = (error: unknown) => isDeadlock(error) || getCode(error) === '40001';

/** The database or the disk is busy, full, restarting or out of reach: the same call may succeed later. */
export function isPassingFailure(error: unknown): boolean {
  const code = getCode(error);
  const primary = getSqliteCode(error) & 0xff;
  return (
    passingPostgresCodes.test(code) ||
    passingSocketCodes.includes(code) ||
    passingSqliteCodes.includes(primary) ||
    isDiskFailure(error) ||
    (error instanceof Error && lostConnection.test(error.message))
  );
}

/** Errors of pg and Kysely that have no code. */
const lostConnection =
  /driver has already been destroyed|timeout exceeded when trying to connect|timeout expired|Connection terminated|connection has been discarded|not queryable/;

/** A file of ours could not be written or read; `syscall` tells it from an error that only has the same code. */
const isDiskFailure = (error: unknown) =>
  passingFileCodes.includes(getCode(error)) && typeof (error as { syscall?: unknown }).syscall === 'string';

/** This engine cannot store the value. */
export const isUnstorable = (error: unknown) => unstorablePostgresCodes.includes(getCode(error));

const sqliteCorrupt = 11;
const sqliteNoDatabase = 26;

/** A file that SQLite cannot make sense of. */
export const isUnreadable = (error: unknown): boolean =>
  [sqliteCorrupt, sqliteNoDatabase].includes(getSqliteCode(error) & 0xff);

const sqliteReadOnly = 8;
const sqliteCannotOpen = 14;

/** SQLite may not write to its file, or not make the ones beside it. */
export const isClosedToUs = (error: unknown): boolean =>
  [sqliteReadOnly, sqliteCannotOpen].includes(getSqliteCode(error) & 0xff);

/** Another process holds SQLite's write lock. */
export const isBusy = (error: unknown) => (getSqliteCode(error) & 0xff) === sqliteBusy;

const getCode = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');
const getSqliteCode = (error: unknown) => Number((error as { errcode?: unknown } | null)?.errcode ?? 0);
