/**
 * Firefox scrolls to what the keyboard focuses only where no part of it is visible, so a bar may cover the rest.
 * Elements focused by a mouse stay where they are pressed, and so do the bars.
 */
export function showWholeFocus() {
  addEventListener('focusin', ({ target }) =>
    // After other browsers have scrolled by themselves.
    requestAnimationFrame(() => {
      if ((target as Element).matches('main :focus-visible'))
        (target as Element).scrollIntoView({ block: 'nearest' });
    }),
  );
}
