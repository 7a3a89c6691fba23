import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface Import {
  /** A path in the project, such as `src/kit/money/money.ts`, or a package name with its subpath. */
  target: string;
  /** `import type` and `export type … from`, which do not exist at run time. */
  isType: boolean;
}

export interface SourceFile {
  /** Its path in the project. */
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
      return { path, text, imports: getImports(path, text) };
    });

export function getImports(path: string, text: string): Import[] {
  const found = [
    ...[...text.matchAll(statements)].map(([, importType, exportType, , from]) => ({
      from: from!,
      isType: Boolean(importType || exportType),
    })),
    ...[...text.matchAll(calls)].map(([, typeWord, , from]) => ({ from: from!, isType: Boolean(typeWord) })),
  ];
  return found.map(({ from, isType }) => ({ target: resolve(path, from), isType }));
}

/** Removes Vite's queries, as in `icons.svg?no-inline`. */
function resolve(path: string, asked: string): string {
  const from = asked.replace(/\?.*$/, '');
  if (from.startsWith('#')) return `src/${from.slice(1)}`;
  return from.startsWith('.') ? posix.join(posix.dirname(path), from) : from;
}

/** The first import cycle; null if there is none. */
export function findCycle(next: Map<string, string[]>): string | null {
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): string | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path].join(' → ');
    if (done.has(path)) return null;
    done.add(path);
    trail.push(path);
    for (const target of next.get(path) ?? []) {
      const cycle = visit(target);
      if (cycle) return cycle;
    }
    trail.pop();
    return null;
  };
  for (const path of next.keys()) {
    const cycle = visit(path);
    if (cycle) return cycle;
  }
  return null;
}
