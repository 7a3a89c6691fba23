/** Milliseconds after which a picture that hangs is no longer waited for, nor, once all is loaded, a paint. */
const longestLoad = 10_000;
const longestPaint = 1_000;

/**
 * Hydrates a live page once everything in it is loaded and painted, or at the first touch: before that, its scripts
 * would hold back the picture on a slow line. Until then, and where they fail to load, its forms and links work as
 * plain ones; buttons that only a script can answer are pressed again when it is there (see hydrate.tsx).
 */
export function loadLiveModules() {
  const modules = document.getElementById('data')?.dataset.modules;
  if (!modules) return;
  const root = document.getElementById('root')!;
  const pressed: HTMLElement[] = [];
  const note = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (button) pressed.push(button);
  };
  root.addEventListener('click', note);
  root.addEventListener('hydrating', () => {
    root.removeEventListener('click', note);
    for (const button of pressed) button.click();
  });

  const load = () => {
    // All at once, the entry being the last: found through its imports, they would come one round trip later.
    for (const address of modules.split(' ')) void import(/* @vite-ignore */ address);
  };
  root.addEventListener('pointerdown', load);
  setTimeout(load, longestLoad);
  addEventListener('load', () => {
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    // Firefox reports none where it restores the scroll position.
    setTimeout(load, longestPaint);
  });
}
