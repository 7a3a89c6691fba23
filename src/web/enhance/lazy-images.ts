const rootMargin = '50px';
/** The longest wait for a picture, in milliseconds. */
const longestWait = 10_000;

/**
 * A lazy picture has 70% opacity until it is near the viewport and loaded, then fades in. Blurred copies and drawings
 * have no `width` and don't fade. See docs/product.md#public-pages.
 */
export function fadeLazyImages() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) void show(target as HTMLImageElement);
      }
    },
    { rootMargin },
  );

  const show = async (image: HTMLImageElement) => {
    observer.unobserve(image);
    await Promise.race([
      image.decode().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]);
    delete image.dataset.fade;
  };

  for (const image of document.querySelectorAll<HTMLImageElement>(pictures)) {
    // A loaded picture would flash.
    if (image.complete) continue;
    image.dataset.fade = 'wait';
    observer.observe(image);
  }
}

const pictures = 'img[loading=lazy]:is([width], .article-text *)';
