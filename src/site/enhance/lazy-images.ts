const rootMargin = '50px';
/** The longest wait for a picture, in milliseconds. */
const longestWait = 10_000;

/**
 * A lazy picture has 70% opacity until it is near the viewport and loaded, then fades in. Blurred copies and drawings
 * have no `width` and don't fade. See docs/product/site.md#public-pages.
 */
export function fadeLazyImages() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) show(target as HTMLImageElement);
      }
    },
    { rootMargin },
  );

  const show = (image: HTMLImageElement) => {
    observer.unobserve(image);
    const fadeIn = () => {
      delete image.dataset.fade;
    };
    image.decode().then(fadeIn, fadeIn);
    setTimeout(fadeIn, longestWait);
  };

  for (const image of document.querySelectorAll<HTMLImageElement>(pictures)) {
    // A loaded picture would flash.
    if (image.complete) continue;
    image.dataset.fade = 'wait';
    observer.observe(image);
  }
}

const pictures = 'img[loading=lazy]:is([width], .article-text *)';
