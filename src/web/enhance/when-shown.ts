/** Runs `act` once the page is on the screen: a browser may have made it ready before the visitor follows its link. */
export function whenShown(act: () => void) {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}
