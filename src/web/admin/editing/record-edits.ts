import type { Draft } from './drafts.ts';

/** The editable fields of a record, as a form holds them. */
export type Values<V> = { [Name in keyof V]: string };

export interface Saved<V> {
  values: V;
  version: number;
}

/**
 * A saved record and what was typed over it, kept apart. So a record that someone else changed meanwhile can be put
 * under the typing without losing a word, and a field that was never touched is never written back.
 */
export interface RecordEdits<V> {
  saved: Saved<V>;
  typed: Partial<V>;
  /** The typing is a draft of before. */
  isRestored: boolean;
  /** Someone else saved the record after the typing had begun. */
  hasConflict: boolean;
}

export function beginEdits<V extends Values<V>>(saved: Saved<V>, draft?: Draft): RecordEdits<V> {
  const typed = (draft?.edits ?? {}) as Partial<V>;
  const isRestored = changedFields({ saved, typed }).length > 0;
  return { saved, typed, isRestored, hasConflict: isRestored && draft?.version !== saved.version };
}

export const typeField = <V>(edits: RecordEdits<V>, name: keyof V, text: string): RecordEdits<V> => ({
  ...edits,
  typed: { ...edits.typed, [name]: text },
});

/** Puts the record as it is now under the typing. */
export const rebaseEdits = <V>(edits: RecordEdits<V>, now: Saved<V>): RecordEdits<V> => ({
  ...edits,
  saved: now,
  hasConflict: true,
});

/** Begins anew on what was just saved; what was typed after `sent` had left is still unsaved. */
export function restartEdits<V extends Values<V>>(
  { typed }: RecordEdits<V>,
  sent: V,
  now: Saved<V>,
): RecordEdits<V> {
  const later = (Object.keys(typed) as (keyof V)[]).filter((name) => typed[name] !== sent[name]);
  return {
    ...beginEdits(now),
    typed: Object.fromEntries(later.map((name) => [name, typed[name]])) as Partial<V>,
  };
}

/** What the form shows, and sends. */
export const currentValues = <V>({ saved, typed }: Pick<RecordEdits<V>, 'saved' | 'typed'>): V => ({
  ...saved.values,
  ...typed,
});

/** The fields whose typed text is not the saved one. */
export const changedFields = <V>({ saved, typed }: Pick<RecordEdits<V>, 'saved' | 'typed'>) =>
  (Object.keys(typed) as (keyof V)[]).filter((name) => typed[name] !== saved.values[name]);

/** What must survive the form; undefined when nothing would be lost. */
export const draftOf = <V extends Values<V>>(edits: RecordEdits<V>): Draft | undefined =>
  changedFields(edits).length > 0 ? { edits: edits.typed, version: edits.saved.version, id: '' } : undefined;
