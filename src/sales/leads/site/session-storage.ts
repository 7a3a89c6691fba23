/** Null if nothing is stored, or if the browser blocks storage. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** If the browser blocks storage, the value is lost with the page. */
export function saveSession(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/**
 * The start of the visit, which `inlineScript` stores as two URLs: the page and its referrer. The server reads the
 * campaign from it. If the referrer is ours, the visitor left the landing page before the script ran, or opened a new
 * tab: then the referrer is the landing page.
 */
export function readVisitStart(): { landingPage: string; referrer: string } | null {
  try {
    const [first = '', referrer = ''] = sessionStorage.getItem('visitStart')?.split(' ') ?? [];
    const isOwn = referrer.startsWith(`${location.origin}/`);
    const { pathname, search } = new URL(isOwn ? referrer : first);
    return { landingPage: pathname + search, referrer: isOwn ? '' : referrer };
  } catch {
    return null;
  }
}
