import { randomKey } from '#kit/pages/idempotency-key.ts';
import type { Draft } from './drafts.ts';

/** A saved record as its form shows it; version 0 for a record that does not exist yet. */
export interface Snapshot<V> {
  values: V;
  version: number;
}

/** A form starts with the saved record, with a draft over it. */
export function beginEdits<V extends object>(saved: Snapshot<V>, draft: Draft | undefined) {
  const values: V = { ...saved.values, ...draft?.edits };
  const isRestored = changedFields(saved.values, values).length > 0;
  /** Somebody else saved the record after the draft began. */
  const hasConflict = isRestored && draft?.version !== saved.version;
  return { values, draftId: draft?.id ?? randomKey(), base: { saved, isRestored, hasConflict } };
}

export const changedFields = <V extends object>(before: V, values: V) =>
  (Object.keys(before) as (keyof V & string)[]).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]),
  );

/** The fields of `values` that differ from `before`. */
export const getEdits = <V extends object>(before: V, values: V) =>
  Object.fromEntries(changedFields(before, values).map((name) => [name, values[name]])) as Partial<V>;
