import { useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

/** The editable fields of a record, as the form holds them. */
export type Values<V> = { [Name in keyof V]: string };

interface Saved<V> {
  values: V;
  version: number;
}

export type RecordForm<V extends Values<V>> = ReturnType<typeof useRecordForm<V>>;

/**
 * A form over one saved record. It keeps the saved values and what was typed apart, so that a record which someone
 * else changed meanwhile can be taken over without losing a typed word, and without writing back a field that was
 * never touched. What is typed is kept as a draft under `key` until `finish` is called.
 */
export function useRecordForm<V extends Values<V>>(key: string, present: Saved<V>) {
  const [state, setState] = useState(() => begin(key, present));
  const { saved, edits } = state;
  const values: V = { ...saved.values, ...edits };

  const edit = (name: keyof V, value: string) => {
    const typed = { ...edits, [name]: value };
    setState({ ...state, edits: typed });
    writeDraft(
      key,
      changedNames(saved.values, typed).length > 0 ? { edits: typed, version: saved.version } : undefined,
    );
  };

  return {
    values,
    saved: saved.values,
    version: saved.version,
    /** The fields whose typed text differs from the saved one. */
    changed: changedNames(saved.values, edits),
    /** The form began with a draft. */
    isRestored: state.isRestored,
    /** Someone else saved this record after the editing had begun. */
    isOvertaken: state.isOvertaken,
    edit,
    /** Puts the record as it is now under what was typed. */
    rebase: (now: Saved<V>) => {
      setState({ ...state, saved: now, isOvertaken: true });
      writeDraft(key, { edits, version: now.version });
    },
    /** Drops what was typed and goes on. */
    discard: () => {
      writeDraft(key, undefined);
      setState({ saved, edits: {}, isRestored: false, isOvertaken: false });
    },
    hasDraft: () => readDraft(key) !== undefined,
    /** Ends the editing: there is nothing left to keep. */
    finish: () => writeDraft(key, undefined),
  };
}

interface State<V> {
  saved: Saved<V>;
  edits: Partial<V>;
  isRestored: boolean;
  isOvertaken: boolean;
}

function begin<V extends Values<V>>(key: string, saved: Saved<V>): State<V> {
  const draft = readDraft(key);
  const edits = (draft?.edits ?? {}) as Partial<V>;
  const isRestored = changedNames(saved.values, edits).length > 0;
  return { saved, edits, isRestored, isOvertaken: isRestored && draft?.version !== saved.version };
}

const changedNames = <V>(saved: V, edits: Partial<V>) =>
  (Object.keys(edits) as (keyof V)[]).filter((name) => edits[name] !== saved[name]);
