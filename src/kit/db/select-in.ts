import { getBatches } from './batches.ts';

/** In several queries, since one takes a limited number of ids. */
export async function selectIn<Row>(
  ids: readonly number[],
  select: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const batch of getBatches(ids)) rows.push(...(await select(batch)));
  return rows;
}
