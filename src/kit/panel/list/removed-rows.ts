import { createContext, use } from 'react';

/** The rows of the list around that are removed and stay in their place for a moment. */
export const RemovedRows = createContext<ReadonlySet<object>>(new Set());

/**
 * Props for the element of a row: it can take over the focus of a removed one, and is dimmed and cannot be pressed once
 * it is removed itself or `isBusy`. `row` is the record as the list gave it.
 */
export const useRow = (row: object, isBusy = false) => ({
  'data-row': true,
  inert: use(RemovedRows).has(row) || isBusy,
});
