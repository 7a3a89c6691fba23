/**
 * Whether an article is HTML; otherwise it is text. Only what looks like a whole tag counts, so that `I <3 wool` and
 * `pH < 7` stay text.
 */
export const isHtml = (content: string) =>
  /<(?:\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?|!--.*?--)>/is.test(content);

/** Nothing that a reader would see: no letter, no picture. */
export const isBlank = (content: string) =>
  !/<img\b/i.test(content) &&
  (isHtml(content) ? content.replace(/<[^>]*>|&nbsp;|&#160;/gi, ' ') : content).trim() === '';
