export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** A longer line is a paragraph. */
const headingLimit = 100;

/** A hyphen or asterisk needs a space after it: `-20 °F` and `*see below` are not list items. */
const bullet = /^(?:[•‣◦▪·●]\s*|[-*–]\s+)/;

/** See docs/product/articles.md#article-text. */
export function articleBlocks(text: string): ArticleBlock[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .flatMap((lines) => toBlocks(lines.filter(Boolean)));
}

function toBlocks(lines: readonly string[]): ArticleBlock[] {
  const [only] = lines;
  if (lines.length === 1 && only && isHeading(only)) return [{ kind: 'heading', text: only }];
  const blocks: ArticleBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!bullet.test(line)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.replace(bullet, ''));
    else blocks.push({ kind: 'list', items: [line.replace(bullet, '')] });
  }
  return blocks;
}

const isHeading = (line: string) => line.length < headingLimit && !line.endsWith('.') && !bullet.test(line);
