/**
 * What was typed into a form and not saved yet, kept for this tab: it survives a closed dialog, Back, a reload
 * and a page that the phone threw out of memory. Signing out clears it, after a question.
 */
export interface Draft {
  edits: Partial<Record<string, string>>;
  /** Of the record that the edits were made on. */
  version: number;
}

const prefix = 'draft:';

export function readDraft(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return text === null ? undefined : (JSON.parse(text) as Draft);
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
  tellOtherTabs();
}

/** Whether this tab or another of the panel keeps one; of the others it is known where the browser has locks. */
export async function haveDrafts(): Promise<boolean> {
  if (ownDrafts().length > 0) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName);
}

export function clearDrafts() {
  for (const key of ownDrafts()) sessionStorage.removeItem(key);
  tellOtherTabs();
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

/** Tabs cannot see each other's storage, but their locks; that of a closed tab is gone with it. */
function tellOtherTabs() {
  if (ownDrafts().length === 0) {
    release?.();
    release = undefined;
  } else if (!release) {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    // Over plain http from another machine browsers have none.
    void navigator.locks?.request(lockName, { mode: 'shared' }, () => promise);
  }
}

tellOtherTabs();
