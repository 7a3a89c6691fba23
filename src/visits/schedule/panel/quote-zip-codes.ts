import { createContext } from 'react';

/** The ZIP codes of quotes by their ids: a visit without an address takes place in its quote's. */
export const QuoteZipCodes = createContext<ReadonlyMap<number, string>>(new Map());
