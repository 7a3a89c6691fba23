/**
 * Typed into a form and not saved yet, in this tab. A draft survives a closed dialog, Back, a reload, and a page that
 * the phone unloaded. Signing out clears it, after a question.
 */
export interface Draft {
  /** The changed fields, as JSON values. */
  edits: Record<string, unknown>;
  /** The record's, when the user made the edits. */
  version: number;
  /** Part of the idempotency key: the same draft sent again with the same content creates one record. */
  id: string;
}

const prefix = 'draft:';

export function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as Draft | null;
    return draft ?? undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be full or forbidden: then the text lives as long as the form. */
export function writeDraft(key: string, draft: Draft | undefined) {
  try {
    if (draft) sessionStorage.setItem(prefix + key, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + key);
  } catch {}
  updateLock();
}

/** Whether any tab of the panel has a draft. Other tabs are visible only where the browser has locks. */
export async function haveDrafts(): Promise<boolean> {
  if (ownDrafts().length > 0) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName);
}

export function clearDrafts() {
  for (const key of ownDrafts()) sessionStorage.removeItem(key);
  updateLock();
}

function ownDrafts(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const lockName = 'admin-drafts';
let release: (() => void) | undefined;

/** Tabs cannot read each other's storage, but they see each other's locks. A closed tab releases its lock. */
function updateLock() {
  if (ownDrafts().length === 0) {
    release?.();
    release = undefined;
  } else if (!release) {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    // Plain http from another machine has no locks.
    void navigator.locks?.request(lockName, { mode: 'shared' }, () => promise);
  }
}

updateLock();
