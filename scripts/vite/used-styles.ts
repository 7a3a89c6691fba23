/** A statement such as `@import …;` or a declaration, or a rule with what stands in its braces. */
type Node = { text: string; children?: Node[] };

/**
 * The part of a style sheet that markup written by `source` can need: a rule stays if each of its classes is a word of
 * the source, as Tailwind itself looks for classes. A custom property stays if something that stays reads it.
 */
export function usedStyles(css: string, source: string): string {
  const words = new Set(source.split(/[\s"'`{}$]+/));
  // A class with a quote in it is no whole word.
  const isNamed = (name: string) => words.has(name) || (/["'`]/.test(name) && source.includes(name));
  return withoutUnread(write(keepNamed(parse(css), isNamed)));
}

function keepNamed(nodes: readonly Node[], isNamed: (name: string) => boolean): Node[] {
  return nodes.flatMap((node) => {
    const { text, children } = node;
    if (!children || /^@(font-face|property|keyframes|view-transition)/.test(text)) return [node];
    if (text.startsWith('@')) {
      const kept = keepNamed(children, isNamed);
      return kept.length > 0 ? [{ text, children: kept }] : [];
    }
    const selectors = splitList(text).filter((selector) => classesOf(selector).every(isNamed));
    return selectors.length > 0 ? [{ text: selectors.join(','), children }] : [];
  });
}

/** The classes that an element must have; those in brackets, as of `:not()`, are no condition here. */
function classesOf(selector: string): string[] {
  const outside = selector.replace(/:(not|where|is|has)\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g, '');
  return [...outside.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = '']) =>
    name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string, sign: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );
}

/** Leaves out custom properties that nothing reads, again until none is left. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const less = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(;|(?=\}))/g, (rule, name: string) =>
      read.has(name) ? rule : '',
    );
  return less === css ? css : withoutUnread(less);
}

/** Splits at the commas that stand in no brackets. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [sign] of text.matchAll(/\\.|[^\\]/gs)) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Of a minified style sheet: without comments. */
function parse(css: string): Node[] {
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

const write = (nodes: readonly Node[]): string =>
  nodes.map(({ text, children }) => (children ? `${text}{${write(children)}}` : text)).join('');
