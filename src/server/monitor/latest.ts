/** At most `limit` different things, in memory only; the one that was noted longest ago gives way. */
export function latest<Entry>(limit: number) {
  const entries = new Map<string, Entry>();
  return {
    /** `next` makes the entry from the one that is known under the key; returns it. */
    note(key: string, next: (known: Entry | undefined) => Entry): Entry {
      const entry = next(entries.get(key));
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > limit) entries.delete(entries.keys().next().value!);
      return entry;
    },
    find: (key: string): Entry | undefined => entries.get(key),
    /** The last noted first. */
    list: (): Entry[] => [...entries.values()].reverse(),
  };
}
