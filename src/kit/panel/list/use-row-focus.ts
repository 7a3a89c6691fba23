import { useEffect, useRef } from 'react';

/**
 * When the row with the focus is removed, the focus moves to the row after it, or before it where it was the last one,
 * instead of the top of the document. It moves to the row and none of its buttons, so that a second Enter does nothing.
 */
export function useRowFocus() {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const neighbors = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused.current = target;
      if (container.current?.contains(target)) neighbors.current = rowsBeside(container.current, target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    const isLost = focused.current && (!focused.current.isConnected || focused.current.closest('[inert]'));
    if (!isLost || document.activeElement !== document.body) return;
    const next = neighbors.current.find((row) => row.isConnected && !row.inert);
    if (next) next.tabIndex = -1;
    (next ?? container.current)?.focus({ preventScroll: true });
  });

  return container;
}

/** The rows below the one that contains `target`, then those above it, the nearest first. */
function rowsBeside(container: HTMLElement, target: Element): HTMLElement[] {
  const rows = [...container.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(target));
  return at < 0 ? [] : [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
}
