import { createContext, use } from 'react';

/** The rows of the list around that are no longer there, and only keep their place for a moment. */
export const GoneRows = createContext<ReadonlySet<object>>(new Set());

/**
 * What the element of a row is given: it guards against double presses, inherits the focus of one that is gone, and is
 * dimmed once it is gone itself or `isLeaving`. `row`: the record as the list gave it.
 */
export const useRow = (row: object, isLeaving = false) => ({
  'data-row': true,
  inert: use(GoneRows).has(row) || isLeaving,
});
