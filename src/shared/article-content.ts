/**
 * Whether an article is HTML; otherwise it is text. Only what looks like a whole tag counts, so that `I <3 wool` and
 * `pH < 7` stay text.
 */
export const isHtml = (content: string) =>
  /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i.test(content) || hasComment(content);

function hasComment(content: string): boolean {
  const start = content.indexOf('<!--');
  return start >= 0 && content.includes('-->', start + '<!--'.length);
}

/** It ends at the next beginning at the latest: a text of nothing but `<` would else be gone through once for each. */
export const anyTag = /<[^<>]*>/g;

/** The text of what the sanitizer has written: it leaves these four characters as entities, and no others. */
export const decodeText = (sanitized: string) =>
  sanitized
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Nothing that a reader would see: no letter, no picture. */
export const isBlank = (content: string) =>
  !/<img\b/i.test(content) &&
  (isHtml(content) ? content.replace(anyTag, ' ').replace(/&nbsp;|&#160;/gi, ' ') : content).trim() === '';
