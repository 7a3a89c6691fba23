import { randomKey } from '#web/idempotency-key.ts';
import type { Draft } from './drafts.ts';

/** A saved record as its form shows it; version 0 for a record that does not exist yet. */
export interface Snapshot<V> {
  values: V;
  version: number;
}

/** What a form stands on, apart from the values that somebody types. */
export interface EditBase<V> {
  saved: Snapshot<V>;
  draftId: string;
  /** The form began with an earlier draft. */
  isRestored: boolean;
  /** Somebody else saved the record after the typing began. */
  hasConflict: boolean;
}

/** Starts on the saved record, with a draft over it. */
export function beginEdits<V extends object>(saved: Snapshot<V>, draft: Draft | undefined) {
  const values: V = { ...saved.values, ...draft?.edits };
  const isRestored = changedFields(saved.values, values).length > 0;
  const hasConflict = isRestored && draft?.version !== saved.version;
  const base: EditBase<V> = { saved, draftId: draft?.id ?? randomKey(), isRestored, hasConflict };
  return { base, values };
}

export const changedFields = <V extends object>(before: V, values: V) =>
  (Object.keys(before) as (keyof V & string)[]).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]),
  );

/** The fields of `values` that differ from `before`. */
export const editsOf = <V extends object>(before: V, values: V) =>
  Object.fromEntries(changedFields(before, values).map((name) => [name, values[name]])) as Partial<V>;
