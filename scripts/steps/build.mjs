import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mustRunScript } from './command.mjs';
import { step } from './progress.mjs';
import { inProject, root } from './project.mjs';
import { withSetupLock } from './setup-lock.mjs';

/** Everything that the build depends on; a missing path counts as empty. */
const inputs = [
  'src',
  'public',
  'scripts/vite',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const stamp = inProject('dist', '.built-from');

const isTest = /\.(test|fixture)\.(tsx?|mjs)$/;

/** Builds server, pages and panel into dist/, unless dist/ was built from the same sources. */
export async function build() {
  if (isBuilt()) return;
  await withSetupLock(async () => {
    if (!isBuilt()) await step('Building pages and panel', buildAll);
  });
}

async function buildAll() {
  const sources = fingerprint(root, inputs);
  // Without its stamp an interrupted build does not count.
  rmSync(stamp, { force: true });
  await mustRunScript('The build', 'build', { env: { NODE_ENV: 'production' } });
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(stamp, sources);
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, inputs);
}

/** A hash of the names and contents of all files under the given paths, but for tests, which the styles leave out too. */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(base, path)))) {
    if (isTest.test(file)) continue;
    const content = readFileSync(file);
    hash.update(`${relative(base, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
