/**
 * Keeps for the browser session where the visit began; a form sends it along (see `readVisitStart`), and the server
 * reads the campaign out of it. A visitor who left the first page before its script came began there all the same.
 */
export function noteVisitStart() {
  try {
    const { referrer } = document;
    const isFirst = !referrer.startsWith(`${location.origin}/`);
    const { pathname, search } = isFirst ? location : new URL(referrer);
    sessionStorage.visitStart ??= JSON.stringify({
      landingPage: pathname + search,
      referrer: isFirst ? referrer : '',
    });
  } catch {
    // The browser refuses storage: such a lead is of unknown source.
  }
}
