import type { HistoryEntry, HistoryValue } from '#kit/events/history.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { clip } from '#kit/wire/text.ts';
import { listChangedNames } from './changed-names.ts';

/** The fields of a record that its history shows. */
export type Facts = Record<string, HistoryValue>;

const longestValue = 200;

/** `{ field: [before, after] }` of the changed fields. Texts are clipped, unless no other place has them. */
export function toHistoryChanges(before: Facts, after: Facts, isWhole: boolean): HistoryEntry['changes'] {
  const stored = (value: HistoryValue = null) => (isWhole ? value : short(value));
  return Object.fromEntries(
    listChangedNames(before, after).map((name) => [
      name,
      [stored(findEntry(before, name)), stored(findEntry(after, name))],
    ]),
  );
}

const short = (value: HistoryValue) => (typeof value === 'string' ? clip(value, longestValue) : value);
