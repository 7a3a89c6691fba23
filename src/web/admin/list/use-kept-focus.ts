import { useEffect, useRef } from 'react';

/**
 * When the row that held the focus goes away (deleted, or no longer of this filter), the focus moves to the row after
 * it, or before it where it was the last one, instead of being lost at the top of the document. It moves to the row
 * and none of its buttons, so that a key pressed twice does nothing more.
 */
export function useKeptFocus() {
  const container = useRef<HTMLDivElement>(null);
  const held = useRef<Element>(null);
  const heirs = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      held.current = target;
      if (container.current?.contains(target)) heirs.current = rowsBeside(container.current, target);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const isLost = held.current && (!held.current.isConnected || held.current.closest('[inert]'));
    if (!isLost || document.activeElement !== document.body) return;
    const heir = heirs.current.find((row) => row.isConnected && !row.inert);
    if (heir) heir.tabIndex = -1;
    (heir ?? container.current)?.focus({ preventScroll: true });
  });

  return container;
}

/** The rows below the one that `target` is in, then those above it, the nearest first. */
function rowsBeside(container: HTMLElement, target: Element): HTMLElement[] {
  const rows = [...container.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(target));
  return at < 0 ? [] : [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
}
