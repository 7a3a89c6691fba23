/**
 * What was typed into a form and not saved yet, kept for this tab: it survives a closed dialog, Back, a reload
 * and a page that the phone threw out of memory. Signing out clears it.
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
}

export function clearDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {}
}
