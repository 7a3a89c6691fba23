import { useEffect, useRef } from 'react';

/** Moves to the first field of a form that opens within the page, and brings all of the form into view. */
export function useFocusOnOpen() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = section.current?.querySelector<HTMLElement>('input:not([hidden])');
    first?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return section;
}
