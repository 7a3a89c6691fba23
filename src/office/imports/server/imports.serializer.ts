import type { ImportRow } from '#kit/db/tables/imports.ts';
import { type Import, importLimits } from '#office/imports/imports.ts';
import { getColumns, getMapping, type TableRow } from './imports.queries.ts';

const day = 86_400_000;

/** Null while there is nothing to undo, and when it is too late. */
export function undoableUntil({ status, doneAt }: ImportRow, now: Date): Date | null {
  if (status !== 'done' || doneAt === null) return null;
  const until = new Date(Date.parse(doneAt) + importLimits.undoDays * day);
  return until > now ? until : null;
}

export function toImport(row: ImportRow, sample: readonly TableRow[], now: Date): Import {
  const columns = getColumns(row);
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    fileName: row.fileName,
    columns,
    mapping: getMapping(row),
    sample: sample.map(({ cells }) =>
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    ),
    status: row.status,
    done: row.done,
    total: row.total,
    created: row.created,
    joined: row.joined,
    duplicates: row.duplicates,
    refused: row.refused,
    isMarketingAllowed: row.isMarketingAllowed === 1,
    undoableUntil: undoableUntil(row, now)?.toISOString() ?? null,
    userName: row.userName,
    createdAt: row.createdAt,
  };
}
