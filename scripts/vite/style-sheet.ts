/** A statement such as `@import …;`, a declaration, or a rule with its body. */
export type Node = { text: string; children?: Node[] };

/** Parses a minified style sheet, which has no comments. */
export function parse(css: string): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  let text = '';
  let depth = 0;
  const end = (children?: Node[]) => {
    if (text !== '') open.at(-1)!.push(children ? { text, children } : { text });
    text = '';
  };
  for (const [sign] of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\s\S]/g)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth > 0) text += sign;
    else if (sign === ';') {
      text += sign;
      end();
    } else if (sign === '{') {
      const children: Node[] = [];
      end(children);
      open.push(children);
    } else if (sign === '}') {
      end();
      open.pop();
    } else text += sign;
  }
  end();
  return root;
}

export const write = (nodes: readonly Node[]): string =>
  nodes.map(({ text, children }) => (children ? `${text}{${write(children)}}` : text)).join('');

/** The class name without the selector's escapes. */
export const unescapedName = (name: string): string =>
  name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

/** Matches a name in a selector, including escapes. */
export const escapedName = String.raw`(?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+`;

/** What may be a class in source code, by Tailwind's own rule. */
export const classWords = (source: string): string[] => source.split(/[\s"'`{}$]+/);
