import { useEffect, useRef } from 'react';

/** Returns the focus to the opener when its form closes and nothing else has the focus. */
export function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && hasNoFocus()) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

/** Whether no lasting element has the focus. A closing dialog keeps it until its end. */
function hasNoFocus(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || !!activeElement?.closest('[data-closed]');
}
