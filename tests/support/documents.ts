import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The README and everything in docs. */
export const pages = [
  'README.md',
  ...(await readdir(join(root, 'docs'))).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));
