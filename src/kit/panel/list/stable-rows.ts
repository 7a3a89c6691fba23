type Rows = readonly object[];

/** Whether `after` has new rows above ones that `before` shows already, and would push those down. */
export function hasNewAbove(before: Rows, after: Rows): boolean {
  const old = new Set(before.map(getKey));
  const lastKnown = after.findLastIndex((row) => old.has(getKey(row)));
  return after.slice(0, Math.max(lastKnown, 0)).some((row) => !old.has(getKey(row)));
}

export function removedRows<Row extends object>(before: readonly Row[], after: Rows): Row[] {
  const now = new Set(after.map(getKey));
  return before.filter((row) => !now.has(getKey(row)));
}

/** The rows of `before` with the contents and order of `after`: removed ones in their old place, no new ones. */
export function inOldPlaces<Row extends object>(before: readonly Row[], after: readonly Row[]): Row[] {
  const known = new Set(before.map(getKey));
  const removed = new Set<Row>(removedRows(before, after));
  const rows = after.filter((row) => known.has(getKey(row)));
  before.forEach((row, index) => {
    if (!removed.has(row)) return;
    const above = before[index - 1];
    rows.splice(above ? rows.findIndex((other) => getKey(other) === getKey(above)) + 1 : 0, 0, row);
  });
  return rows;
}

/** Records of several kinds may have the same id. */
export const getKey = (row: object): unknown => {
  if (!('id' in row)) return row;
  return 'kind' in row ? `${row.kind} ${row.id}` : row.id;
};
