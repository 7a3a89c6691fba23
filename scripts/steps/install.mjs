import { existsSync } from 'node:fs';
import { mustRun, run } from './command.mjs';
import { step } from './progress.mjs';
import { inProject, Problem, pinnedNode, readJson, systemPath } from './project.mjs';
import { withSetupLock } from './setup-lock.mjs';

/** Installs the packages of package-lock.json, unless node_modules already has exactly these. */
export async function install() {
  if (await isInstalled()) return;
  await withSetupLock(async () => {
    if (!(await isInstalled())) await step('Installing dependencies', installAll);
  });
}

async function isInstalled() {
  return hasAllPackages() && (await pinnedNodeRuns());
}

function hasAllPackages() {
  const record = inProject('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const lock = readJson(inProject('package-lock.json'));
  const installed = readJson(record);
  return (
    isSameManifest(readJson(inProject('package.json')), lock.packages['']) &&
    missingPackages(lock, installed).length === 0 &&
    Object.keys(installed.packages).every((folder) => existsSync(inProject(folder)))
  );
}

/** Whether package.json and the lock agree. If not, npm says what differs. */
export function isSameManifest(manifest, locked) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) => {
    const sorted = (record = {}) => JSON.stringify(Object.entries(record).sort());
    return sorted(manifest[kind]) === sorted(locked[kind]);
  });
}

/**
 * Packages of the lock that are missing from npm's record of node_modules, or differ there.
 * npm writes that record last, so an interrupted install has none. Optional packages for other platforms may be absent.
 */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([folder, wanted]) => {
      const found = installed.packages[folder];
      if (folder === '' || (!found && wanted.optional)) return false;
      return found?.version !== wanted.version || found?.integrity !== wanted.integrity;
    })
    .map(([folder]) => folder);
}

async function installAll() {
  // The build tools are needed, whatever NODE_ENV or a personal .npmrc excludes.
  const options = ['--include=dev', '--include=optional', '--loglevel=error'];
  const output = await mustRun('npm ci', 'npm', ['ci', ...options], { path: systemPath });
  // Some versions of npm exit with 0 after a failed download.
  if (!hasAllPackages())
    throw new Problem(
      `npm ci did not install everything: is the npm registry within reach?\n${output.trim()}`,
    );
  if (!(await pinnedNodeRuns())) await fetchPinnedNode();
}

/** With install scripts disabled, the `node` package has not fetched its program. */
async function fetchPinnedNode() {
  await mustRun('Fetching the pinned Node', 'node', ['installArchSpecificPackage'], {
    path: systemPath,
    cwd: inProject('node_modules', 'node'),
    env: { npm_config_ignore_scripts: 'false' },
  });
  if (await pinnedNodeRuns()) return;
  throw new Problem(`The pinned Node ${pinnedVersion()} does not run on this machine (${pinnedNode}).`);
}

async function pinnedNodeRuns() {
  const { output } = await run(pinnedNode, ['--version']);
  return output.trim() === `v${pinnedVersion()}`;
}

function pinnedVersion() {
  return readJson(inProject('package.json')).dependencies.node;
}
