/** Waits while the browser prerenders the page. */
export function whenShown(act: () => void) {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}
