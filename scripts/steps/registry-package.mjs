import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mustRun } from './command.mjs';
import { inProject, Problem, systemPath } from './project.mjs';

/**
 * Unpacks one package of the npm registry into .cache and returns its folder. For programs that only the tests need:
 * as dependencies, every `npm start` would download them. Runs nothing from the package.
 * @param {{ name: string, version: string, integrity: string }} wanted `integrity` as in a package-lock.json
 * @param {(folder: string) => Promise<void>} finish runs before the folder counts as complete
 */
export async function unpackPackage({ name, version, integrity }, finish) {
  const cache = inProject('.cache', 'programs');
  const folder = join(cache, `${name.replace('@', '').replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    await download(`${name}@${version}`, integrity, draft);
    await finish(draft);
    renameSync(draft, folder);
  } catch (error) {
    // Another test run may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

async function download(spec, integrity, folder) {
  const fetching = ['pack', spec, '--pack-destination', folder, '--loglevel=error'];
  await mustRun(`Fetching ${spec}`, 'npm', fetching, { path: systemPath });
  const archive = join(folder, readdirSync(folder)[0]);
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== integrity) throw new Problem(`${spec} is not the package that was reviewed: ${found}`);
  const unpacking = ['-xzf', basename(archive), '--strip-components=1', '--no-same-owner'];
  await mustRun(`Unpacking ${spec}`, 'tar', unpacking, { cwd: folder });
  rmSync(archive);
}
