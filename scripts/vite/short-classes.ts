import type { Selector } from 'lightningcss';
import { classWords, edit } from './used-styles.ts';

/**
 * A name of one to three letters for every class of the sheet, those that `source` names most being the shortest.
 * A class that is a word of `scripts`, which run in the browser and look for it, keeps its name.
 */
export function shortNames(css: string, source: string, scripts: string): Map<string, string> {
  const uses = new Map<string, number>();
  for (const word of classWords(source)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const kept = new Set(scripts.split(/[\s"'`{}$.,:>+~()[\]]+/));
  const renamed = new Set<string>();
  visitClasses(css, (name) => {
    if (!kept.has(name)) renamed.add(name);
    return name;
  });
  const short = letterNames(kept);
  return new Map(
    [...renamed]
      .sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0))
      .map((name) => [name, short.next().value]),
  );
}

export const renameClasses = (css: string, names: ReadonlyMap<string, string>): string =>
  visitClasses(css, (name) => names.get(name) ?? name);

/** Also those in parentheses, as in `:not()`. */
function visitClasses(css: string, rename: (name: string) => string): string {
  const renameIn = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'class') return { ...part, name: rename(part.name) };
      if (!('selectors' in part) || part.kind === 'host') return part;
      return { ...part, selectors: part.selectors.map(renameIn) };
    });
  return edit(css, { Selector: renameIn });
}

/** Its custom properties by short names too, but those that `scripts` set or read. */
export function renameProperties(css: string, scripts: string): string {
  const names = new Map<string, string>();
  const short = letterNames();
  return edit(css, {
    DashedIdent(name) {
      if (scripts.includes(name)) return name;
      if (!names.has(name)) names.set(name, `--${short.next().value}`);
      return names.get(name)!;
    },
  });
}

/** a … z, aa … zz, and so on, without those in `taken`. */
function* letterNames(taken: ReadonlySet<string> = new Set()): Generator<string, never> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (let before = ['']; ; ) {
    before = before.flatMap((start) => letters.map((letter) => start + letter));
    yield* before.filter((name) => !taken.has(name));
  }
}
