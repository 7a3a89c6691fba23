import { createContext } from 'react';

/** The rows of the list around that are no longer there, and only keep their place for a moment. */
export const GoneRows = createContext<ReadonlySet<object>>(new Set());
