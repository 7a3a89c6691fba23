import { isClosedToUs, isUnreadable } from '#kit/db/errors.ts';
import { ConfigError } from '#kit/server/config.ts';
import { errorLine } from '#kit/server/error-line.ts';

/** Prints one line that says why the process cannot start, and exits with 1. */
export function refuseToStart(error: unknown): never {
  process.stderr.write(`Cannot start: ${getReason(error)}\n`);
  process.exit(1);
}

/** One line for the operator. It names the variable to look at. */
export function getReason(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, path, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return `port ${port} is in use by another program. Set PORT to a free one.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine.`;
  if (code === 'EACCES' && port) return `this user can’t listen on port ${port}. Set PORT to 1024 or more.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code ?? '')) {
    return `DATA_DIR is not writable (${path ?? 'no path'}: ${code}).`;
  }
  if (code === 'ERR_SQLITE_ERROR') {
    return `the database in DATA_DIR can’t be used: ${errorLine(error)}. ${sqliteRemedy(error)}`.trim();
  }
  if (isDatabaseCode(code)) return `DATABASE_URL doesn’t point to a usable database: ${errorLine(error)}.`;
  return errorLine(error);
}

/** A connection failure, or a SQLSTATE of Postgres: five characters, at least one a digit. */
const isDatabaseCode = (code: string | undefined) =>
  ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN'].includes(code ?? '') ||
  /^(?=.*\d)[0-9A-Z]{5}$/.test(code ?? '');

function sqliteRemedy(error: unknown): string {
  if (isUnreadable(error)) return 'It is damaged. Restore a backup: npm run restore lists the backups.';
  return isClosedToUs(error)
    ? 'This user may not write to it: give DATA_DIR with its files to the user that runs the site.'
    : '';
}
