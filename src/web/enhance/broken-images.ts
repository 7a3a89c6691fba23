/**
 * A decorative image that does not load goes, with the browser's sign for it, and leaves what lies beneath it:
 * an icon, or the blurred copy. See docs/product.md#price-card.
 */
export function hideBrokenImages() {
  const hide = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && !target.alt) target.hidden = true;
  };
  document.addEventListener('error', ({ target }) => hide(target), true);
  // Those that failed before this script ran.
  for (const image of document.images) if (image.complete && !image.naturalWidth) hide(image);
}
