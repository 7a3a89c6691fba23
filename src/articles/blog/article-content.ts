/** Whether an article is HTML or plain text. Only a complete tag counts, so `I <3 wool` and `pH < 7` stay text. */
export const isHtml = (content: string) =>
  /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i.test(content) || hasComment(content);

function hasComment(content: string): boolean {
  const start = content.indexOf('<!--');
  return start >= 0 && content.includes('-->', start + '<!--'.length);
}

/** Stops at the next `<`. Otherwise a text of many `<` would take quadratic time. */
export const anyTag = /<[^<>]*>/g;

/** The sanitizer writes these four characters as entities, and no others. */
export const decodeText = (sanitized: string) =>
  sanitized
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** True if readers would see neither text nor a picture. */
export const isBlank = (content: string) =>
  !/<img\b/i.test(content) &&
  (isHtml(content) ? content.replace(anyTag, ' ').replace(/&nbsp;|&#160;/gi, ' ') : content).trim() === '';
