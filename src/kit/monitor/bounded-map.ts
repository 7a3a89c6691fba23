/** At most `limit` entries; the least recently noted one is dropped. */
export function boundedMap<Entry>(limit: number) {
  const entries = new Map<string, Entry>();
  return {
    /** Stores and returns what `next` makes of the current entry. */
    note(key: string, next: (known: Entry | undefined) => Entry): Entry {
      const entry = next(entries.get(key));
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > limit) entries.delete(entries.keys().next().value!);
      return entry;
    },
    delete: (key: string): void => void entries.delete(key),
    find: (key: string): Entry | undefined => entries.get(key),
    /** Last noted first. */
    list: (): Entry[] => [...entries.values()].reverse(),
  };
}
