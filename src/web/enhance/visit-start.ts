/**
 * Keeps for the browser session where the visit began; a form sends it along (see `readVisitStart`), and the server
 * reads the campaign out of it.
 */
export function noteVisitStart() {
  try {
    sessionStorage.visitStart ??= JSON.stringify({
      landingPage: location.pathname + location.search,
      referrer: document.referrer,
    });
  } catch {
    // The browser refuses storage: such a lead is of unknown source.
  }
}
