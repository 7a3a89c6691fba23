export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** A block of one line is a heading only below this length. */
const headingLimit = 100;

/** A hyphen or a star counts only with a space after it: `-20 °F` and `*see below` are no items. */
const bullet = /^(?:[•‣◦▪·●]\s*|[-*–]\s+)/;

/** Plain text as blocks: split at blank lines, then into non-empty lines. See docs/product.md#article-text. */
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
