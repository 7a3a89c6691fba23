import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest `callback`, for memoized rows. */
export function useStableCallback<Values extends unknown[]>(
  callback: (...values: Values) => void,
): (...values: Values) => void {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  return useCallback((...values) => newest.current(...values), []);
}
