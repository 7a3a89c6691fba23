import sanitizeHtml from 'sanitize-html';
import { anyTag, isHtml } from '#articles/blog/article-content.ts';
import { contentLimit } from '#articles/blog/posts.ts';
import { wrongField } from '#kit/server/errors.ts';

const blocks = 'h2 h3 h4 p br hr ul ol li blockquote pre code figure figcaption table thead tbody tr th td';
const inline = 'a strong b em i u s sub sup img';

/** A start of 1 is none, and the editor would drop it. */
const toStart = (start: string): sanitizeHtml.Attributes => (/^(?!1$)\d{1,6}$/.test(start) ? { start } : {});

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks.split(' '), ...inline.split(' ')],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  transformTags: {
    ol: (tagName, { start = '' }) => ({ tagName, attribs: toStart(start) }),
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  // Removes pictures that visitors could not see: local files of a word processor, or `data:` URLs.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Increase it when the rules take away more than before: content stored until then is sanitized when read. */
export const rulesVersion = 1;

/**
 * Limits of an article. The sanitizer blocks the process, for microseconds per element and more with depth.
 */
const limits = { elements: 5_000, depth: 100, lines: 5_000 } as const;

class BeyondLimits extends Error {}

/**
 * Cleans an article for storage: sanitizes HTML; text only loses characters that no page can show. Throws
 * `invalid-input` beyond the limits.
 */
export function cleanArticle(typed: string): string {
  try {
    return cleanWithin(typed);
  } catch (error) {
    if (error instanceof BeyondLimits) throw wrongField('content', error.message);
    throw error;
  }
}

/** As `cleanArticle`. Of stored content beyond the limits, only the words are left. */
export const editableArticle = (stored: string): string => wordsBeyondLimits(stored, cleanWithin);

function cleanWithin(typed: string): string {
  const content = typed.replace(/(?![\t\n\r])\p{Cc}/gu, '');
  const clean = isHtml(content) ? sanitize(content) : checkLines(content);
  const shown = isHtml(clean) ? clean : escapeText(clean);
  if (shown.length > contentLimit) throw new BeyondLimits(tooLong);
  return clean;
}

const tooLong = `At most ${contentLimit} characters, where & counts as &amp; and < as &lt;`;

/**
 * Prepares an article for a page: HTML keeps harmless markup; text keeps its line breaks, with `<` escaped. Older text
 * was stored escaped, so entities stay. Of stored content beyond the limits, only the words are left.
 */
export function sanitizeArticle(content: string, isSanitized = false): string {
  if (!isHtml(content)) return escapeText(wordsBeyondLimits(content, checkLines));
  return isSanitized ? content : wordsBeyondLimits(content, sanitize, escapeText);
}

function wordsBeyondLimits(
  content: string,
  read: (content: string) => string,
  write = (words: string) => words,
): string {
  try {
    return read(content);
  } catch (error) {
    if (error instanceof BeyondLimits) return write(getWords(content));
    throw error;
  }
}

function sanitize(html: string): string {
  let elements = 0;
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag() {
      elements += 1;
      depth += 1;
      if (elements > limits.elements) throw new BeyondLimits(tooManyElements);
      if (depth > limits.depth) throw new BeyondLimits(tooDeep);
    },
    onCloseTag() {
      depth -= 1;
    },
  });
}

const tooManyElements = `At most ${limits.elements} paragraphs, pictures, table cells and other elements`;
const tooDeep = `At most ${limits.depth} elements inside each other`;

function checkLines(text: string): string {
  if (text.split('\n', limits.lines + 1).length > limits.lines) throw new BeyondLimits(tooManyLines);
  return text;
}

const tooManyLines = `At most ${limits.lines} lines`;

const getWords = (content: string) => content.replace(anyTag, ' ').replace(/\s+/g, ' ').trim();

const escapeText = (text: string) =>
  text
    .replace(/&(?!(?:amp|lt|gt|quot);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
