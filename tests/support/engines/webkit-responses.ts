/** Playwright calls `eval`. Other browsers let their debugger do so, but in WebKit the page's policy forbids it. */
export const withEval = (rawHeaders: string[]) =>
  pairs(rawHeaders)
    .filter(([name]) => !/^(connection|keep-alive)$/i.test(name))
    .flatMap(([name, value]) => [
      name,
      name.toLowerCase() === 'content-security-policy'
        ? value.replace(/script-src/, "script-src 'unsafe-eval'")
        : value,
    ]);

/** For a body that is not the one of the response. */
export const withoutSize = (rawHeaders: string[]) =>
  pairs(rawHeaders)
    .filter(([name]) => !/^(content-length|content-encoding|transfer-encoding)$/i.test(name))
    .flat();

export const pairs = (raw: string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index]!, raw[2 * index + 1]!]);

/** Lets styles apply whose text `withoutScripts` has changed, and with it their hash. */
export const withOwnStyles = (rawHeaders: string[]) =>
  rawHeaders.map((text) => text.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"));

/**
 * Makes a response behave as in a browser without JavaScript. WebKit's own settings for that would also keep Playwright
 * out, or take away what search engines read in scripts.
 */
export function withoutScripts(body: Buffer, type = ''): Buffer {
  if (!/^text\/(html|css)/.test(type)) return body;
  return Buffer.from(
    body
      .toString()
      .replaceAll(/<script(?! type="application\/ld\+json")/g, '<script type="off"')
      .replaceAll(/<\/?noscript>/g, '')
      .replaceAll(/\(scripting: ?none\)/g, 'all'),
  );
}
