/** Names the database and the number beside it. The panel's first load has no room for the outbox itself. */
export const outboxName = 'panel-outbox';

/** How many entries of a crew wait on this device to be sent. */
export const countUnsent = (): number => Number(storage()?.getItem(outboxName));

export const noteUnsent = (count: number) => storage()?.setItem(outboxName, String(count));

/** Resolves once nothing of it can be found. Tabs that have it open close it. */
export async function wipeOutbox(): Promise<void> {
  storage()?.removeItem(outboxName);
  await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(outboxName);
    request.onsuccess = request.onerror = resolve;
  }).catch(() => {});
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // The browser forbids storage.
    return undefined;
  }
}
