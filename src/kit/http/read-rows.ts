import type { Log } from '#kit/server/log.ts';

export interface RowSource {
  log: Pick<Log, 'error'>;
  /** Named in the log together with the row's id. */
  table: string;
}

/** Reads each row. A damaged one is logged and left out, so that it takes none of the others with it. */
export const readRows = <Row extends object, Result>(
  { log, table }: RowSource,
  rows: readonly Row[],
  read: (row: Row) => Result,
): Result[] =>
  rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      // The message of a parser quotes what it reads, which may be personal.
      const name = error instanceof Error ? error.name : 'unknown';
      log.error('unreadable row', { table, id: 'id' in row ? row.id : null, error: name });
      return [];
    }
  });

/** Reads the rows of a response with several lists, and counts what is left out of all of them. */
export function rowReader(log: RowSource['log']) {
  let unreadable = 0;
  return {
    read<Row extends object, Result>(table: string, rows: readonly Row[], read: (row: Row) => Result) {
      const found = readRows({ log, table }, rows, read);
      unreadable += rows.length - found.length;
      return found;
    },
    unreadable: () => unreadable,
  };
}
