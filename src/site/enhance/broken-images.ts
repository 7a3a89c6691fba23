/**
 * Hides decorative images that fail to load, so the icon or blurred copy below them shows.
 * See docs/product/company.md#catalog.
 */
export function hideBrokenImages() {
  // Only pictures have an `alt`.
  const hide = (image: HTMLImageElement) => {
    if (image.alt === '') image.hidden = true;
  };
  addEventListener('error', ({ target }) => hide(target as HTMLImageElement), true);
  // Images that failed before this script ran.
  for (const image of document.images) if (image.complete && !image.naturalWidth) hide(image);
}
