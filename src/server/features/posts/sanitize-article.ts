import sanitizeHtml from 'sanitize-html';
import { isHtml } from '#shared/article-content.ts';

const blocks = 'h2 h3 h4 p br hr ul ol li blockquote pre code figure figcaption table thead tbody tr th td';
const inline = 'a strong b em i u s sub sup img';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks.split(' '), ...inline.split(' ')],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  // A picture that no visitor could see: of a word processor's own disk, or written out as `data:`.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** An article as it may be stored: HTML is sanitized, text stays as it was typed. */
export const cleanArticle = (content: string) => (isHtml(content) ? sanitizeHtml(content, options) : content);

/**
 * An article as it may stand in a page: HTML keeps the markup it needs and nothing that runs, frames or styles; text
 * keeps its line breaks, and what would begin a tag is escaped. Text was once stored escaped: its entities stay.
 */
export const sanitizeArticle = (content: string) =>
  isHtml(content) ? sanitizeHtml(content, options) : escapeText(content);

const escapeText = (text: string) =>
  text
    .replace(/&(?!(?:amp|lt|gt|quot);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
