/** Stored JSON that one of many rows shows, or `otherwise` where it is damaged. */
export function readStored<T>(json: string, otherwise: T): T {
  try {
    return JSON.parse(json) as T;
  } catch {
    return otherwise;
  }
}
