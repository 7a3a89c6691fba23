interface Named {
  name: string;
  count: number;
}

/** Highest first; what occurs only in the previous period comes last. `before` is null as long as that is unknown. */
export function sideBySide(present: readonly Named[], former: readonly Named[] | undefined) {
  const now = getCounts(present);
  const before = getCounts(former ?? []);
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((name) => ({ name, now: now.get(name) ?? 0, before: former ? (before.get(name) ?? 0) : null }))
    .sort((a, b) => b.now - a.now || (b.before ?? 0) - (a.before ?? 0) || a.name.localeCompare(b.name));
}

const getCounts = (rows: readonly Named[]) => new Map(rows.map(({ name, count }) => [name, count]));
