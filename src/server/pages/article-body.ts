import { articleBlocks } from '#shared/article-blocks.ts';
import { anyTag, decodeText } from '#shared/article-content.ts';
import { freeSlug, slugify } from '#shared/slug.ts';
import type { ArticleBody, ArticleSection } from '#web/site/article/article-data.ts';

/** Sanitized content as the page shows it: HTML or blocks of text, its headings with ids to link to. */
export function articleBody(content: string): { body: ArticleBody | null; sections: ArticleSection[] } {
  const sections: ArticleSection[] = [];
  const addSection = (text: string) => {
    const id = freeSlug(`section-${slugify(text)}`.replace(/-$/, ''), (taken) =>
      sections.some((section) => section.id === taken),
    );
    sections.push({ id, text });
    return id;
  };
  if (isEmpty(content)) return { body: null, sections };
  const body: ArticleBody = isHtml(content)
    ? { kind: 'html', html: withHeadingIds(withScrollingTables(content), addSection) }
    : { kind: 'text', blocks: textBlocks(content, addSection) };
  return { body, sections };
}

const isHtml = (content: string) => /<[a-z]/i.test(content);

const isEmpty = (content: string) => !/<img\b/i.test(content) && textOf(content) === '';

/** The sanitizer leaves no attribute on a heading. */
const withHeadingIds = (html: string, idOf: (text: string) => string) =>
  html.replace(/<h2>(.*?)<\/h2>/gs, (heading, inner: string) => {
    const text = textOf(inner);
    return text === '' ? heading : `<h2 id="${idOf(text)}">${inner}</h2>`;
  });

/** A table wider than a phone scrolls by itself, by keyboard too. */
const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table>', '<div class="article-table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');

const textBlocks = (content: string, idOf: (text: string) => string) =>
  articleBlocks(decodeText(content)).map((block) =>
    block.kind === 'heading' ? { ...block, id: idOf(block.text) } : block,
  );

const textOf = (html: string) => decodeText(html.replace(anyTag, ' ')).replace(/\s+/g, ' ').trim();
