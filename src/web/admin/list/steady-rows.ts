type Rows = readonly object[];

/** New rows stand above known ones, and no row went but from the end: that is news, not an answer to a press. */
export function pushesDown(before: Rows | undefined, after: Rows | undefined): boolean {
  if (!before || !after) return false;
  const old = before.map(keyOf);
  const now = after.map(keyOf);
  const stay = old.filter((key) => now.includes(key));
  const onlyTailWent = stay.every((key, index) => key === old[index]);
  const lastKnown = now.findLastIndex((key) => old.includes(key));
  return onlyTailWent && now.slice(0, Math.max(lastKnown, 0)).some((key) => !old.includes(key));
}

/** Those that are no longer there, and would hand their place to the next ones. */
export function goneRows<Row extends object>(
  before: readonly Row[] | undefined,
  after: Rows | undefined,
): Row[] {
  if (!before || !after) return [];
  const now = new Set(after.map(keyOf));
  return before.filter((row) => !now.has(keyOf(row)));
}

/** The rows of `before` in the words and the order of `after`: those that are gone in their old place, no new ones. */
export function inOldPlaces<Row extends object>(before: readonly Row[], after: readonly Row[]): Row[] {
  const known = new Set(before.map(keyOf));
  const gone = new Set<Row>(goneRows(before, after));
  const rows = after.filter((row) => known.has(keyOf(row)));
  before.forEach((row, index) => {
    if (!gone.has(row)) return;
    const above = before[index - 1];
    rows.splice(above ? rows.findIndex((other) => keyOf(other) === keyOf(above)) + 1 : 0, 0, row);
  });
  return rows;
}

/** Records of several kinds may have the same id. */
const keyOf = (row: object): unknown => {
  if (!('id' in row)) return row;
  return 'kind' in row ? `${row.kind} ${row.id}` : row.id;
};
