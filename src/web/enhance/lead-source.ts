import { leadSourceKey } from '#web/lead-source-key.ts';

/** Keeps for the browser session where a visit began; a form sends it along, and the server reads the campaign out of it. */
export function noteLeadSource() {
  try {
    sessionStorage[leadSourceKey] ??= JSON.stringify({
      landingPage: location.pathname + location.search,
      referrer: document.referrer,
    });
  } catch {
    // The browser refuses storage: such a lead is of unknown source.
  }
}
