/**
 * Hides decorative images that fail to load, so the icon or blurred copy below them shows.
 * See docs/product.md#price-card.
 */
export function hideBrokenImages() {
  const hide = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && !target.alt) target.hidden = true;
  };
  document.addEventListener('error', ({ target }) => hide(target), true);
  // Images that failed before this script ran.
  for (const image of document.images) if (image.complete && !image.naturalWidth) hide(image);
}
