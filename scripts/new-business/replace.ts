/** @throws if a pattern finds nothing: a text that has moved must not keep the former company's name */
export function replaced(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((current, [pattern, replacement]) => {
    // After a first run the imports are gone.
    if (!pattern.global && !pattern.test(current)) throw new Error(`Nothing matches ${pattern}`);
    return current.replace(pattern, (_all, start: string) => replacement.replace('$1', () => start));
  }, text);
}

/** Replaces the value of the first `key: 'text'` or `key: 12` of each key. */
export function keyed(text: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce((current, [key, value]) => {
    const pattern = new RegExp(`(\\b${key}:\\s*)('(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"|[\\d.]+)`);
    if (!pattern.test(current)) throw new Error(`There is no ${key}`);
    return current.replace(pattern, (_all, start: string) => start + JSON.stringify(value));
  }, text);
}
