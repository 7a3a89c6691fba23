/**
 * Firefox scrolls to what the keyboard focuses only where no part of it is visible, so a bar may cover the rest.
 * What a mouse focuses stays where it is pressed, and so do the bars.
 */
export function showWholeFocus() {
  document.querySelector('main')?.addEventListener('focusin', ({ target }) => {
    const control = target as Element;
    // After other browsers have scrolled by themselves.
    requestAnimationFrame(() => {
      if (control.matches(':focus-visible')) control.scrollIntoView({ block: 'nearest' });
    });
  });
}
