import { useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import {
  beginEdits,
  changedFields,
  currentValues,
  draftOf,
  type RecordEdits,
  rebaseEdits,
  type Saved,
  typeField,
  type Values,
} from './record-edits.ts';

export type RecordForm<V extends Values<V>> = ReturnType<typeof useRecordForm<V>>;

/** A form over one saved record. What is typed is kept as a draft under `key` until it is finished or dropped. */
export function useRecordForm<V extends Values<V>>(key: string, present: Saved<V>) {
  const [edits, setEdits] = useState(() => beginEdits(present, readDraft(key)));
  const keep = (next: RecordEdits<V>) => {
    setEdits(next);
    writeDraft(key, draftOf(next));
  };
  return {
    values: currentValues(edits),
    saved: edits.saved.values,
    version: edits.saved.version,
    changed: changedFields(edits),
    isRestored: edits.isRestored,
    isOvertaken: edits.isOvertaken,
    edit: (name: keyof V, text: string) => keep(typeField(edits, name, text)),
    rebase: (now: Saved<V>) => keep(rebaseEdits(edits, now)),
    /** Begins anew on what was just saved. */
    restart: (now: Saved<V>) => keep(beginEdits(now)),
    /** Drops what was typed and goes on. */
    discard: () => keep(beginEdits(edits.saved)),
    hasDraft: () => readDraft(key) !== undefined,
    /** Ends the editing: there is nothing left to keep. */
    finish: () => writeDraft(key, undefined),
  };
}
