import { useCallback, useEffect, useRef } from 'react';

/** One function for the life of the component that calls the newest `callback`: what a memoised row can be given. */
export function useStableCallback<Values extends unknown[]>(
  callback: (...values: Values) => void,
): (...values: Values) => void {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  return useCallback((...values) => newest.current(...values), []);
}
