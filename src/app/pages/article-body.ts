import { articleBlocks } from '#articles/blog/article-blocks.ts';
import { anyTag, decodeText } from '#articles/blog/article-content.ts';
import type { ArticleBody, ArticleSection } from '#articles/blog/site/article-data.ts';
import type { Language } from '#kit/language/language.ts';
import { slugify } from '#kit/wire/slug.ts';
import { clip } from '#kit/wire/text.ts';
import { pageTexts } from './page-texts.ts';

/** Sanitized content as the page shows it: HTML or blocks of text, its headings with ids to link to. */
export function articleBody(
  content: string,
  language: Language,
): { body: ArticleBody | null; sections: ArticleSection[] } {
  const sections: ArticleSection[] = [];
  const uniqueId = uniqueIds();
  const addSection: AddSection = (text) => {
    if (sections.length === sectionLimit) return undefined;
    const words = clip(text, headingLimit);
    const id = uniqueId(`section-${slugify(words)}`.replace(/-$/, ''));
    sections.push({ id, text: words });
    return id;
  };
  if (isEmpty(content)) return { body: null, sections };
  const body: ArticleBody = isHtml(content)
    ? {
        kind: 'html',
        html: withHeadingIds(withScrollingTables(withLazyPictures(content), language), addSection),
      }
    : { kind: 'text', blocks: textBlocks(content, addSection) };
  return { body, sections };
}

/** A longer list of contents helps nobody. */
const sectionLimit = 100;
/** Characters of a heading in the list of contents and in its id. */
const headingLimit = 200;

/** The id of the heading; undefined where the list of contents is full. */
type AddSection = (text: string) => string | undefined;

/** Each id once: the next equal one gets `-2`, then `-3`. */
function uniqueIds(): (id: string) => string {
  const taken = new Set<string>();
  const suffixes = new Map<string, number>();
  return (wanted) => {
    let suffix = suffixes.get(wanted) ?? 1;
    let id = wanted;
    while (taken.has(id)) {
      suffix += 1;
      id = `${wanted}-${suffix}`;
    }
    suffixes.set(wanted, suffix);
    taken.add(id);
    return id;
  };
}

const isHtml = (content: string) => /<[a-z]/i.test(content);

/** A letter outside tags is enough; only entities need decoding. */
const isEmpty = (content: string) => !/(?:^|>)\s*[^<&\s]|<img\b/i.test(content) && getText(content) === '';

/** The sanitizer leaves no attribute on a heading. */
const withHeadingIds = (html: string, addSection: AddSection) =>
  html.replace(/<h2>(.*?)<\/h2>/gs, (heading, inner: string) => {
    const text = getText(inner);
    const id = text && addSection(text);
    return id ? `<h2 id="${id}">${inner}</h2>` : heading;
  });

/** No editor says it. `enhance` fades in what is lazy. */
const withLazyPictures = (html: string) => html.replace(/<img (?![^>]*\bloading=)/g, '<img loading="lazy" ');

/** A table wider than a phone scrolls by itself, by keyboard too. */
const withScrollingTables = (html: string, language: Language) =>
  html
    .replaceAll(
      '<table>',
      `<div class="article-table" role="group" aria-label="${pageTexts[language].tableLabel}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

const textBlocks = (content: string, addSection: AddSection) =>
  articleBlocks(decodeText(content)).map((block) =>
    block.kind === 'heading' ? { ...block, id: addSection(block.text) } : block,
  );

const getText = (html: string) => decodeText(html.replace(anyTag, ' ')).replace(/\s+/g, ' ').trim();
