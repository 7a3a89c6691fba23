import { useEffect, useRef } from 'react';

/** Focuses the first field of a form that opens within the page and scrolls the whole form into view. */
export function useFocusOnOpen() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = section.current?.querySelector<HTMLElement>('input:not([hidden])');
    first?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return section;
}
