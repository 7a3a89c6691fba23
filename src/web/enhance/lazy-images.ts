/** Specification: Business constants and limits (lazy image margin). */
const rootMargin = '50px';

/** A lazy picture waits at 70 % until it is near the viewport and loaded, then fades in. Specification: Lazy image. */
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
    await image.decode().catch(() => {});
    delete image.dataset.fade;
  };

  for (const image of document.querySelectorAll<HTMLImageElement>('picture img[loading=lazy]')) {
    // What is there already would grow pale.
    if (image.complete) continue;
    image.dataset.fade = 'wait';
    observer.observe(image);
  }
}
