import { useEffect, useRef } from 'react';

/** For what opens a form in the page: when the form closes, and nothing else has taken the focus, it has it again. */
export function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && hasNoFocus()) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

/** Nothing that stays has the focus: a dialog that closes keeps it to its end, and may have nothing to give it back to. */
function hasNoFocus(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || !!activeElement?.closest('[data-closed]');
}
