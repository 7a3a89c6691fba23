/** In pixels. See docs/product/site.md#public-pages. */
const threshold = 20;

/** Marks the header while the page is scrolled, for its shadow. */
export function markScrolled() {
  const header = document.querySelector('.site-header');
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark);
  // Reading `scrollY` right away would force a layout of the whole page.
  requestAnimationFrame(mark);
}
