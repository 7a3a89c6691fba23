/** Pixels. See docs/product.md#public-pages. */
const threshold = 20;

/** Marks the header while the page is scrolled, so that it lifts off the page. */
export function markScrolled() {
  const header = document.querySelector('.site-header');
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark);
  // With the next frame: asked for now, the position would force a layout of the whole page.
  requestAnimationFrame(mark);
}
