import { findEntry } from '#kit/text/find-entry.ts';

/** The names of the fields that differ; a missing field is null. */
export const listChangedNames = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) => (findEntry(before, name) ?? null) !== (findEntry(after, name) ?? null),
  );
