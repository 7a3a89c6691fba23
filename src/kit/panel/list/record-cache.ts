import type { ListPage } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';

export interface EditableRecord {
  id: number;
  version: number;
}

/** Shows a record from a response, by itself and in every list that has it. Its queries are `[noun, 'one' or 'list', …]`. */
export function cacheRecord<Row extends EditableRecord>(noun: string, record: Row) {
  queryClient.setQueryData([noun, 'one', record.id], record);
  queryClient.setQueriesData<ListPage<Row>>(
    { queryKey: [noun, 'list'] },
    (list) => list && { ...list, rows: list.rows.map((row) => (row.id === record.id ? record : row)) },
  );
}

/** The latest version of a record in this tab: an earlier change of its own may have raised it. */
export function getLatest<Row extends EditableRecord>(noun: string, record: Row): Row {
  const lists = queryClient.getQueriesData<ListPage<Row>>({ queryKey: [noun, 'list'] });
  const seen = lists.flatMap(([, list]) => list?.rows.filter(({ id }) => id === record.id) ?? []);
  return seen.reduce((latest, row) => (row.version > latest.version ? row : latest), record);
}
