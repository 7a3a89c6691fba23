/** What is kept under `key` for the browser session; null where nothing is, or the browser refuses storage. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Where the browser refuses storage, the value lives as long as the page. */
export function keep(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** What `enhance` has kept of the visit's beginning. */
export const readVisitStart = () => readKept('visitStart');
