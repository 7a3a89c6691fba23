import { useEffect, useEffectEvent } from 'react';
import { findEntry } from '#kit/text/find-entry.ts';

/** The arrow keys step through the calendar, unless a field, a dialog or a drag uses them. */
export function useStepKeys(isOn: boolean, onStep: (direction: 1 | -1) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = findEntry({ ArrowLeft: -1, ArrowRight: 1 }, event.key) as 1 | -1 | undefined;
    if (!direction || !isOn || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, [role=dialog]'))
      return;
    event.preventDefault();
    onStep(direction);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
