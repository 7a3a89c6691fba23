/** The longest wait in milliseconds for pictures, and then for the first paint. */
const longestLoad = 10_000;
const longestPaint = 1_000;

/**
 * Hydrates a live page once it is loaded and painted, or at the first touch: earlier, its scripts would delay the
 * picture on a slow connection. Until then, forms and links work without a script, and clicks on other buttons are
 * repeated after hydration (see hydrate.tsx).
 */
export function loadLiveModules() {
  const modules = document.getElementById('data')?.dataset.modules;
  if (!modules) return;
  const root = document.getElementById('root')!;
  const pressed: HTMLButtonElement[] = [];
  const note = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
    if (button) pressed.push(button);
  };
  root.addEventListener('click', note);
  root.addEventListener('hydrating', () => {
    root.removeEventListener('click', note);
    const buttons = [...root.querySelectorAll('button')];
    for (const button of pressed) {
      button.click();
      // React has rendered a page anew that a translator or an extension had changed.
      const twin = root.querySelectorAll('button')[buttons.indexOf(button)];
      if (!button.isConnected && twin?.ariaLabel === button.ariaLabel) twin.click();
    }
  });

  const load = () => {
    // Loads all modules at once: found through the entry's imports, they would load a round trip later.
    for (const address of modules.split(' ')) void import(/* @vite-ignore */ address);
  };
  root.addEventListener('pointerdown', load);
  setTimeout(load, longestLoad);
  addEventListener('load', () => {
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint when it restores the scroll position.
    setTimeout(load, longestPaint);
  });
}
