const rootMargin = '50px';
/** Milliseconds after which a picture near the viewport is shown as it is. */
const longestWait = 10_000;

/**
 * A lazy picture waits at 70 % until it is near the viewport and loaded, then fades in. See docs/product.md#public-pages.
 * The blurred copies beneath pictures, and drawings, have no `width`, and stay as they are.
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
    // What is there already would grow pale.
    if (image.complete) continue;
    image.dataset.fade = 'wait';
    observer.observe(image);
  }
}

const pictures = 'img[loading=lazy]:is([width], .article-text *)';
