import { useEffect, useRef } from 'react';

/**
 * When the row that held the focus goes away (deleted, or no longer of this filter), the focus moves to the list
 * instead of being lost at the top of the document.
 */
export function useKeptFocus() {
  const container = useRef<HTMLDivElement>(null);
  const held = useRef<EventTarget>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      held.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const isLost = held.current instanceof Node && !held.current.isConnected;
    if (isLost && document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });

  return container;
}
