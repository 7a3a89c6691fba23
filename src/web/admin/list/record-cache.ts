import { queryClient } from '../query-client.ts';
import type { ListPage } from '../sign-in/fetch-admin.ts';

interface EditableRecord {
  id: number;
  version: number;
}

/**
 * Shows a record that an answer brought, by itself and in every list that has it. `key` is how all keys of its noun
 * begin; `list` and `one` follow.
 */
export function rememberRecord<Row extends EditableRecord>(key: readonly [string], record: Row) {
  queryClient.setQueryData([...key, 'one', record.id], record);
  queryClient.setQueriesData<ListPage<Row>>(
    { queryKey: [...key, 'list'] },
    (list) => list && { ...list, rows: list.rows.map((row) => (row.id === record.id ? record : row)) },
  );
}

/** The newest form of a record that this tab has seen: an earlier change of its own may have raised its version. */
export function newestRecord<Row extends EditableRecord>(key: readonly [string], record: Row): Row {
  const lists = queryClient.getQueriesData<ListPage<Row>>({ queryKey: [...key, 'list'] });
  const seen = lists.flatMap(([, list]) => list?.rows.filter(({ id }) => id === record.id) ?? []);
  return seen.reduce((newest, row) => (row.version > newest.version ? row : newest), record);
}
