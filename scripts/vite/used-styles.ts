import { classWords, escapedName, type Node, parse, unescapedName, write } from './style-sheet.ts';

/**
 * The part of a style sheet that markup from `source` can need. A rule stays if each of its classes is a word of the
 * source (Tailwind's own rule) and each of its elements appears there as a tag or in quotes; with markup from
 * elsewhere, such as the body of an article, every element may appear. A custom property stays if a remaining rule
 * reads it.
 */
export function usedStyles(css: string, source: string, hasForeignMarkup = false): string {
  const words = new Set(classWords(source));
  // After `<` there is no closing quote to match.
  const elements = new Set(
    [...source.matchAll(/(?:<|(['"`]))([a-z][a-z0-9]*)(?=\1)/g)].map(([, , name]) => name!),
  );
  for (const name of documentElements) elements.add(name);
  const canMatch = (selector: string) =>
    // A class with a quote is not a single word.
    classesOf(selector).every((name) => words.has(name) || (/["'`]/.test(name) && source.includes(name))) &&
    (hasForeignMarkup ||
      (elementsOf(selector).every((name) => elements.has(name)) &&
        inputParts.every(([part, type]) => !part.test(selector) || source.includes(`type="${type}"`))));
  return withoutUnread(write(keepMatching(parse(css), canMatch)));
}

const documentElements = ['html', 'head', 'body'];

/** Pseudo-elements that exist only on inputs of a certain type. */
const inputParts: readonly [part: RegExp, type: string][] = [
  [/::-webkit-(date|calendar)/, 'date'],
  [/::-webkit-search/, 'search'],
  [/::-webkit-(inner|outer)-spin/, 'number'],
  [/::file-selector/, 'file'],
];

function keepMatching(nodes: readonly Node[], canMatch: (selector: string) => boolean): Node[] {
  return nodes.flatMap((node) => {
    const { text, children } = node;
    if (!children || /^@(font-face|property|keyframes|view-transition)/.test(text)) return [node];
    if (text.startsWith('@')) {
      const kept = keepMatching(children, canMatch);
      return kept.length > 0 ? [{ text, children: kept }] : [];
    }
    const selectors = splitList(text).filter(canMatch);
    // The minifier repeats prefixed declarations.
    const different = children.filter(
      ({ text: one, children: nested }, index) => nested || one !== children[index - 1]?.text,
    );
    return selectors.length > 0 ? [{ text: selectors.join(','), children: different }] : [];
  });
}

/** The classes that an element must have; those in parentheses, as in `:not()`, are no condition. */
function classesOf(selector: string): string[] {
  return [...outsideBrackets(selector).matchAll(new RegExp(`\\.(${escapedName})`, 'gi'))].map(
    ([, name = '']) => unescapedName(name),
  );
}

/** The elements that the selector names, by the same rule. */
function elementsOf(selector: string): string[] {
  const plain = outsideBrackets(selector).replace(
    /\[[^\]]*\]|[.#:](?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|:|[^\0-\x7f])+/gi,
    '',
  );
  return plain.match(/[a-z][a-z0-9]*/g) ?? [];
}

const outsideBrackets = (selector: string) =>
  selector.replace(/:(not|where|is|has)\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g, '');

/** Removes custom properties that nothing reads, until none is left. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const less = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(;|(?=\}))/g, (rule, name: string) =>
      read.has(name) ? rule : '',
    );
  return less === css ? css : withoutUnread(less);
}

/** Splits at commas outside parentheses and brackets. */
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
