/**
 * `npm run new-business`: turns the product into another company's. Asks, or reads `--answers FILE.json`; rewrites
 * profile, texts, colors, mark, icons and seed. docs/new-business.md says what remains to do by hand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getPalette } from '#company/brand/palette.ts';
import { checkedAnswers } from './answers.ts';
import { contentRewrites } from './content-files.ts';
import { lookRewrites } from './look-files.ts';
import { askAnswers } from './questions.ts';

/** They describe only the demo company. */
const removed = ['src/app/seed/posts', 'src/app/seed/posts.test.ts', 'src/app/seed/content.test.ts'];

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  const { values } = parseArgs({ options: { answers: { type: 'string' }, force: { type: 'boolean' } } });
  if (!values.force && !isClean()) {
    throw new Error('There are changes that git does not keep. Commit them first, or add --force.');
  }
  const answers = values.answers
    ? checkedAnswers(JSON.parse(readFileSync(values.answers, 'utf8')))
    : await askAnswers();
  const palette = getPalette(answers.primary, answers.accent);
  const today = new Date().toISOString().slice(0, 10);

  // Computes everything before it writes the first file: a run that fails here has changed nothing.
  const texts = [
    ...Object.entries(contentRewrites).map(([file, rewrite]) => [file, rewrite(read(file), answers, today)]),
    ...Object.entries(lookRewrites).map(([file, rewrite]) => [file, rewrite(read(file), answers, palette)]),
  ] as [string, string][];
  for (const [file, text] of texts) writeFileSync(file, text);
  for (const path of removed) rmSync(path, { recursive: true, force: true });

  const sources = texts.map(([file]) => file).filter((file) => /\.(ts|css)$/.test(file));
  run('node_modules/.bin/biome', 'check', '--write', '--unsafe', ...sources);
  run(process.execPath, 'scripts/brand.ts');
  console.log(`${answers.name} it is. Written:\n${texts.map(([file]) => `  ${file}`).join('\n')}`);
  console.log(
    `  icons, web manifest and default share picture in public/\nRemoved:\n  ${removed.join('\n  ')}`,
  );
  console.log('Read docs/new-business.md for what only you can write, then: npm start');
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

function run(command: string, ...words: string[]) {
  execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Nor can changes be undone in a folder without git. */
function isClean(): boolean {
  try {
    return (
      execFileSync('git', ['status', '--porcelain'], { stdio: ['ignore', 'pipe', 'ignore'] }).length === 0
    );
  } catch {
    return false;
  }
}
