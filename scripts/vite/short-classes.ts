import { classWords, escapedName, type Node, parse, unescapedName, write } from './style-sheet.ts';

/** A class in a selector, with its escapes: in brackets too, but not what looks like one in an attribute's value. */
const className = new RegExp(String.raw`\[[^\]]*\]|\.(${escapedName})`, 'gi');

/**
 * A name of one to three letters for every class of the sheet, those that `source` names most being the shortest.
 * A class that is a word of `scripts`, which run in the browser and look for it, keeps its name.
 */
export function shortNames(css: string, source: string, scripts: string): Map<string, string> {
  const uses = new Map<string, number>();
  for (const word of classWords(source)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const kept = new Set(wordsOf(scripts));
  const all = new Set<string>();
  renameIn(parse(css), (name) => {
    all.add(name);
    return name;
  });
  const renamed = [...all].filter((name) => !kept.has(name));
  renamed.sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
  const names = new Map<string, string>();
  let next = 0;
  for (const name of renamed) {
    let short = nameOf(next++);
    while (kept.has(short) || all.has(short)) short = nameOf(next++);
    names.set(name, short);
  }
  return names;
}

export const renameClasses = (css: string, names: ReadonlyMap<string, string>): string =>
  write(renameIn(parse(css), (name) => names.get(name) ?? name));

/** Its custom properties by short names too, but those that `scripts` set or read. */
export function renameProperties(css: string, scripts: string): string {
  const names = new Map<string, string>();
  return css.replace(/--[a-z][\w-]*/gi, (name) => {
    if (scripts.includes(name)) return name;
    const short = names.get(name) ?? `--${nameOf(names.size)}`;
    names.set(name, short);
    return short;
  });
}

function renameIn(nodes: readonly Node[], rename: (name: string) => string): Node[] {
  return nodes.map((node) => {
    const { text, children } = node;
    if (!children) return node;
    // What a declaration or an at-rule says may have dots of its own.
    const selector = text.startsWith('@')
      ? text
      : text.replace(className, (found, escaped?: string) => {
          if (!escaped) return found;
          const name = unescapedName(escaped);
          const renamed = rename(name);
          return renamed === name ? found : `.${renamed}`;
        });
    return { text: selector, children: renameIn(children, rename) };
  });
}

/** As code or a selector names them. */
const wordsOf = (source: string) => source.split(/[\s"'`{}$.,:>+~()[\]]+/);

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a … z, aa … zz, and so on. */
function nameOf(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? nameOf(rest - 1) : '') + letters[index % letters.length];
}
