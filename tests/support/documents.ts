import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
export const inProject = (path: string) => join(projectFolder, path);
export const readProjectFile = (path: string) => readFileSync(inProject(path), 'utf8');

/** Every documentation page, by path. */
export const documentPages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(inProject('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The anchors of the text's headings. */
export const getAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The code blocks of one language in a page. */
export const getBlocks = (page: string, language: string): string[] =>
  [...readProjectFile(page).matchAll(new RegExp(`^ *\`\`\`${language}\n(.*?)^ *\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  );

/** Inline code in the text of a page. */
export const quotedIn = (page: string): string[] =>
  [
    ...readProjectFile(page)
      .replaceAll(/^ *```.*?^ *```/gms, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, quoted = '']) => quoted);

/** The commands of a shell block without comments, one per line. */
export const getLines = (block: string): string[] =>
  block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)# .*$/, '').trim())
    .filter(Boolean);

const isCommand = (text: string) => /^(npm|npx|git|fly|docker) [a-z]/.test(text) && !text.includes('<');

/** Every documented command, in a block or inline. */
export const documentedCommands = [
  ...new Set(
    documentPages.flatMap((page) => [
      ...getBlocks(page, 'sh').flatMap(getLines),
      ...quotedIn(page).filter(isCommand),
    ]),
  ),
];

/** Whether it is a line of an environment file. */
export const isSetting = (line: string) => /^[A-Z_]+=\S+$/.test(line);

/** Splits a simple command into words like a shell; expands `variables` except in single quotes. */
export const getWords = (line: string, variables: Record<string, string> = {}): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, literal, quoted, bare]) =>
    literal !== undefined
      ? literal
      : (quoted ?? bare ?? '').replaceAll(/\$(\w+)/g, (_, name: string) => variables[name] ?? `$${name}`),
  );
