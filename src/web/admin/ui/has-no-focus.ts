/** Nothing that stays has the focus: a dialog that closes keeps it to its end, and may have nothing to give it back to. */
export function hasNoFocus(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || !!activeElement?.closest('[data-closed]');
}
