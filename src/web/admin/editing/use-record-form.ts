import { useRef, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import {
  beginEdits,
  changedFields,
  currentValues,
  draftOf,
  type RecordEdits,
  rebaseEdits,
  restartEdits,
  type Saved,
  typeField,
  type Values,
} from './record-edits.ts';

export type RecordForm<V extends Values<V>> = ReturnType<typeof useRecordForm<V>>;

/** A form over one saved record. What is typed is kept as a draft under `key` until it is finished or dropped. */
export function useRecordForm<V extends Values<V>>(key: string, present: Saved<V>) {
  const [edits, setEdits] = useState(() => beginEdits(present, readDraft(key)));
  // An answer of the server finds what was typed since, not what stood there when it was asked.
  const latest = useRef(edits);
  const change = (step: (edits: RecordEdits<V>) => RecordEdits<V>) => {
    const next = step(latest.current);
    latest.current = next;
    setEdits(next);
    writeDraft(key, draftOf(next));
  };
  return {
    values: currentValues(edits),
    saved: edits.saved.values,
    version: edits.saved.version,
    changed: changedFields(edits),
    isRestored: edits.isRestored,
    hasConflict: edits.hasConflict,
    edit: (name: keyof V, text: string) => change((edits) => typeField(edits, name, text)),
    rebase: (now: Saved<V>) => change((edits) => rebaseEdits(edits, now)),
    /** Begins anew on what was just saved, with what was typed after `sent` had left. */
    restart: (sent: V, now: Saved<V>) => change((edits) => restartEdits(edits, sent, now)),
    /** Drops what was typed and goes on. */
    discard: () => change(({ saved }) => beginEdits(saved)),
    hasDraft: () => readDraft(key) !== undefined,
    /** Ends the editing: there is nothing left to keep. */
    finish: () => writeDraft(key, undefined),
  };
}
