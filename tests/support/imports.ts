import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface Import {
  /** Path from the project's folder, such as `src/shared/money.ts`, or the name of a package with its subpath. */
  target: string;
  /** `import type` and `export type … from`: gone before the program runs. */
  isType: boolean;
}

export interface SourceFile {
  /** Path from the project's folder. */
  path: string;
  text: string;
  imports: Import[];
}

const statements =
  /^[ \t]*(?:import\s+(type\s+)?(?:[\w$*{}\s,]+?\s+from\s+)?|export\s+(type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[\w$\s,]*\})\s+from\s+)(['"])([^'"\n]+)\3/gm;
const calls = /(typeof\s+)?\bimport\(\s*(['"])([^'"\n]+)\2/g;

/** Every TypeScript file under src, tests included. */
export const readSources = (): SourceFile[] =>
  globSync('src/**/*.{ts,tsx}')
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });

export function importsOf(path: string, text: string): Import[] {
  const found = [
    ...[...text.matchAll(statements)].map(([, importType, exportType, , from]) => ({
      from: from!,
      isType: Boolean(importType || exportType),
    })),
    ...[...text.matchAll(calls)].map(([, isTypeOf, , from]) => ({ from: from!, isType: Boolean(isTypeOf) })),
  ];
  return found.map(({ from, isType }) => ({ target: resolve(path, from), isType }));
}

/** Vite's questions at the end of an address, as in `icons.svg?no-inline`, name the same file. */
function resolve(path: string, asked: string): string {
  const from = asked.replace(/\?.*$/, '');
  if (from.startsWith('#')) return `src/${from.slice(1)}`;
  return from.startsWith('.') ? posix.join(posix.dirname(path), from) : from;
}
