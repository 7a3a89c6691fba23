import { ConfigError } from '#kit/server/config.ts';
import { errorLine } from '#kit/server/error-line.ts';
import { BackupError, type Manifest } from './manifest.ts';

/** `1,234 rows (56 requests, 40 quotes) and 78 files` */
export function getContents({ tables, uploads }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const leads = `${count(tables.requests?.rows ?? 0, 'request')}, ${count(tables.quotes?.rows ?? 0, 'quote')}`;
  return `${count(rows, 'row')} (${leads}) and ${count(uploads.rows, 'file')}`;
}

export const count = (number: number, noun: string) =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const sqliteFull = 13;

/** Why a backup or a restore did not come about, in one line. */
export function getReason(error: unknown): string {
  if (error instanceof BackupError || error instanceof ConfigError) return error.message;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (noRoom.includes(code ?? '') || (Number(errcode) & 0xff) === sqliteFull) {
    return 'The disk is full. The unfinished backup was removed.';
  }
  return errorLine(error);
}
