/** What is kept under `key` for the browser session; null where nothing is, or the browser refuses storage. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Where the browser refuses storage, the value lives as long as the page. */
export function keep(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/**
 * Where the visit began, as `inlineScript` has kept it: the address of the page and, after a space, of what linked there.
 * A form sends it along, and the server reads the campaign out of it. A link that was followed before the first page
 * had come to its end, or into a tab of its own, leaves only the second: that page was the first one then.
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
