/** The entry of that name. A plain `entries[name]` also finds what every object inherits, such as `constructor`. */
export const findEntry = <Entries extends object>(
  entries: Entries,
  name: string,
): Entries[keyof Entries] | undefined =>
  Object.hasOwn(entries, name) ? entries[name as keyof Entries] : undefined;
